import type { Point } from '@playhouse/core';
import { type Frame, handlePoint } from '../../../interactions/frame.ts';
import { toScreen } from '../../../interactions/viewport.ts';
import type { Overlay, Pen } from './overlay.ts';

/** Draws a frame twice, so that it is visible on any picture. */
export function strokeFrame(pen: Pen, overlay: Overlay, frame: Frame, width: number): void {
  const corners = cornersOf(overlay, frame);
  pen.strokeStyle = overlay.colors.casing;
  pen.lineWidth = width + 2;
  tracedStroke(pen, corners);
  pen.strokeStyle = overlay.colors.select;
  pen.lineWidth = width;
  tracedStroke(pen, corners);
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
  pen.font = `640 12px ${overlay.colors.font}`;
  const width = pen.measureText(text).width + 20;
  pen.fillStyle = ground;
  roundedBox(pen, at.x - width / 2, at.y - 10, width, 20, 5);
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, at.x, at.y + 0.5);
}
