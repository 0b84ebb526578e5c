import type { Point } from '@playhouse/core';
import { boxOf } from './box.ts';
import type { Frame } from './frame.ts';
import { type Hints, noHints, type SnapRules, snapBox } from './snapping.ts';

export interface MoveResult {
  readonly by: Point;
  readonly hints: Hints;
  /** What the frame snaps to, as text. */
  readonly words: string | undefined;
}

/** The movement of a dragged frame: whole pixels, along one axis with Shift, with snapping. */
export function moveDrag(
  frame: Frame,
  from: Point,
  to: Point,
  isStraight: boolean,
  rules: SnapRules | undefined,
  held: Hints = noHints,
): MoveResult {
  const raw = { x: Math.round(to.x - from.x), y: Math.round(to.y - from.y) };
  const isAcross = Math.abs(raw.x) >= Math.abs(raw.y);
  const free = isStraight ? (isAcross ? { x: raw.x, y: 0 } : { x: 0, y: raw.y }) : raw;
  if (!rules) return { by: free, hints: noHints, words: undefined };
  const box = boxOf(frame);
  const { adjust, guides, spaces, words } = snapBox({ ...box, x: box.x + free.x, y: box.y + free.y }, rules, held);
  const allowed = {
    x: isStraight && !isAcross ? 0 : adjust.x,
    y: isStraight && isAcross ? 0 : adjust.y,
  };
  return { by: { x: free.x + allowed.x, y: free.y + allowed.y }, hints: { guides, spaces }, words };
}
