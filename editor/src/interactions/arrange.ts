import type { Point } from '@playhouse/core';
import { type Box, middleOf, unionOf } from './box.ts';

/** Where things are aligned: an edge or the middle of what encloses them, on one axis. */
export type AlignTo = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

type Axis = 'x' | 'y';

export interface Arranged {
  readonly id: string;
  readonly box: Box;
}

/** How far each thing moves, without those that stay. */
export type Moves = ReadonlyMap<string, Point>;

/** Aligns things with a box; with the box around all of them when none is given. */
export function alignMoves(things: readonly Arranged[], to: AlignTo, within?: Box): Moves {
  const around = within ?? unionOf(things.map(({ box }) => box));
  if (!around) return new Map();
  const { axis, part } = edges[to];
  return movesOf(things, ({ box }) => partOf(around, axis, part) - partOf(box, axis, part), axis);
}

const edges: Readonly<Record<AlignTo, { readonly axis: Axis; readonly part: number }>> = {
  left: { axis: 'x', part: 0 },
  center: { axis: 'x', part: 0.5 },
  right: { axis: 'x', part: 1 },
  bottom: { axis: 'y', part: 0 },
  middle: { axis: 'y', part: 0.5 },
  top: { axis: 'y', part: 1 },
};

/**
 * Gives things equal distances along an axis. The outer two stay; where things are too long for the room between
 * them, they overlap by equal lengths. Fewer than three stay as they are.
 */
export function distributeMoves(things: readonly Arranged[], axis: Axis): Moves {
  if (things.length < 3) return new Map();
  const order = things.toSorted((a, b) => middleOf(a.box)[axis] - middleOf(b.box)[axis]);
  const [first, last] = [order[0], order.at(-1)];
  if (!first || !last) return new Map();
  const inner = order.slice(1, -1);
  const room = partOf(last.box, axis, 0) - partOf(first.box, axis, 1);
  const gap = (room - inner.reduce((sum, { box }) => sum + lengthOf(box, axis), 0)) / (order.length - 1);
  let at = partOf(first.box, axis, 1);
  const starts = new Map<string, number>();
  for (const { id, box } of inner) {
    starts.set(id, at + gap);
    at += gap + lengthOf(box, axis);
  }
  return movesOf(inner, ({ id, box }) => (starts.get(id) ?? 0) - partOf(box, axis, 0), axis);
}

function movesOf(things: readonly Arranged[], by: (thing: Arranged) => number, axis: Axis): Moves {
  const moves = new Map<string, Point>();
  for (const thing of things) {
    const distance = by(thing);
    if (Math.abs(distance) < 1e-9) continue;
    moves.set(thing.id, axis === 'x' ? { x: distance, y: 0 } : { x: 0, y: distance });
  }
  return moves;
}

function lengthOf(box: Box, axis: Axis): number {
  return axis === 'x' ? box.width : box.height;
}

function partOf(box: Box, axis: Axis, part: number): number {
  return axis === 'x' ? box.x + box.width * part : box.y + box.height * part;
}
