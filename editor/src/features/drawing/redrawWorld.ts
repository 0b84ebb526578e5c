import { CanvasTiles } from './canvasTiles.ts';
import { changedItems } from './changedItems.ts';
import { drawScene, drawWorld, shownLayers } from './drawWorld.ts';
import type { DrawnItem } from './stageItems.ts';
import type { WorldPicture } from './worldPicture.ts';

/** Actors in so many places overlap so many others that drawing everything is as fast. */
const mostChanged = 200;

/** Turns a canvas that shows one picture into another. Draws only the parts that differ, where that is faster. */
export function redrawWorld(context: CanvasRenderingContext2D, before: WorldPicture, world: WorldPicture): void {
  const changed = changedItems(before, world);
  const isFew = changed !== undefined && changed.length <= mostChanged;
  const tiles = new CanvasTiles(world);
  if (isFew) for (const { box } of changed) tiles.mark(box);
  const parts = isFew ? tiles.parts() : undefined;
  if (!parts) {
    drawWorld(context, world);
    return;
  }
  const lists = parts.map((): DrawnItem[] => []);
  for (const { items } of shownLayers(world)) for (const item of items) tiles.deal(item, lists);
  for (const [at, { left, top, width, height }] of parts.entries()) {
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(left, top, width, height);
    context.clip();
    context.clearRect(left, top, width, height);
    drawScene(context, world, [{ items: lists[at] ?? [] }]);
    context.restore();
  }
}
