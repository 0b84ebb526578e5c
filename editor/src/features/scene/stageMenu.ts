import type { SceneDocument, UseTarget } from '@playhouse/core';
import {
  AlignStartVertical,
  Copy,
  Crosshair,
  Grid3x3,
  Layers,
  Link2,
  Lock,
  LockOpen,
  Stamp,
  Trash2,
} from 'lucide-react';
import type { MenuEntry } from '../../components/Menu.tsx';
import { BehaviorIcon } from '../../components/ownIcons.ts';
import { t } from '../../i18n/t.ts';
import { usesEntry } from '../../ui-state/usesEntries.ts';
import type { DrawnItem } from '../drawing/stageItems.ts';
import { stageKeys } from '../shortcuts/shortcuts.ts';
import { alignEntries, distributeEntries, orderEntries } from './arrangeMenu.ts';
import type { StageCommands } from './stageCommands.ts';

export interface StageMenuOptions {
  readonly scene: SceneDocument;
  readonly selected: readonly DrawnItem[];
  readonly commands: StageCommands;
  readonly open: (actor: string) => void;
  readonly clipboard: readonly MenuEntry[];
  /** Asks for columns and rows of copies. */
  readonly repeat: () => void;
  /** Gives the stamp tool an actor. */
  readonly pickStamp: (prototype: string) => void;
}

/** The context menu of the selected actors; every entry also has a shortcut or a control elsewhere. */
export function stageMenu(options: StageMenuOptions): (MenuEntry | 'line')[] {
  const { scene, selected, commands, open, clipboard, repeat, pickStamp } = options;
  const [first] = selected;
  if (!first) {
    return [{ id: 'all', label: t('Select all'), keys: 'Ctrl A', onAction: commands.selectAll }, 'line', ...clipboard];
  }
  const isPinned = selected.every(({ isLocked }) => isLocked);
  return [
    ...(selected.length === 1 && first.look ? [editEntry(first, open)] : []),
    ...clipboard,
    'line',
    { id: 'duplicate', label: t('Duplicate'), icon: Copy, keys: 'Ctrl D', onAction: commands.duplicate },
    { id: 'repeat', label: t('Repeat…'), icon: Grid3x3, onAction: repeat },
    ...orderEntries(commands).filter(({ id }) => id === 'front' || id === 'back'),
    {
      id: 'align',
      label: t('Align and distribute'),
      icon: AlignStartVertical,
      entries: [...alignEntries(commands), 'line', ...distributeEntries(commands, selected.length)],
    },
    {
      id: 'layer',
      label: t('Move to layer'),
      icon: Layers,
      entries: scene.layers.toReversed().map((layer) => ({
        id: layer.id,
        label: layer.attributes.name,
        isChosen: selected.every((item) => item.layer === layer.id),
        onAction: () => commands.moveToLayer(layer.id),
      })),
    },
    ...usesOf(scene.id, selected),
    {
      id: 'alike',
      label: t('Select all of {name}', { name: first.name }),
      icon: Crosshair,
      keys: 'Ctrl Shift A',
      onAction: commands.selectAlike,
    },
    { id: 'same-layer', label: t('Select all on the same layer'), onAction: commands.selectSameLayer },
    { id: 'behind', label: t('Select the one behind'), ...stageKeys('behind'), onAction: commands.selectBehind },
    ...(first.look ? [stampEntry(first, pickStamp)] : []),
    'line',
    {
      id: 'pin',
      label: isPinned ? t('Unlock position') : t('Lock position'),
      icon: isPinned ? LockOpen : Lock,
      ...stageKeys('pin'),
      onAction: () => commands.setPinned(!isPinned),
    },
    { id: 'delete', label: t('Delete'), icon: Trash2, keys: 'Del', tone: 'danger', onAction: commands.remove },
  ];
}

function stampEntry({ name, prototype }: DrawnItem, pickStamp: StageMenuOptions['pickStamp']): MenuEntry {
  return { id: 'stamp', label: t('Stamp {name}', { name }), icon: Stamp, onAction: () => pickStamp(prototype) };
}

function editEntry({ id, name }: DrawnItem, open: (actor: string) => void): MenuEntry {
  return { id: 'open', label: t('Edit {name}', { name }), icon: BehaviorIcon, keys: 'Enter', onAction: () => open(id) };
}

/** Uses of the prototype that all selected actors share; for a single actor also references to this instance. */
function usesOf(scene: string, selected: readonly DrawnItem[]): readonly MenuEntry[] {
  const target = targetOfSelection(selected);
  const [first, ...others] = selected;
  if (!target || !first) return [];
  const uses = { ...usesEntry(target), label: t('Find uses of {name}', { name: first.name }) };
  if (others.length > 0) return [uses];
  const { keys: _, ...own } = usesEntry({ kind: 'instance', scene, id: first.id });
  return [uses, { ...own, id: 'own-uses', label: t('Find what refers to this one'), icon: Link2 }];
}

/** The prototype that all selected actors share; undefined if they differ or it is missing. */
export function targetOfSelection(selected: readonly DrawnItem[]): UseTarget | undefined {
  const [first] = selected;
  if (!first?.look || selected.some(({ prototype }) => prototype !== first.prototype)) return undefined;
  return { kind: 'prototype', id: first.prototype };
}
