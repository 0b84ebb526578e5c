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
import { chosenWith, type ListStore } from './listStore.ts';

type Entries = readonly (MenuEntry | 'line')[];

interface CardActions {
  readonly row: CardRow;
  readonly commands: ListCommands;
  readonly store: ListStore;
  /** Goes to a behavior that was made, if there is one. */
  readonly go: (id: string | undefined) => void;
  /** What the action is done to: at its time, since what is chosen may have changed after the card was drawn. */
  readonly ids: () => readonly string[];
}

/** Everything that can be done to a behavior, or to all chosen ones when it is one of them. */
export function cardMenu(
  row: CardRow,
  commands: ListCommands,
  store: ListStore,
  goTo: (key: string) => void,
  clipboard: readonly MenuEntry[],
): Entries {
  const { id } = row.behavior;
  const ids = () => chosenWith(store, id);
  const actions: CardActions = {
    row,
    commands,
    store,
    ids,
    go: (made) => (made === undefined ? undefined : goTo(made)),
  };
  const removeAll = () => {
    commands.remove(ids());
    store.setState({ selected: new Set() });
  };
  return [
    ...ownEntries(actions),
    'line',
    ...clipboard,
    'line',
    ...arrangeEntries(actions),
    'line',
    { id: 'delete', label: 'Delete', icon: Trash2, keys: 'Del', tone: 'danger', onAction: removeAll },
  ];
}

/** What is done to the behavior itself. */
function ownEntries({ row: { behavior, key }, commands, store, ids }: CardActions): Entries {
  const rename: MenuEntry = {
    id: 'rename',
    label: 'Rename',
    icon: Pencil,
    keys: 'F2',
    onAction: () => store.setState({ renamed: behavior.id }),
  };
  return [
    { id: 'insert', label: 'Insert below…', icon: Plus, keys: '/', onAction: () => store.setState({ inserting: key }) },
    ...(findBehavior(behavior.class)?.type === 'Note' ? [] : [rename]),
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
  ];
}

/** What is done to its position, and with copies of it. */
function arrangeEntries({ row: { behavior, hasLanes }, commands, store, go, ids }: CardActions): Entries {
  const isBlock = hasLanes || behavior.behaviors !== undefined;
  return [
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
  ];
}
