import type { SceneDocument, UseTarget } from '@playhouse/core';
import {
  ArrowDownToLine,
  ArrowUpToLine,
  Copy,
  Crosshair,
  Layers,
  Link2,
  Lock,
  LockOpen,
  Puzzle,
  Trash2,
} from 'lucide-react';
import type { MenuEntry } from '../../components/Menu.tsx';
import { usesEntry } from '../../ui-state/usesEntries.ts';
import type { DrawnItem } from '../drawing/stageItems.ts';
import type { StageCommands } from './stageCommands.ts';

export interface StageMenuOptions {
  readonly scene: SceneDocument;
  readonly selected: readonly DrawnItem[];
  readonly commands: StageCommands;
  readonly open: (actor: string) => void;
  readonly clipboard: readonly MenuEntry[];
}

/** The context menu of the selected actors; every entry also has a shortcut or a control elsewhere. */
export function stageMenu({ scene, selected, commands, open, clipboard }: StageMenuOptions): (MenuEntry | 'line')[] {
  const [first] = selected;
  if (!first) {
    return [{ id: 'all', label: 'Select all', keys: 'Ctrl A', onAction: commands.selectAll }, 'line', ...clipboard];
  }
  const isPinned = selected.every(({ isLocked }) => isLocked);
  const edit: MenuEntry = {
    id: 'open',
    label: `Edit ${first.name}`,
    icon: Puzzle,
    keys: 'Enter',
    onAction: () => open(first.id),
  };
  return [
    ...(selected.length === 1 && first.look ? [edit] : []),
    ...clipboard,
    'line',
    { id: 'duplicate', label: 'Duplicate', icon: Copy, keys: 'Ctrl D', onAction: commands.duplicate },
    {
      id: 'front',
      label: 'Bring to front',
      icon: ArrowUpToLine,
      keys: 'Shift ]',
      onAction: () => commands.order('front'),
    },
    {
      id: 'back',
      label: 'Send to back',
      icon: ArrowDownToLine,
      keys: 'Shift [',
      onAction: () => commands.order('back'),
    },
    {
      id: 'layer',
      label: 'Move to layer',
      icon: Layers,
      entries: scene.layers.toReversed().map((layer) => ({
        id: layer.id,
        label: layer.attributes.name,
        isChosen: selected.every((item) => item.layer === layer.id),
        onAction: () => commands.moveToLayer(layer.id),
      })),
    },
    ...usesOf(scene.id, selected),
    { id: 'alike', label: `Select all of ${first.name}`, icon: Crosshair, onAction: commands.selectAlike },
    'line',
    {
      id: 'pin',
      label: isPinned ? 'Unlock position' : 'Lock position',
      icon: isPinned ? LockOpen : Lock,
      onAction: () => commands.setPinned(!isPinned),
    },
    { id: 'delete', label: 'Delete', icon: Trash2, keys: 'Del', tone: 'danger', onAction: commands.remove },
  ];
}

/** Uses of the prototype that all selected actors share; for a single actor also references to this instance. */
function usesOf(scene: string, selected: readonly DrawnItem[]): readonly MenuEntry[] {
  const target = targetOfSelection(selected);
  const [first, ...others] = selected;
  if (!target || !first) return [];
  const uses = { ...usesEntry(target), label: `Find uses of ${first.name}` };
  if (others.length > 0) return [uses];
  const { keys: _, ...own } = usesEntry({ kind: 'instance', scene, id: first.id });
  return [uses, { ...own, id: 'own-uses', label: 'Find what refers to this one', icon: Link2 }];
}

/** The prototype that all selected actors share; undefined if they differ or it is missing. */
export function targetOfSelection(selected: readonly DrawnItem[]): UseTarget | undefined {
  const [first] = selected;
  if (!first?.look || selected.some(({ prototype }) => prototype !== first.prototype)) return undefined;
  return { kind: 'prototype', id: first.prototype };
}
