import type { Point, SceneDocument, Size } from '@playhouse/core';
import { type Box, middleOf } from '../../interactions/box.ts';
import { cameraFrame, trackingFrame } from '../../interactions/cameraTool.ts';
import { type Frame, gripFrame, handlePoint, handles, knobPoint } from '../../interactions/frame.ts';
import type { Guide } from '../../interactions/snapping.ts';
import { toScreen, type Viewport } from '../../interactions/viewport.ts';
import type { GridSettings } from '../../ui-state/sceneUi.ts';
import type { StageColors } from './stageColors.ts';

/** What is drawn above the actors: selection, guides, camera, grid. */
export interface Overlay {
  readonly view: Viewport;
  readonly stage: Size;
  readonly density: number;
  readonly colors: StageColors;
  readonly camera: SceneDocument['attributes']['camera'];
  readonly mode: 'layout' | 'camera';
  readonly grid: GridSettings;
  /** Each selected actor, and the frame around all of them. */
  readonly members: readonly Frame[];
  readonly frame: Frame | undefined;
  readonly isLocked: boolean;
  readonly hovered: Frame | undefined;
  readonly guides: readonly Guide[];
  readonly marquee: Box | undefined;
  /** Label below the frame: its size, or what a drag changes. */
  readonly label: string;
  readonly handleSize: number;
  /** Hit radius of a handle, in pixels. */
  readonly handleReach: number;
  readonly knobDistance: number;
}

type Pen = CanvasRenderingContext2D;

/** Redraws the overlay. Every line over the scene has a light casing or a dark outline. */
export function drawOverlay(pen: Pen, overlay: Overlay): void {
  const { stage, density } = overlay;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, stage.width * density, stage.height * density);
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.lineJoin = 'round';
  if (overlay.grid.isShown) drawGrid(pen, overlay);
  drawCamera(pen, overlay);
  if (overlay.mode === 'camera') return;
  if (overlay.hovered) strokeFrame(pen, overlay, overlay.hovered, 1);
  if (overlay.members.length > 1) for (const member of overlay.members) strokeFrame(pen, overlay, member, 1);
  if (overlay.frame) drawSelection(pen, overlay, overlay.frame);
  for (const guide of overlay.guides) drawGuide(pen, overlay, guide);
  if (overlay.marquee) drawMarquee(pen, overlay, overlay.marquee);
}

function drawGrid(pen: Pen, { view, stage, grid, colors }: Overlay): void {
  const step = { x: grid.width * view.zoom, y: grid.height * view.zoom };
  if (step.x < 4 || step.y < 4) return;
  const origin = toScreen(view, stage, { x: grid.offsetX, y: grid.offsetY });
  pen.save();
  pen.globalAlpha = 0.35;
  pen.strokeStyle = colors.grid;
  pen.lineWidth = 1;
  pen.beginPath();
  for (let x = ((origin.x % step.x) + step.x) % step.x; x < stage.width; x += step.x) {
    pen.moveTo(Math.round(x) + 0.5, 0);
    pen.lineTo(Math.round(x) + 0.5, stage.height);
  }
  for (let y = ((origin.y % step.y) + step.y) % step.y; y < stage.height; y += step.y) {
    pen.moveTo(0, Math.round(y) + 0.5);
    pen.lineTo(stage.width, Math.round(y) + 0.5);
  }
  pen.stroke();
  pen.restore();
}

function drawCamera(pen: Pen, overlay: Overlay): void {
  const { camera, colors, mode, stage } = overlay;
  const view = cameraFrame(camera);
  const tracking = trackingFrame(camera);
  const outline = cornersOf(overlay, view);
  if (mode === 'camera') {
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, stage.width, stage.height);
    tracePath(pen, outline);
    pen.fillStyle = colors.dim;
    pen.fill('evenodd');
    pen.restore();
  }
  dashed(pen, outline, colors.camera);
  drawTag(pen, overlay, outline, `Camera ${view.size.width} × ${view.size.height}`, colors.camera);
  if (mode !== 'camera') return;
  const area = cornersOf(overlay, tracking);
  dashed(pen, area, colors.tracking);
  drawTag(pen, overlay, area, 'Tracking area', colors.tracking);
  for (const frame of [view, tracking]) {
    drawHandles(pen, overlay, frame);
  }
}

function dashed(pen: Pen, corners: readonly Point[], color: string): void {
  pen.save();
  pen.lineWidth = 3;
  pen.strokeStyle = 'rgb(0 0 0 / .45)';
  tracedStroke(pen, corners);
  pen.lineWidth = 2;
  pen.setLineDash([7, 4]);
  pen.strokeStyle = color;
  tracedStroke(pen, corners);
  pen.restore();
}

/** A label above the upper right corner of a rectangle. */
function drawTag(pen: Pen, { colors }: Overlay, corners: readonly Point[], text: string, color: string): void {
  const corner = corners[2];
  if (!corner) return;
  pen.font = `640 11.5px ${colors.font}`;
  const width = pen.measureText(text).width + 20;
  pen.fillStyle = color;
  roundedBox(pen, corner.x - width + 1, corner.y - 21, width, 20, 4);
  pen.fillStyle = colors.onSpot;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, corner.x - width / 2 + 1, corner.y - 10.5);
}

function drawSelection(pen: Pen, overlay: Overlay, frame: Frame): void {
  strokeFrame(pen, overlay, frame, 2);
  if (overlay.isLocked) {
    drawPadlock(pen, overlay, frame);
    return;
  }
  drawHandles(pen, overlay, frame);
  drawKnob(pen, overlay, frame);
  if (overlay.label !== '') drawLabel(pen, overlay, frame);
}

function drawHandles(pen: Pen, overlay: Overlay, frame: Frame): void {
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
  pen.font = `640 12px ${overlay.colors.font}`;
  const width = pen.measureText(overlay.label).width + 20;
  pen.fillStyle = overlay.colors.select;
  roundedBox(pen, middle.x - width / 2, bottom + 12, width, 20, 5);
  pen.fillStyle = overlay.colors.casing;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(overlay.label, middle.x, bottom + 22.5);
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

function drawGuide(pen: Pen, { view, stage, colors }: Overlay, guide: Guide): void {
  const ends = [guide.from, guide.to].map((other) =>
    toScreen(view, stage, guide.axis === 'x' ? { x: guide.at, y: other } : { x: other, y: guide.at }),
  );
  const [from, to] = ends;
  if (!from || !to) return;
  pen.strokeStyle = colors.guide;
  pen.fillStyle = colors.guide;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(Math.round(from.x) + 0.5, Math.round(from.y) + 0.5);
  pen.lineTo(Math.round(to.x) + 0.5, Math.round(to.y) + 0.5);
  pen.stroke();
  for (const end of ends) {
    pen.beginPath();
    pen.arc(end.x, end.y, 3, 0, 2 * Math.PI);
    pen.fill();
  }
}

function drawMarquee(pen: Pen, overlay: Overlay, box: Box): void {
  const corners = cornersOf(overlay, { position: middleOf(box), size: box, rotation: 0 });
  pen.save();
  pen.globalAlpha = 0.14;
  pen.fillStyle = overlay.colors.select;
  pen.beginPath();
  tracePath(pen, corners);
  pen.fill();
  pen.restore();
  pen.strokeStyle = overlay.colors.casing;
  pen.lineWidth = 2.5;
  tracedStroke(pen, corners);
  pen.strokeStyle = overlay.colors.select;
  pen.lineWidth = 1.25;
  tracedStroke(pen, corners);
}

function strokeFrame(pen: Pen, overlay: Overlay, frame: Frame, width: number): void {
  const corners = cornersOf(overlay, frame);
  pen.strokeStyle = overlay.colors.casing;
  pen.lineWidth = width + 2;
  tracedStroke(pen, corners);
  pen.strokeStyle = overlay.colors.select;
  pen.lineWidth = width;
  tracedStroke(pen, corners);
}

/** Lower left, lower right, upper right, upper left, on the screen. */
function cornersOf({ view, stage }: Overlay, frame: Frame): Point[] {
  const sides = [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ] as const;
  return sides.map((side) => toScreen(view, stage, handlePoint(frame, side)));
}

function tracedStroke(pen: Pen, corners: readonly Point[]): void {
  pen.beginPath();
  tracePath(pen, corners);
  pen.stroke();
}

function tracePath(pen: Pen, corners: readonly Point[]): void {
  for (const [index, { x, y }] of corners.entries()) {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.closePath();
}

function roundedBox(
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
