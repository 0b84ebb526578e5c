import type { Asset, AssetFolder, ProjectSession } from '@playhouse/core';
import { ArrowRight, ClipboardCopy, CopyPlus, Download, Pencil, Trash2 } from 'lucide-react';
import type { MenuEntry } from '../../components/Menu.tsx';
import { showToast } from '../../components/Toast.tsx';
import type { ProjectAssets } from '../../session/projectAssets.ts';
import { usesEntries } from '../../ui-state/usesEntries.ts';
import { downloadAsset, duplicateAsset } from '../assets/assetFiles.ts';
import { targetOfAsset } from '../assets/assetKinds.ts';

export interface AssetActions {
  readonly session: ProjectSession;
  readonly assets: ProjectAssets;
  readonly goTo: (name: string) => void;
  readonly rename: (name: string) => void;
  readonly remove: (name: string) => void;
}

/** The menu of one image, sound or font. */
export function assetEntries(kind: AssetFolder, asset: Asset, actions: AssetActions): readonly (MenuEntry | 'line')[] {
  const { name } = asset;
  const duplicate = async () => {
    const done = await duplicateAsset(kind, asset, actions);
    if ('message' in done) showToast(done.message);
    else showToast(`Duplicated as ${done.name}.`);
  };
  return [
    { id: 'open', label: 'Open', icon: ArrowRight, keys: 'Enter', onAction: () => actions.goTo(name) },
    { id: 'rename', label: 'Rename', icon: Pencil, keys: 'F2', onAction: () => actions.rename(name) },
    { id: 'duplicate', label: 'Duplicate', icon: CopyPlus, onAction: () => void duplicate() },
    {
      id: 'download',
      label: 'Download',
      icon: Download,
      onAction() {
        if (!downloadAsset(kind, asset, actions.assets)) showToast(`The file of ${name} is missing.`);
      },
    },
    { id: 'copy-name', label: 'Copy name', icon: ClipboardCopy, onAction: () => void copyName(name) },
    'line',
    ...usesEntries(targetOfAsset(kind, name)),
    'line',
    { id: 'delete', label: 'Delete', icon: Trash2, keys: 'Del', tone: 'danger', onAction: () => actions.remove(name) },
  ];
}

async function copyName(name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(name);
    showToast(`Copied “${name}”.`);
  } catch {
    showToast('This browser does not allow copying.');
  }
}
