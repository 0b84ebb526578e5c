import type { Point } from '@playhouse/core';
import { type Frame, handlePoint } from '../../../interactions/frame.ts';
import { toScreen } from '../../../interactions/viewport.ts';
import type { Overlay, Pen } from './overlay.ts';

/** Draws frames twice, so that they are visible on any picture; all of them in one path, which is much faster. */
export function strokeFrames(pen: Pen, overlay: Overlay, frames: readonly Frame[], width: number): void {
  pen.beginPath();
  for (const frame of frames) traceFrame(pen, overlay, frame);
  pen.strokeStyle = overlay.colors.casing;
  pen.lineWidth = width + 2;
  pen.stroke();
  pen.strokeStyle = overlay.colors.select;
  pen.lineWidth = width;
  pen.stroke();
}

/** Adds a frame to the path; upright ones, which are nearly all, without computing their corners. */
function traceFrame(pen: Pen, overlay: Overlay, frame: Frame): void {
  if (frame.rotation !== 0) {
    tracePath(pen, cornersOf(overlay, frame));
    return;
  }
  const { zoom } = overlay.view;
  const [width, height] = [frame.size.width * zoom, frame.size.height * zoom];
  const { x, y } = toScreen(overlay.view, overlay.stage, frame.position);
  pen.rect(x - width / 2, y - height / 2, width, height);
}

/** Lower left, lower right, upper right, upper left, on the screen. */
export function cornersOf({ view, stage }: Overlay, frame: Frame): Point[] {
  const sides = [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ] as const;
  return sides.map((side) => toScreen(view, stage, handlePoint(frame, side)));
}

/** Strokes a closed path of screen points. */
export function tracedStroke(pen: Pen, corners: readonly Point[]): void {
  pen.beginPath();
  tracePath(pen, corners);
  pen.stroke();
}

/** Adds a closed path of screen points. */
export function tracePath(pen: Pen, corners: readonly Point[]): void {
  for (const [index, { x, y }] of corners.entries()) {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.closePath();
}

/** Fills a rounded rectangle, and outlines it if wanted. */
export function roundedBox(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  isLined = false,
): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
  if (isLined) pen.stroke();
}

/** A filled label with its middle at a screen point. */
export function drawPill(pen: Pen, overlay: Overlay, at: Point, text: string, ground: string, ink: string): void {
  const width = widthOf(pen, `640 12px ${overlay.colors.font}`, text) + 20;
  pen.fillStyle = ground;
  roundedBox(pen, at.x - width / 2, at.y - 10, width, 20, 5);
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, at.x, at.y + 0.5);
}

const widths = new Map<string, number>();
/** Texts that change with a drag are measured again and again. */
const mostWidths = 500;

/** Sets the font, and returns the width of a text in it; measuring takes longer than drawing. */
export function widthOf(pen: Pen, font: string, text: string): number {
  pen.font = font;
  const key = `${font} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (widths.size >= mostWidths) widths.clear();
  const { width } = pen.measureText(text);
  // Until fonts are loaded, another one is measured.
  if (document.fonts.status === 'loaded') widths.set(key, width);
  return width;
}
