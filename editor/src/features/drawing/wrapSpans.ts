import { type AxisWrap, fillAxis } from '@playhouse/core';

/** One copy of the picture along an axis: its start and length, measured from the low side of the box. */
export interface Span {
  readonly start: number;
  readonly length: number;
}

/** Maximum copies of a tile along one axis; beyond it they are too small to be seen. */
const mostTiles = 400;

/** The copies of a picture along one axis of its actor; the outer ones may extend beyond it. */
export function wrapSpans(wrap: AxisWrap): Span[] {
  const { start, length, tileStart, tile } = fillAxis(wrap);
  if (wrap.mode !== 2) return [{ start: start + tileStart, length: tile }];
  const lowest = tileStart - Math.ceil(tileStart / tile) * tile;
  const count = Math.ceil((length - lowest) / tile);
  if (count > mostTiles) return [{ start, length }];
  return Array.from({ length: count }, (_, index) => ({ start: lowest + index * tile, length: tile }));
}
