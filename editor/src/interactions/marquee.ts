import type { Point } from '@playhouse/core';
import { boxBetween, boxOf, contains, intersects } from './box.ts';
import type { StageItem } from './stageItem.ts';

/** What a marquee takes: dragged to the right all that lies inside, to the left all that it touches. */
export function itemsInMarquee(items: readonly StageItem[], from: Point, to: Point): string[] {
  const box = boxBetween(from, to);
  const isTaken = to.x >= from.x ? contains : intersects;
  return items.filter(({ placement }) => isTaken(box, boxOf(placement))).map(({ id }) => id);
}
