import type { Point, Size } from '@playhouse/core';
import { type Box, unionOf } from '../../interactions/box.ts';
import { fitTo, toScene, toScreen, type Viewport, visibleBox } from '../../interactions/viewport.ts';

/** The largest minimap, in pixels. docs/editor-design.md#stage-objects. */
const most: Size = { width: 148, height: 96 };

/** The size of the map of a scene, and the view that shows the whole scene on it. */
export function minimapOf(scene: Box): { readonly size: Size; readonly view: Viewport } {
  const scale = Math.min(most.width / scene.width, most.height / scene.height);
  const size = {
    width: Math.max(24, Math.round(scene.width * scale)),
    height: Math.max(24, Math.round(scene.height * scale)),
  };
  return { size, view: { ...fitTo(scene, size, 0), zoom: scale } };
}

/** What the stage shows, on the map, within its bounds; x and y are the upper left corner. */
export function frameOnMap(map: ReturnType<typeof minimapOf>, view: Viewport, stage: Size): Box {
  const seen = visibleBox(view, stage);
  const corner = toScreen(map.view, map.size, { x: seen.x, y: seen.y + seen.height });
  const far = toScreen(map.view, map.size, { x: seen.x + seen.width, y: seen.y });
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(0, value));
  const x = clamp(corner.x, map.size.width);
  const y = clamp(corner.y, map.size.height);
  return { x, y, width: clamp(far.x, map.size.width) - x, height: clamp(far.y, map.size.height) - y };
}

/** The view of the stage with a point of the map in its middle. */
export function viewFromMap(map: ReturnType<typeof minimapOf>, view: Viewport, at: Point): Viewport {
  return { ...view, ...toScene(map.view, map.size, at) };
}

/** True when the stage shows all of the scene, so that a map would say nothing. */
export function isAllSeen(scene: Box, view: Viewport, stage: Size): boolean {
  const seen = visibleBox(view, stage);
  const both = unionOf([scene, seen]);
  return both !== undefined && both.width <= seen.width + 1 && both.height <= seen.height + 1;
}
