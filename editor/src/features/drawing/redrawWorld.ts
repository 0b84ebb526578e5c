import { type CanvasPart, CanvasTiles } from './canvasTiles.ts';
import { changedItems } from './changedItems.ts';
import { drawScene, drawWorld, shownLayers } from './drawWorld.ts';
import { countOf, type DrawnItem } from './stageItems.ts';
import type { WorldPicture } from './worldPicture.ts';

/** Turns a canvas that shows one picture into another. Draws only the parts that differ, where that is faster. */
export function redrawWorld(context: CanvasRenderingContext2D, before: WorldPicture, world: WorldPicture): void {
  const parts = partsToDraw(before, world);
  if (!parts) {
    drawWorld(context, world);
    return;
  }
  for (const { part, items } of parts) {
    const { left, top, width, height } = part;
    context.save();
    try {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.beginPath();
      context.rect(left, top, width, height);
      context.clip();
      context.clearRect(left, top, width, height);
      drawScene(context, world, [{ items }]);
    } finally {
      context.restore();
    }
  }
}

/** With more old and new boxes than this, drawing everything is as fast. */
const mostChanged = 200;

interface PartToDraw {
  readonly part: CanvasPart;
  readonly items: DrawnItem[];
}

/** The parts that differ, with what is drawn there; undefined when drawing everything is as fast. */
function partsToDraw(before: WorldPicture, world: WorldPicture): readonly PartToDraw[] | undefined {
  const changed = changedItems(before, world);
  if (!changed || changed.length > mostChanged) return undefined;
  const tiles = new CanvasTiles(world);
  for (const { box } of changed) tiles.mark(box);
  const parts = tiles.parts()?.map((part): PartToDraw => ({ part, items: [] }));
  if (!parts) return undefined;
  const layers = shownLayers(world);
  for (const { items } of layers) for (const item of items) tiles.deal(item, parts);
  const drawn = parts.reduce((sum, { items }) => sum + items.length, 0);
  // Large actors are drawn in every part that they touch.
  return drawn > countOf(layers) ? undefined : parts;
}
