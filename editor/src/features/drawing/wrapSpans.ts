/** One copy of the picture along an axis: where it begins and how long it is, from the low side of the box. */
export interface Span {
  readonly start: number;
  readonly length: number;
}

/** Most copies of a tile along one axis; beyond it they are smaller than can be seen. */
const mostTiles = 400;

/**
 * Where copies of a picture lie along one axis of its actor: stretched over the whole length (0), once in its own size
 * (1) or repeated (2), from the low side (anchor 0), the middle (1) or the high side (2). `tile` is the size of a copy,
 * 0 that of the picture. docs/runtime-rules.md#actor-attributes.
 */
export function wrapSpans(length: number, picture: number, wrap: number, anchor: number, tile: number): Span[] {
  if (wrap !== 1 && wrap !== 2) return [{ start: 0, length }];
  const size = tile > 0 ? tile : picture;
  if (size <= 0 || length <= 0) return [];
  const first = ((length - size) * Math.min(2, Math.max(0, anchor))) / 2;
  if (wrap === 1) return [{ start: first, length: size }];
  const lowest = first - Math.ceil(first / size) * size;
  const count = Math.ceil((length - lowest) / size);
  if (count > mostTiles) return [{ start: 0, length }];
  return Array.from({ length: count }, (_, index) => ({ start: lowest + index * size, length: size }));
}
