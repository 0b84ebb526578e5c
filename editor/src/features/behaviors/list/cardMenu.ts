import { findBehavior } from '@playhouse/core';
import {
  BookmarkPlus,
  Boxes,
  CircleHelp,
  Copy,
  GitBranch,
  PackageOpen,
  Pencil,
  Plus,
  Power,
  Trash2,
} from 'lucide-react';
import type { MenuEntry } from '../../../components/Menu.tsx';
import { quietFlags } from '../card/quietFlags.ts';
import type { ListCommands } from './listCommands.ts';
import type { CardRow } from './listRows.ts';
import type { ListStore } from './listStore.ts';

/** The actions for a behavior, or for the whole selection when it is part of it. */
export function cardMenu(
  { behavior, hasLanes, key }: CardRow,
  commands: ListCommands,
  store: ListStore,
  goTo: (key: string) => void,
): readonly (MenuEntry | 'line')[] {
  /** At the time of the action: what is chosen may have changed since the card was drawn. */
  const ids = () => {
    const { selected } = store.getState();
    return selected.has(behavior.id) ? [...selected] : [behavior.id];
  };
  const removeAll = (doomed: readonly string[]) => {
    commands.remove(doomed);
    store.setState({ selected: new Set() });
  };
  const go = (id: string | undefined) => (id === undefined ? undefined : goTo(id));
  const isBlock = hasLanes || behavior.behaviors !== undefined;
  return [
    { id: 'insert', label: 'Insert below…', icon: Plus, keys: '/', onAction: () => store.setState({ inserting: key }) },
    {
      id: 'rename',
      label: 'Rename',
      icon: Pencil,
      keys: 'F2',
      onAction: () => store.setState({ renamed: behavior.id }),
    },
    {
      id: 'enable',
      label: behavior.enabled ? 'Switch off' : 'Switch on',
      icon: Power,
      onAction: () => commands.setEnabled(ids(), !behavior.enabled),
    },
    ...quietFlags(behavior).map(({ key: flag, label, isOn }) => ({
      id: flag,
      label,
      isChosen: isOn,
      onAction: () => commands.setField(behavior.id, flag, !isOn),
    })),
    'line',
    {
      id: 'duplicate',
      label: 'Duplicate',
      icon: Copy,
      keys: 'Ctrl D',
      onAction: () => go(commands.duplicate(ids())[0]),
    },
    {
      id: 'group',
      label: 'Put into a group',
      icon: Boxes,
      keys: 'Ctrl Shift G',
      onAction: () => go(commands.wrap(ids(), 'CompoundBehavior')),
    },
    { id: 'rule', label: 'Put into a rule', icon: GitBranch, onAction: () => go(commands.wrap(ids(), 'RuleBehavior')) },
    ...(isBlock
      ? [
          {
            id: 'unwrap',
            label: 'Take everything out',
            icon: PackageOpen,
            onAction: () => commands.unwrap(behavior.id),
          },
        ]
      : []),
    {
      id: 'save',
      label: 'Save as own behavior…',
      icon: BookmarkPlus,
      onAction: () => store.setState({ saving: ids() }),
    },
    ...(findBehavior(behavior.class)
      ? [{ id: 'help', label: 'Help', icon: CircleHelp, onAction: () => store.setState({ helped: behavior.id }) }]
      : []),
    'line',
    { id: 'delete', label: 'Delete', icon: Trash2, keys: 'Del', tone: 'danger', onAction: () => removeAll(ids()) },
  ];
}
