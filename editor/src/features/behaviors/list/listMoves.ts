import type { BehaviorGap, Id } from '@playhouse/core';
import { type CardRow, gapIn, type ListRow } from './listRows.ts';
import { chosenWith, isSameList } from './listStore.ts';
import type { ListParts } from './rowProps.ts';

type Cursor = Pick<ListParts, 'rows' | 'store' | 'commands' | 'goTo'>;

/** Moves a behavior one position up or down within its list, with all selected ones when it is one of them. */
export function nudge({ rows, store, commands, goTo }: Cursor, row: CardRow, step: 1 | -1, gesture?: string): void {
  const ids = chosenWith(store, row.behavior.id);
  const gap = nudgeGap(rows, row, new Set(ids), step);
  if (!gap) return;
  commands.move(ids, gap, gesture);
  goTo(row.key);
}

/**
 * The gap one position above or below the chosen behaviors of a row's list, which move there together; undefined when
 * they are already at that end.
 */
export function nudgeGap(
  rows: readonly ListRow[],
  row: CardRow,
  ids: ReadonlySet<Id>,
  step: 1 | -1,
): BehaviorGap | undefined {
  const chosen = rows.filter(
    (other): other is CardRow => other.kind === 'card' && isSameList(other, row) && ids.has(other.behavior.id),
  );
  const first = chosen[0]?.index ?? row.index;
  const last = chosen.at(-1)?.index ?? row.index;
  const isTogether = last - first < Math.max(1, chosen.length);
  if (isTogether && (step < 0 ? first === 0 : last === row.count - 1)) return undefined;
  return gapIn(row, step < 0 ? Math.max(0, first - 1) : Math.min(row.count, last + 2));
}

/** Deletes behaviors, and moves the cursor to the card after the first of them. */
export function removeAndStay({ rows, store, commands, goTo }: Cursor, ids: readonly Id[], gesture?: string): void {
  const next = cardAfterRemoval(rows, new Set(ids));
  commands.remove(ids, gesture);
  store.setState({ selected: new Set() });
  if (next) goTo(next.key);
}

/** The first remaining card after the first of some behaviors, else the last one before it. */
export function cardAfterRemoval(rows: readonly ListRow[], ids: ReadonlySet<Id>): CardRow | undefined {
  let before: CardRow | undefined;
  let isPast = false;
  /** The depth of the removed behavior that the current row is inside of. */
  let within = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    if (row.depth > within) continue;
    within = Number.POSITIVE_INFINITY;
    if (row.kind !== 'card') continue;
    if (ids.has(row.behavior.id)) {
      isPast = true;
      within = row.depth;
    } else if (isPast) return row;
    else before = row;
  }
  return before;
}
