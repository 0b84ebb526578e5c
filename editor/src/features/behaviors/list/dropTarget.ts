import type { BehaviorGap, Id } from '@playhouse/core';
import { gapIn, type ListRow } from './listRows.ts';

/** Where a dragged item would be dropped, and where the line that shows this is drawn. */
export interface DropTarget {
  readonly gap: BehaviorGap;
  /** The row at whose upper or lower edge the line is drawn. */
  readonly row: string;
  readonly edge: 'before' | 'after';
  readonly depth: number;
}

/**
 * The gap for a point over a row. `part` is 0 at the row's upper edge and 1 at its lower edge. The lower half of
 * an open block's head means its first lane; the lower edge of a block means the gap after it.
 */
export function dropTargetAt(rows: readonly ListRow[], index: number, part: number): DropTarget | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const { key, depth } = row;
  switch (row.kind) {
    case 'card':
      if (part < 0.5) return { gap: gapIn(row, row.index), row: key, edge: 'before', depth };
      if (row.hasLanes) return intoLane(rows, row.behavior.id);
      return { gap: gapIn(row, row.index + 1), row: key, edge: 'after', depth };
    case 'when':
      return intoLane(rows, row.behavior.id);
    case 'lane':
      return { gap: { parent: row.behavior.id, list: row.list, index: 0 }, row: key, edge: 'after', depth };
    case 'end': {
      const head = rows.find((other) => other.kind === 'card' && other.key === row.behavior.id);
      if (head?.kind !== 'card') return undefined;
      return { gap: gapIn(head, head.index + 1), row: key, edge: 'after', depth: head.depth };
    }
  }
}

function intoLane(rows: readonly ListRow[], block: Id): DropTarget | undefined {
  const lane = rows.find((row) => row.kind === 'lane' && row.behavior.id === block && row.list === 'behaviors');
  if (!lane) return undefined;
  return { gap: { parent: block, list: 'behaviors', index: 0 }, row: lane.key, edge: 'after', depth: lane.depth };
}

/** Every gap from top to bottom, each once, as the arrow keys visit them in move mode. */
export function everyGap(rows: readonly ListRow[]): readonly DropTarget[] {
  const gaps = new Map<string, DropTarget>();
  const add = (target: DropTarget | undefined) => {
    if (!target) return;
    const { parent, list = 'behaviors', index } = target.gap;
    gaps.set(JSON.stringify([parent, list, index]), target);
  };
  for (const [index, row] of rows.entries()) {
    add(dropTargetAt(rows, index, 0));
    if (row.kind === 'card' && !row.hasLanes) add(dropTargetAt(rows, index, 1));
  }
  return [...gaps.values()];
}

/** True when a gap is inside one of the dragged behaviors, where drops are ignored. */
export function isInside(rows: readonly ListRow[], gap: BehaviorGap, carried: ReadonlySet<Id>): boolean {
  let parent = gap.parent;
  while (parent !== undefined) {
    if (carried.has(parent)) return true;
    const id: Id = parent;
    const row = rows.find((other) => other.kind === 'card' && other.key === id);
    parent = row?.kind === 'card' ? row.parent : undefined;
  }
  return false;
}

/** The key of a closed block or lane, which opens when something dragged rests over it. */
export function openedByRest(row: ListRow | undefined): string | undefined {
  if ((row?.kind !== 'card' && row?.kind !== 'lane') || row.isOpen) return undefined;
  return row.kind === 'lane' || row.behavior.behaviors ? row.key : undefined;
}
