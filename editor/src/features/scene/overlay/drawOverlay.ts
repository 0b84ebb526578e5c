import type { Point } from '@playhouse/core';
import type { Frame } from '../../../interactions/frame.ts';
import { toScreen } from '../../../interactions/viewport.ts';
import { cssColor } from '../../drawing/cssColor.ts';
import { drawCamera } from './drawCamera.ts';
import { drawHints, drawRulerGuides, drawSelecting, drawStamps } from './drawHints.ts';
import { drawSelection } from './drawSelection.ts';
import type { Overlay, Pen } from './overlay.ts';
import { cornersOf, drawPill, strokeFrames } from './shapes.ts';

/** From this zoom on, the pixels of the scene are shown. docs/editor-design.md#zoom-and-pan */
const pixelZoom = 8;

/** Redraws the overlay. Every line over the scene has a light casing or a dark outline. */
export function drawOverlay(pen: Pen, overlay: Overlay): void {
  const { stage, density } = overlay;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, stage.width * density, stage.height * density);
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.lineJoin = 'round';
  if (overlay.view.zoom >= pixelZoom) drawPixels(pen, overlay);
  if (overlay.grid.isShown) drawGrid(pen, overlay);
  drawCamera(pen, overlay);
  if (overlay.mode === 'camera') return;
  drawRulerGuides(pen, overlay);
  if (overlay.hovered) drawHovered(pen, overlay, overlay.hovered);
  if (overlay.members.length > 1) strokeFrames(pen, overlay, overlay.members, 1);
  if (overlay.frame) drawSelection(pen, overlay, overlay.frame);
  drawStamps(pen, overlay);
  drawHints(pen, overlay);
  drawSelecting(pen, overlay);
}

function drawHovered(pen: Pen, overlay: Overlay, frame: Frame): void {
  strokeFrames(pen, overlay, [frame], 1);
  if (overlay.hoveredName === '') return;
  const corners = cornersOf(overlay, frame);
  const top = Math.min(...corners.map(({ y }) => y));
  const { x } = toScreen(overlay.view, overlay.stage, frame.position);
  drawPill(pen, overlay, { x, y: top - 16 }, overlay.hoveredName, overlay.colors.select, overlay.colors.casing);
}

/** Lines around the pixels of the scene. */
function drawPixels(pen: Pen, overlay: Overlay): void {
  const { zoom } = overlay.view;
  drawLines(pen, overlay, {
    step: { x: zoom, y: zoom },
    start: { x: 0, y: 0 },
    color: overlay.colors.ruler,
    alpha: 0.4,
  });
}

function drawGrid(pen: Pen, overlay: Overlay): void {
  const { grid, view } = overlay;
  const step = { x: grid.width * view.zoom, y: grid.height * view.zoom };
  if (step.x < 4 || step.y < 4) return;
  const start = { x: grid.offsetX, y: grid.offsetY };
  drawLines(pen, overlay, { step, start, color: cssColor(grid.color), alpha: grid.color.alpha });
}

interface Lines {
  /** Between two lines, in pixels of the screen. */
  readonly step: Point;
  /** A scene point where two of them cross. */
  readonly start: Point;
  readonly color: string;
  readonly alpha: number;
}

function drawLines(pen: Pen, { view, stage }: Overlay, { step, start, color, alpha }: Lines): void {
  const origin = toScreen(view, stage, start);
  pen.save();
  pen.globalAlpha = alpha;
  pen.strokeStyle = color;
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
