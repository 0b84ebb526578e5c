import { findBehavior } from '@playhouse/core';
import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  Boxes,
  CircleHelp,
  Copy,
  GitBranch,
  Move,
  MoveVertical,
  PackageOpen,
  Pencil,
  Plus,
  Power,
  Trash2,
} from 'lucide-react';
import type { MenuEntry } from '../../../components/Menu.tsx';
import { t } from '../../../i18n/t.ts';
import { quietFlags } from '../card/quietFlags.ts';
import type { ListCommands } from './listCommands.ts';
import { nudge, nudgeGap, removeAndStay } from './listMoves.ts';
import type { CardRow, ListRow } from './listRows.ts';
import { chosenWith, type ListStore } from './listStore.ts';
import { startMoving } from './moveMode.ts';

type Entries = readonly (MenuEntry | 'line')[];

/** A card and the list that it is in. */
export interface CardPlace {
  readonly row: CardRow;
  readonly rows: readonly ListRow[];
  readonly commands: ListCommands;
  readonly store: ListStore;
  readonly goTo: (key: string) => void;
}

interface CardActions extends CardPlace {
  /** Goes to a new behavior, if there is one. */
  readonly go: (id: string | undefined) => void;
  /** The behaviors to act on, determined at the time of the action, since the selection may change after rendering. */
  readonly ids: () => readonly string[];
}

/** All actions on a behavior, or on all selected ones when it is one of them. */
export function cardMenu(place: CardPlace, clipboard: readonly MenuEntry[], more: readonly MenuEntry[]): Entries {
  const { row, store, goTo } = place;
  const { id } = row.behavior;
  const ids = () => chosenWith(store, id);
  const actions: CardActions = { ...place, ids, go: (made) => (made === undefined ? undefined : goTo(made)) };
  const removeAll = () => removeAndStay(place, ids());
  return [
    ...ownEntries(actions),
    'line',
    ...clipboard,
    'line',
    ...arrangeEntries(actions),
    'line',
    ...helpEntries(actions),
    ...more,
    'line',
    { id: 'delete', label: t('Delete'), icon: Trash2, keys: 'Del', tone: 'danger', onAction: removeAll },
  ];
}

/** Actions on the behavior itself. */
function ownEntries({ row: { behavior, key }, commands, store, ids }: CardActions): Entries {
  const rename: MenuEntry = {
    id: 'rename',
    label: t('Rename'),
    icon: Pencil,
    keys: 'F2',
    onAction: () => store.setState({ renamed: behavior.id }),
  };
  return [
    {
      id: 'insert',
      label: t('Insert below…'),
      icon: Plus,
      keys: '/',
      onAction: () => store.setState({ inserting: key }),
    },
    ...(findBehavior(behavior.class)?.type === 'Note' ? [] : [rename]),
    {
      id: 'enable',
      label: behavior.enabled ? t('Switch off') : t('Switch on'),
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

/** Actions that move or copy it. */
function arrangeEntries(actions: CardActions): Entries {
  const { row, commands, go, ids } = actions;
  const { behavior, hasLanes } = row;
  const isBlock = hasLanes || behavior.behaviors !== undefined;
  return [
    moveEntry(actions),
    {
      id: 'duplicate',
      label: t('Duplicate'),
      icon: Copy,
      keys: 'Ctrl D',
      onAction: () => go(commands.duplicate(ids())[0]),
    },
    {
      id: 'group',
      label: t('Put into a group'),
      icon: Boxes,
      keys: 'Ctrl Shift G',
      onAction: () => go(commands.wrap(ids(), 'CompoundBehavior')),
    },
    {
      id: 'rule',
      label: t('Put into a rule'),
      icon: GitBranch,
      onAction: () => go(commands.wrap(ids(), 'RuleBehavior')),
    },
    ...(isBlock
      ? [
          {
            id: 'unwrap',
            label: t('Take everything out'),
            icon: PackageOpen,
            onAction: () => commands.unwrap(behavior.id),
          },
        ]
      : []),
  ];
}

/** Ways to move it, like dragging the card. */
function moveEntry(actions: CardActions): MenuEntry {
  const { row, rows, ids } = actions;
  const canMove = (step: 1 | -1) => nudgeGap(rows, row, new Set(ids()), step) !== undefined;
  return {
    id: 'move',
    label: t('Move'),
    icon: MoveVertical,
    entries: [
      {
        id: 'up',
        label: t('Move up'),
        icon: ArrowUp,
        keys: 'Alt Up',
        isDisabled: !canMove(-1),
        onAction: () => nudge(actions, row, -1),
      },
      {
        id: 'down',
        label: t('Move down'),
        icon: ArrowDown,
        keys: 'Alt Down',
        isDisabled: !canMove(1),
        onAction: () => nudge(actions, row, 1),
      },
      { id: 'place', label: t('Move to…'), icon: Move, keys: 'M', onAction: () => startMoving(actions, ids()) },
    ],
  };
}

/** Help, and saving it for other actors. */
function helpEntries({ row: { behavior }, store, ids }: CardActions): readonly MenuEntry[] {
  const help: MenuEntry = {
    id: 'help',
    label: t('Help'),
    icon: CircleHelp,
    onAction: () => store.setState({ helped: behavior.id }),
  };
  return [
    {
      id: 'save',
      label: t('Save as own behavior…'),
      icon: BookmarkPlus,
      onAction: () => store.setState({ saving: ids() }),
    },
    ...(findBehavior(behavior.class) ? [help] : []),
  ];
}
