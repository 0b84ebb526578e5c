/**
 * How an actor's image fills one axis: 0 stretched, 1 once at its own size, 2 repeated.
 * docs/runtime-rules.md#actor-attributes.
 */
export interface AxisWrap {
  readonly mode: number;
  /** 0 at the left or bottom, 1 in the middle, 2 at the right or top. */
  readonly anchor: number;
  /** Length of the actor and of one tile, in px. */
  readonly size: number;
  readonly tile: number;
}

/** The covered part of an axis, in px from its low end: where it begins, its length, and where a tile in it begins. */
export interface AxisFill {
  readonly start: number;
  readonly length: number;
  readonly tileStart: number;
  readonly tile: number;
}

/** Lays the image out along one axis. Whatever extends beyond the actor is cut off. */
export function fillAxis({ mode, anchor, size, tile }: AxisWrap): AxisFill {
  if (mode === 0 || !(tile > 0)) return { start: 0, length: size, tileStart: 0, tile: size };
  const rest = size - tile;
  const offset = anchor === 2 ? rest : anchor === 1 ? rest / 2 : 0;
  if (mode === 2) return { start: 0, length: size, tileStart: offset, tile };
  const start = Math.max(0, offset);
  return { start, length: Math.min(size, tile), tileStart: offset - start, tile };
}
