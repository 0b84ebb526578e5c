import type { Point } from '@playhouse/core';
import { isInside } from './box.ts';
import type { StageItem } from './stageItem.ts';

/** Everything under a scene point, frontmost first. `items` are back to front; `slack` helps to hit small ones. */
export function itemsAt(items: readonly StageItem[], point: Point, slack: number): StageItem[] {
  const found = items.filter(({ placement }) => isInside(point, placement)).reverse();
  if (found.length > 0 || slack <= 0) return found;
  return items.filter(({ placement }) => isInside(point, placement, slack)).reverse();
}
