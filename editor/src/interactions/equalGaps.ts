import type { Box } from './box.ts';

type Axis = 'x' | 'y';

/** A distance that equals the one beside it: along its axis, at a height where both things are. */
export interface Space {
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
  readonly across: number;
}

/** Distances that differ by less than this look equal, in scene pixels. */
const tolerance = 0.51;

/**
 * How far to move a box so that it has equal distances: between its two neighbors, or as far from one as that one is
 * from the next. The smallest correction, or undefined without such neighbors.
 */
export function gapAdjust(box: Box, others: readonly Box[], axis: Axis): number | undefined {
  const own = spanOf(box, axis);
  const { before, after, beforeThat, afterThat } = neighborsOf(box, others, axis);
  const starts: number[] = [];
  if (before && after) starts.push((before.high + after.low - (own.high - own.low)) / 2);
  if (before && beforeThat) starts.push(before.high + before.low - beforeThat.high);
  if (after && afterThat) starts.push(after.low - (afterThat.low - after.high) - (own.high - own.low));
  return smallest(starts.map((start) => start - own.low));
}

/** How far to move one side of a box so that its distance equals the one on the other side, or the next one. */
export function sideGapAdjust(box: Box, others: readonly Box[], axis: Axis, side: 1 | -1): number | undefined {
  const own = spanOf(box, axis);
  const { before, after, beforeThat, afterThat } = neighborsOf(box, others, axis);
  const sides: number[] = [];
  if (before && after) {
    sides.push(side === 1 ? after.low - (own.low - before.high) : before.high + (after.low - own.high));
  }
  if (side === 1 && after && afterThat) sides.push(after.low - (afterThat.low - after.high));
  if (side === -1 && before && beforeThat) sides.push(before.high + (before.low - beforeThat.high));
  const moved = side === 1 ? own.high : own.low;
  return smallest(sides.map((at) => at - moved));
}

/** The equal distances around a box on both axes; empty where there are none. */
export function spacesAround(box: Box, others: readonly Box[]): readonly Space[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const own = spanOf(box, axis);
    const { before, after, beforeThat, afterThat } = neighborsOf(box, others, axis);
    const spaces = new Map<string, Space>();
    const pair = (a: Span | undefined, b: Span | undefined, c: Span | undefined) => {
      if (!a || !b || !c || Math.abs(b.low - a.high - (c.low - b.high)) > tolerance) return;
      for (const [low, high] of [[a, b] as const, [b, c] as const]) {
        const space = { axis, from: low.high, to: high.low, across: middleAcross(low.box, high.box, axis) };
        spaces.set(`${space.from} ${space.to}`, space);
      }
    };
    pair(before, own, after);
    pair(beforeThat, before, own);
    pair(own, after, afterThat);
    return [...spaces.values()];
  });
}

interface Span {
  readonly low: number;
  readonly high: number;
  readonly box: Box;
}

interface Neighbors {
  readonly before: Span | undefined;
  readonly beforeThat: Span | undefined;
  readonly after: Span | undefined;
  readonly afterThat: Span | undefined;
}

function neighborsOf(box: Box, others: readonly Box[], axis: Axis): Neighbors {
  const before = nearest(box, others, axis, -1);
  const after = nearest(box, others, axis, 1);
  return {
    before,
    beforeThat: before && nearest(before.box, others, axis, -1),
    after,
    afterThat: after && nearest(after.box, others, axis, 1),
  };
}

/** The nearest other box on one side, at the same height, with a distance of at least a pixel. */
function nearest(box: Box, others: readonly Box[], axis: Axis, side: 1 | -1): Span | undefined {
  const own = spanOf(box, axis);
  let best: Span | undefined;
  for (const other of others) {
    if (!overlapsAcross(box, other, axis)) continue;
    const span = spanOf(other, axis);
    if (side === -1 ? span.high > own.low - 1 : span.low < own.high + 1) continue;
    if (!best || (side === -1 ? span.high > best.high : span.low < best.low)) best = span;
  }
  return best;
}

function spanOf(box: Box, axis: Axis): Span {
  return axis === 'x' ? { low: box.x, high: box.x + box.width, box } : { low: box.y, high: box.y + box.height, box };
}

function overlapsAcross(a: Box, b: Box, axis: Axis): boolean {
  const [one, two] = [acrossOf(a, axis), acrossOf(b, axis)];
  return one.low < two.high && two.low < one.high;
}

function acrossOf(box: Box, axis: Axis): Span {
  return spanOf(box, axis === 'x' ? 'y' : 'x');
}

function middleAcross(a: Box, b: Box, axis: Axis): number {
  const [one, two] = [acrossOf(a, axis), acrossOf(b, axis)];
  return (Math.max(one.low, two.low) + Math.min(one.high, two.high)) / 2;
}

function smallest(adjusts: readonly number[]): number | undefined {
  return adjusts.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
}
