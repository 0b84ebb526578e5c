import { type AxisWrap, fillAxis } from '@playhouse/core';

/** One copy of the picture along an axis: where it begins and how long it is, from the low side of the box. */
export interface Span {
  readonly start: number;
  readonly length: number;
}

/** Most copies of a tile along one axis; beyond it they are smaller than can be seen. */
const mostTiles = 400;

/** Where the copies of a picture lie along one axis of its actor; the outer ones may stand out over it. */
export function wrapSpans(wrap: AxisWrap): Span[] {
  const { start, length, tileStart, tile } = fillAxis(wrap);
  if (wrap.mode !== 2) return [{ start: start + tileStart, length: tile }];
  const lowest = tileStart - Math.ceil(tileStart / tile) * tile;
  const count = Math.ceil((length - lowest) / tile);
  if (count > mostTiles) return [{ start, length }];
  return Array.from({ length: count }, (_, index) => ({ start: lowest + index * tile, length: tile }));
}
