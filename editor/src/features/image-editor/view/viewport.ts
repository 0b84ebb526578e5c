import type { Point } from '@playhouse/paint';

/** Where the picture is shown. */
export interface Viewport {
  /** CSS px of one px of the picture. */
  readonly scale: number;
  /** The place of the picture's corner in CSS px, whole numbers. */
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const scales = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];

/** px that stay visible when the picture is moved out of view. */
const margin = 24;

/** Shows the whole picture in the middle, enlarged by a whole factor if it fits. */
export function fitView(picture: Size, area: Size): Viewport {
  const room = { width: area.width - 2 * margin, height: area.height - 2 * margin };
  const fits = (scale: number) => picture.width * scale <= room.width && picture.height * scale <= room.height;
  const scale = scales.findLast((each) => each <= 32 && fits(each)) ?? (scales[0] as number);
  return centeredView(scale, picture, area);
}

/** Shows the middle of the picture in the middle. */
export function centeredView(scale: number, picture: Size, area: Size): Viewport {
  return {
    scale,
    x: Math.round((area.width - picture.width * scale) / 2),
    y: Math.round((area.height - picture.height * scale) / 2),
  };
}

/** The next larger or smaller scale; the point of the area stays where it is. */
export function stepZoom(view: Viewport, direction: 1 | -1, at: Point): Viewport {
  const next = direction > 0 ? scales.find((each) => each > view.scale) : scales.findLast((each) => each < view.scale);
  return next === undefined ? view : zoomTo(view, next, at);
}

/** Shows another scale, within limits; the point of the area stays where it is. */
export function zoomTo(view: Viewport, scale: number, at: Point): Viewport {
  const bounded = Math.min(scales.at(-1) as number, Math.max(scales[0] as number, scale));
  const factor = bounded / view.scale;
  return {
    scale: bounded,
    x: Math.round(at.x - (at.x - view.x) * factor),
    y: Math.round(at.y - (at.y - view.y) * factor),
  };
}

/** Moves a view so that a part of the picture stays visible. */
export function boundView(view: Viewport, picture: Size, area: Size): Viewport {
  const bound = (at: number, length: number, room: number) =>
    Math.min(room - margin, Math.max(margin - length * view.scale, at));
  return {
    scale: view.scale,
    x: Math.round(bound(view.x, picture.width, area.width)),
    y: Math.round(bound(view.y, picture.height, area.height)),
  };
}

/** Moves a view as little as possible to show a pixel. */
export function revealPixel(view: Viewport, pixel: Point, area: Size): Viewport {
  const shift = (start: number, room: number) =>
    start < 0 ? -start : start + view.scale > room ? room - start - view.scale : 0;
  return {
    scale: view.scale,
    x: Math.round(view.x + shift(view.x + pixel.x * view.scale, area.width)),
    y: Math.round(view.y + shift(view.y + pixel.y * view.scale, area.height)),
  };
}

/** The place in the picture of a point of the area. */
export function toPicture(view: Viewport, { x, y }: Point): Point {
  return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
}
