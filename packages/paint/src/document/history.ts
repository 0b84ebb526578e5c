import { intersectRects, type Rect, uniteRects } from '../geometry/rect.ts';
import { boundsOf, differenceOf, tileSize } from './cel.ts';
import type { Picture } from './picture.ts';

interface Step {
  /** What the step did, for the menu, such as "Brush". */
  readonly label: string;
  readonly picture: Picture;
  /** Bytes of the tiles that the neighboring picture does not share. */
  readonly bytes: number;
}

/** An immutable value: the picture now, and those before and after. */
export interface History {
  readonly picture: Picture;
  /** Bytes that the pictures of all steps may add; the oldest steps are dropped. */
  readonly budget: number;
  /** The last one is undone first. */
  readonly past: readonly Step[];
  /** The last one is redone first. */
  readonly future: readonly Step[];
}

export function createHistory(picture: Picture, budget = 192 * 1024 * 1024): History {
  return { picture, budget, past: [], future: [] };
}

/** Adds a step that led to `picture`. What had been undone can no longer be redone. */
export function record(history: History, picture: Picture, label: string): History {
  if (picture === history.picture) return history;
  const step = { label, picture: history.picture, bytes: bytesBeside(history.picture, picture) };
  const past = [...history.past, step];
  let bytes = 0;
  let kept = past.length;
  // The newest step is kept even if it alone exceeds the budget.
  while (kept > 0 && (kept === past.length || bytes + (past[kept - 1]?.bytes ?? 0) <= history.budget)) {
    kept--;
    bytes += past[kept]?.bytes ?? 0;
  }
  return { picture, budget: history.budget, past: past.slice(kept), future: [] };
}

/** The history after undoing, or the same if there is nothing to undo. */
export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  const undone = { label: step.label, picture: history.picture, bytes: step.bytes };
  return {
    picture: step.picture,
    budget: history.budget,
    past: history.past.slice(0, -1),
    future: [...history.future, undone],
  };
}

export function redo(history: History): History {
  const step = history.future.at(-1);
  if (!step) return history;
  const redone = { label: step.label, picture: history.picture, bytes: step.bytes };
  return {
    picture: step.picture,
    budget: history.budget,
    past: [...history.past, redone],
    future: history.future.slice(0, -1),
  };
}

/**
 * The part of a frame that has to be composed again after `before` became `after`, in whole tiles; the whole picture if
 * its size or its layers changed.
 */
export function dirtyBetween(before: Picture, after: Picture, frame: number): Rect {
  if (before === after) return { x: 0, y: 0, width: 0, height: 0 };
  const from = before.cels[frame] ?? [];
  const to = after.cels[frame] ?? [];
  const looksSame = before.layers === after.layers || after.layers.every((layer, at) => layer === before.layers[at]);
  if (!looksSame || from.length !== to.length || before.width !== after.width || before.height !== after.height) {
    return boundsOf(after);
  }
  let dirty: Rect = { x: 0, y: 0, width: 0, height: 0 };
  for (const [index, cel] of to.entries()) {
    const old = from[index];
    if (old) dirty = uniteRects(dirty, differenceOf(old, cel));
  }
  return intersectRects(dirty, boundsOf(after));
}

/** Bytes of the tiles that only the first picture has. */
function bytesBeside(picture: Picture, other: Picture): number {
  const others = new Set(other.cels.flat());
  const alone = new Set<unknown>();
  for (const cel of new Set(picture.cels.flat())) {
    if (!others.has(cel)) for (const tile of cel.tiles) if (tile) alone.add(tile);
  }
  for (const cel of others) {
    if (alone.size === 0) break;
    for (const tile of cel.tiles) if (tile) alone.delete(tile);
  }
  return alone.size * tileSize * tileSize * 4;
}
