import type { Point, Size } from '@playhouse/core';
import type { Box } from './box.ts';

/**
 * The visible part of a stage: the scene point at its center, and screen pixels per scene pixel. y grows upward.
 */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** 5 % to 3200 %. docs/editor-design.md#zoom-and-pan. */
export const zoomRange = { least: 0.05, most: 32 } as const;

/** Zoom steps of the + and - keys. */
const zoomSteps = [0.05, 0.1, 0.17, 0.25, 0.33, 0.5, 0.66, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32];

/** Converts a scene point to a position on a stage of this size, from its upper left corner. */
export function toScreen(view: Viewport, stage: Size, point: Point): Point {
  return { x: stage.width / 2 + (point.x - view.x) * view.zoom, y: stage.height / 2 - (point.y - view.y) * view.zoom };
}

/** Converts a position on the stage to a scene point. */
export function toScene(view: Viewport, stage: Size, point: Point): Point {
  return { x: view.x + (point.x - stage.width / 2) / view.zoom, y: view.y - (point.y - stage.height / 2) / view.zoom };
}

/** The view after panning by screen pixels. */
export function panBy(view: Viewport, by: Point): Viewport {
  return { ...view, x: view.x - by.x / view.zoom, y: view.y + by.y / view.zoom };
}

/** The view at another zoom, with the scene point under `at` kept in place. */
export function zoomAt(view: Viewport, stage: Size, at: Point, zoom: number): Viewport {
  const next = Math.min(zoomRange.most, Math.max(zoomRange.least, zoom));
  const held = toScene(view, stage, at);
  return {
    zoom: next,
    x: held.x - (at.x - stage.width / 2) / next,
    y: held.y + (at.y - stage.height / 2) / next,
  };
}

/** The next zoom step above (1) or below (-1). */
export function zoomStep(zoom: number, direction: 1 | -1): number {
  if (direction === 1) return zoomSteps.find((step) => step > zoom * 1.01) ?? zoomRange.most;
  return zoomSteps.findLast((step) => step < zoom * 0.99) ?? zoomRange.least;
}

/** The view that shows the whole box with a margin of screen pixels around it. */
export function fitTo(box: Box, stage: Size, margin: number, most: number = zoomRange.most): Viewport {
  const width = Math.max(1, stage.width - 2 * margin);
  const height = Math.max(1, stage.height - 2 * margin);
  const zoom = Math.min(width / Math.max(1, box.width), height / Math.max(1, box.height), most);
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    zoom: Math.min(zoomRange.most, Math.max(zoomRange.least, zoom)),
  };
}

/** The part of the scene visible on a stage of this size. */
export function visibleBox(view: Viewport, stage: Size): Box {
  const width = stage.width / view.zoom;
  const height = stage.height / view.zoom;
  return { x: view.x - width / 2, y: view.y - height / 2, width, height };
}
