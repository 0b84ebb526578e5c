import type { Point } from '@playhouse/core';
import { type Frame, gripFrame, handlePoint, handles, knobPoint } from '../../../interactions/frame.ts';
import { toScreen } from '../../../interactions/viewport.ts';
import type { Overlay, Pen } from './overlay.ts';
import { cornersOf, drawPill, roundedBox, strokeFrames } from './shapes.ts';

/** The outline of the selection with its handles, or its padlock, and its label. */
export function drawSelection(pen: Pen, overlay: Overlay, frame: Frame): void {
  strokeFrames(pen, overlay, [frame], 2);
  if (overlay.isLocked) {
    drawPadlock(pen, overlay, frame);
    return;
  }
  if (overlay.isLifted) {
    const more = (2 * liftedBy) / overlay.view.zoom;
    const { width, height } = frame.size;
    const around = { width: Math.abs(width) + more, height: Math.abs(height) + more };
    strokeFrames(pen, overlay, [{ ...frame, size: around }], 3);
    return;
  }
  drawHandles(pen, overlay, frame);
  drawKnob(pen, overlay, frame);
  if (overlay.label !== '') drawLabel(pen, overlay, frame);
}

/** How far outside the outline of something lifted is, in pixels. */
const liftedBy = 8;

/** The eight handles of a frame. */
export function drawHandles(pen: Pen, overlay: Overlay, frame: Frame): void {
  const outer = gripFrame(frame, overlay.handleReach / overlay.view.zoom);
  for (const handle of handles) drawHandle(pen, overlay, handlePoint(outer, handle));
}

function drawHandle(pen: Pen, { view, stage, colors, handleSize }: Overlay, point: Point): void {
  const { x, y } = toScreen(view, stage, point);
  pen.fillStyle = colors.casing;
  pen.strokeStyle = colors.select;
  pen.lineWidth = 1.75;
  roundedBox(pen, x - handleSize / 2, y - handleSize / 2, handleSize, handleSize, 2, true);
}

function drawKnob(pen: Pen, overlay: Overlay, frame: Frame): void {
  const { view, stage, colors, knobDistance, handleSize, handleReach } = overlay;
  const outer = gripFrame(frame, handleReach / view.zoom);
  const { x, y } = toScreen(view, stage, knobPoint(outer, knobDistance / view.zoom));
  const radius = handleSize;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = colors.casing;
  pen.fill();
  pen.strokeStyle = colors.select;
  pen.lineWidth = 1.75;
  pen.stroke();
  pen.beginPath();
  pen.arc(x, y, radius * 0.5, -0.3, 1.5 * Math.PI);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(x + radius * 0.62, y - radius * 0.62);
  pen.lineTo(x + radius * 0.55, y - radius * 0.05);
  pen.lineTo(x + radius * 0.05, y - radius * 0.25);
  pen.fillStyle = colors.select;
  pen.fill();
}

function drawLabel(pen: Pen, overlay: Overlay, frame: Frame): void {
  const corners = cornersOf(overlay, gripFrame(frame, overlay.handleReach / overlay.view.zoom));
  const bottom = Math.max(...corners.map(({ y }) => y));
  const middle = toScreen(overlay.view, overlay.stage, frame.position);
  const at = { x: middle.x, y: bottom + 22 };
  drawPill(pen, overlay, at, overlay.label, overlay.colors.select, overlay.colors.casing);
}

function drawPadlock(pen: Pen, overlay: Overlay, frame: Frame): void {
  const { x, y } = toScreen(overlay.view, overlay.stage, handlePoint(frame, { x: 1, y: 1 }));
  pen.fillStyle = overlay.colors.select;
  roundedBox(pen, x - 9, y - 9, 18, 18, 5);
  pen.strokeStyle = overlay.colors.casing;
  pen.fillStyle = overlay.colors.casing;
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.arc(x, y - 1, 2.8, Math.PI, 0);
  pen.stroke();
  roundedBox(pen, x - 4.5, y - 1, 9, 6, 1.5);
}
