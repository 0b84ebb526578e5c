import type { BehaviorGap, Id } from '@playhouse/core';
import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { ConditionMove } from './conditionMove.ts';
import type { DropTarget } from './dropTarget.ts';
import { type CardRow, type ListRow, laneKey } from './listRows.ts';

/** The state of a page's behavior list while it is open. */
export interface ListState {
  /** Ids of closed blocks and cards, and keys of closed lanes. */
  readonly closed: ReadonlySet<string>;
  /** Selected behaviors, all in one list. */
  readonly selected: ReadonlySet<Id>;
  /** The behavior from which Shift extends the selection. */
  readonly anchor: Id | undefined;
  /** Key of the row with the cursor, from which the arrow keys move. */
  readonly cursor: string | undefined;
  /** The behavior whose title is being edited. */
  readonly renamed: Id | undefined;
  /** Clicks add to the selection without Shift. */
  readonly isMulti: boolean;
  /** Where the behaviors being moved, by pointer or in move mode, would go. */
  readonly drop: DropTarget | undefined;
  /** The behaviors being moved, which are drawn faintly. */
  readonly carried: ReadonlySet<Id>;
  /** Move mode: the arrow keys choose the gap. */
  readonly isMoving: boolean;
  /** The condition that is moved in move mode; undefined while behaviors are. */
  readonly conditionMove: ConditionMove | undefined;
  /** The row where the insert box is open. */
  readonly inserting: string | undefined;
  /** The behavior beside which its help is open. */
  readonly helped: Id | undefined;
  /** Behaviors for which the user is asked under which name to save them. */
  readonly saving: readonly Id[];
  /** The gap left by a cut, for pasting back as long as the cursor stays there. */
  readonly cut: { readonly gap: BehaviorGap; readonly cursor: string | undefined } | undefined;
}

const nothing: ReadonlySet<Id> = new Set();

export type ListStore = StoreApi<ListState>;

export function createListStore(): ListStore {
  return createStore<ListState>(() => ({
    closed: new Set(),
    selected: nothing,
    anchor: undefined,
    cursor: undefined,
    renamed: undefined,
    isMulti: false,
    drop: undefined,
    carried: nothing,
    isMoving: false,
    conditionMove: undefined,
    inserting: undefined,
    helped: undefined,
    saving: [],
    cut: undefined,
  }));
}

/** Opens or closes a card, block or lane. */
export function toggleClosed(store: ListStore, key: string): void {
  const closed = new Set(store.getState().closed);
  if (!closed.delete(key)) closed.add(key);
  store.setState({ closed });
}

/** Opens everything around a behavior, so that it becomes visible. */
export function reveal(store: ListStore, ancestors: readonly { readonly id: Id; readonly list: string }[]): void {
  const closed = new Set(store.getState().closed);
  for (const { id, list } of ancestors) {
    closed.delete(id);
    closed.delete(laneKey(id, list));
  }
  store.setState({ closed });
}

/** How a click or key changes the selection. */
export type SelectionChange = 'only' | 'toggle' | 'range';

/**
 * Selects a behavior. A selection stays within one list: selecting in another list starts a new one.
 * docs/editor-design.md#selection.
 */
export function select(store: ListStore, rows: readonly ListRow[], row: CardRow, change: SelectionChange): void {
  const { selected, anchor } = store.getState();
  const id = row.behavior.id;
  const siblings = rows.filter((other): other is CardRow => other.kind === 'card' && isSameList(other, row));
  const kept = siblings.filter(({ behavior }) => selected.has(behavior.id)).map(({ behavior }) => behavior.id);
  if (change === 'toggle') {
    const next = new Set(kept);
    if (!next.delete(id)) next.add(id);
    store.setState({ selected: next, anchor: id, cursor: row.key });
    return;
  }
  const from = siblings.find(({ behavior }) => behavior.id === anchor);
  if (change === 'range' && from) {
    const [low, high] = [Math.min(from.index, row.index), Math.max(from.index, row.index)];
    const between = siblings.filter(({ index }) => index >= low && index <= high);
    store.setState({ selected: new Set(between.map(({ behavior }) => behavior.id)), cursor: row.key });
    return;
  }
  store.setState({ selected: new Set([id]), anchor: id, cursor: row.key });
}

/** True when two behaviors are in the same list. */
export function isSameList(left: CardRow, right: CardRow): boolean {
  return left.parent === right.parent && left.list === right.list;
}

/** A behavior, or all selected ones when it is one of them. */
export function chosenWith(store: ListStore, id: Id): readonly Id[] {
  const { selected } = store.getState();
  return selected.has(id) ? [...selected] : [id];
}

export const ListStoreContext = createContext<ListStore | undefined>(undefined);

/** The store of the surrounding list. */
export function useListStore(): ListStore {
  const store = useContext(ListStoreContext);
  if (!store) throw new Error('Rows of behaviors must be inside a behavior list.');
  return store;
}

export function useListState<Part>(selector: (state: ListState) => Part): Part {
  return useStore(useListStore(), selector);
}
