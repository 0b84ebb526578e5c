import type { Behavior, Id } from '@playhouse/core';
import type { ListRow } from './listRows.ts';
import type { ListState } from './listStore.ts';

/** What the state of a list says about its behaviors. */
export type Referring = Pick<
  ListState,
  | 'selected'
  | 'anchor'
  | 'cursor'
  | 'renamed'
  | 'inserting'
  | 'helped'
  | 'saving'
  | 'isMoving'
  | 'carried'
  | 'drop'
  | 'conditionMove'
>;

/**
 * What changes in a list's state when its behaviors have changed: everything that refers to a removed behavior is
 * dropped, and the cursor goes to the nearest remaining row. `before` are the rows that the cursor was in. Closed blocks
 * stay closed when undo brings them back, so their ids are kept.
 */
export function pruned(
  state: Referring,
  before: readonly ListRow[],
  rows: readonly ListRow[],
  behaviors: readonly Behavior[],
): Partial<Referring> {
  const changes: { -readonly [Key in keyof Referring]?: Referring[Key] } = {};
  const keys = new Set(rows.map(({ key }) => key));
  if (state.cursor !== undefined && !keys.has(state.cursor)) changes.cursor = nearestKey(before, keys, state.cursor);
  if (state.inserting !== undefined && !keys.has(state.inserting)) changes.inserting = undefined;
  if (!hasReferences(state)) return changes;
  const { ids, conditions, listOf } = inventory(behaviors);
  const isGone = (id: Id | undefined) => id !== undefined && !ids.has(id);
  const selected = oneList(
    [...state.selected].filter((id) => ids.has(id)),
    listOf,
  );
  if (selected.length !== state.selected.size) changes.selected = new Set(selected);
  if (isGone(state.anchor)) changes.anchor = selected[0];
  if (isGone(state.renamed)) changes.renamed = undefined;
  if (isGone(state.helped)) changes.helped = undefined;
  if (state.saving.some(isGone)) changes.saving = [];
  const isMoveGone = state.conditionMove
    ? !conditions.has(state.conditionMove.id) || isGone(state.conditionMove.rule)
    : [...state.carried].some(isGone) || (state.drop && !keys.has(state.drop.row));
  if (state.isMoving && isMoveGone)
    Object.assign(changes, { isMoving: false, carried: new Set(), drop: undefined, conditionMove: undefined });
  return changes;
}

function hasReferences({ selected, anchor, renamed, helped, saving, isMoving }: Referring): boolean {
  return selected.size > 0 || saving.length > 0 || isMoving || (anchor ?? renamed ?? helped) !== undefined;
}

/** The next row after a removed one that remains, else the one before. */
function nearestKey(before: readonly ListRow[], remaining: ReadonlySet<string>, key: string): string | undefined {
  const at = before.findIndex((row) => row.key === key);
  const stays = (row: ListRow) => row.kind !== 'end' && remaining.has(row.key);
  return (before.slice(at + 1).find(stays) ?? before.slice(0, Math.max(0, at)).findLast(stays))?.key;
}

/** The ids that are in the same list as the first. */
function oneList(ids: readonly Id[], listOf: ReadonlyMap<Id, readonly Behavior[]>): readonly Id[] {
  const [first] = ids;
  return first === undefined ? [] : ids.filter((id) => listOf.get(id) === listOf.get(first));
}

function inventory(behaviors: readonly Behavior[]) {
  const listOf = new Map<Id, readonly Behavior[]>();
  const conditions = new Set<Id>();
  const pending = [behaviors];
  for (let list = pending.pop(); list; list = pending.pop()) {
    for (const { id, conditions: own = [], behaviors: inner, elseBehaviors } of list) {
      listOf.set(id, list);
      for (const condition of own) conditions.add(condition.id);
      if (inner) pending.push(inner);
      if (elseBehaviors) pending.push(elseBehaviors);
    }
  }
  return { ids: listOf, conditions, listOf };
}
