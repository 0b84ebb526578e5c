import type { Point, Size } from '@playhouse/core';

/** Copies in columns to the right and rows upward, the original included. */
export interface RepeatWish {
  readonly columns: number;
  readonly rows: number;
  readonly gap: Point;
}

/** A repetition makes at most this many copies. */
export const mostRepeated = 1000;

/** The distances of the copies from the original, which has none: row by row, up to the limit. */
export function repeatSteps({ columns, rows }: Omit<RepeatWish, 'gap'>, step: Size): readonly Point[] {
  const across = Math.max(1, Math.floor(columns));
  const count = Math.min(across * Math.max(1, Math.floor(rows)), mostRepeated + 1);
  return Array.from({ length: count - 1 }, (_, index) => ({
    x: ((index + 1) % across) * step.width,
    y: Math.floor((index + 1) / across) * step.height,
  }));
}
