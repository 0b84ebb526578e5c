import type { Asset, AssetFolder, ProjectSession } from '@playhouse/core';
import { ArrowRight, ClipboardCopy, CopyPlus, Download, Pencil, Trash2 } from 'lucide-react';
import type { MenuEntry } from '../../components/Menu.tsx';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
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
    else showToast(t('Duplicated as {name}.', { name: done.name }));
  };
  return [
    { id: 'open', label: t('Open'), icon: ArrowRight, keys: 'Enter', onAction: () => actions.goTo(name) },
    { id: 'rename', label: t('Rename'), icon: Pencil, keys: 'F2', onAction: () => actions.rename(name) },
    { id: 'duplicate', label: t('Duplicate'), icon: CopyPlus, onAction: () => void duplicate() },
    {
      id: 'download',
      label: t('Download'),
      icon: Download,
      onAction() {
        if (!downloadAsset(kind, asset, actions.assets)) showToast(t('The file of {name} is missing.', { name }));
      },
    },
    { id: 'copy-name', label: t('Copy name'), icon: ClipboardCopy, onAction: () => void copyName(name) },
    'line',
    ...usesEntries(targetOfAsset(kind, name)),
    'line',
    {
      id: 'delete',
      label: t('Delete'),
      icon: Trash2,
      keys: 'Del',
      tone: 'danger',
      onAction: () => actions.remove(name),
    },
  ];
}

async function copyName(name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(name);
    showToast(t('Copied “{name}”.', { name }));
  } catch {
    showToast(t('This browser does not allow copying.'));
  }
}
