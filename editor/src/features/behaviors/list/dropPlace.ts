import type { BehaviorGap, Id } from '@playhouse/core';
import { type ListRow, placeIn } from './listRows.ts';

/** Where dragged behaviors would go, and where the drop line is drawn. */
export interface DropPlace {
  readonly place: BehaviorGap;
  /** The row at whose upper or lower edge the line is drawn. */
  readonly row: string;
  readonly edge: 'before' | 'after';
  readonly depth: number;
}

/**
 * The gap for a point over a row. `part` is 0 at the row's upper edge and 1 at its lower edge. The lower half of
 * an open block's head means its first lane; the lower edge of a block means the gap after it.
 */
export function dropPlaceAt(rows: readonly ListRow[], index: number, part: number): DropPlace | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const { key, depth } = row;
  switch (row.kind) {
    case 'card':
      if (part < 0.5) return { place: placeIn(row, row.index), row: key, edge: 'before', depth };
      if (row.hasLanes) return intoLane(rows, row.behavior.id);
      return { place: placeIn(row, row.index + 1), row: key, edge: 'after', depth };
    case 'when':
      return intoLane(rows, row.behavior.id);
    case 'lane':
      return { place: { parent: row.behavior.id, list: row.list, index: 0 }, row: key, edge: 'after', depth };
    case 'end': {
      const head = rows.find((other) => other.kind === 'card' && other.key === row.behavior.id);
      if (head?.kind !== 'card') return undefined;
      return { place: placeIn(head, head.index + 1), row: key, edge: 'after', depth: head.depth };
    }
  }
}

function intoLane(rows: readonly ListRow[], block: Id): DropPlace | undefined {
  const lane = rows.find((row) => row.kind === 'lane' && row.behavior.id === block && row.list === 'behaviors');
  if (!lane) return undefined;
  return { place: { parent: block, list: 'behaviors', index: 0 }, row: lane.key, edge: 'after', depth: lane.depth };
}

/** Every gap from top to bottom, each once: the stops of the arrow keys in move mode. */
export function everyGap(rows: readonly ListRow[]): readonly DropPlace[] {
  const gaps = new Map<string, DropPlace>();
  const add = (gap: DropPlace | undefined) => {
    if (gap) gaps.set(JSON.stringify([gap.place.parent, gap.place.list ?? 'behaviors', gap.place.index]), gap);
  };
  for (const [index, row] of rows.entries()) {
    add(dropPlaceAt(rows, index, 0));
    if (row.kind === 'card' && !row.hasLanes) add(dropPlaceAt(rows, index, 1));
  }
  return [...gaps.values()];
}

/** True when a gap is inside one of the dragged behaviors, where drops are ignored. */
export function isInside(rows: readonly ListRow[], place: BehaviorGap, carried: ReadonlySet<Id>): boolean {
  let parent = place.parent;
  while (parent !== undefined) {
    if (carried.has(parent)) return true;
    const id: Id = parent;
    const row = rows.find((other) => other.kind === 'card' && other.key === id);
    parent = row?.kind === 'card' ? row.parent : undefined;
  }
  return false;
}
