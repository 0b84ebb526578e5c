import type { Frame } from '../../../interactions/frame.ts';
import { toScreen } from '../../../interactions/viewport.ts';
import { cssColor } from '../../drawing/cssColor.ts';
import { drawCamera } from './drawCamera.ts';
import { drawHints, drawRulerGuides, drawSelecting, drawStamps } from './drawHints.ts';
import { drawSelection } from './drawSelection.ts';
import type { Overlay, Pen } from './overlay.ts';
import { cornersOf, drawPill, strokeFrames } from './shapes.ts';

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

function drawGrid(pen: Pen, { view, stage, grid }: Overlay): void {
  const step = { x: grid.width * view.zoom, y: grid.height * view.zoom };
  if (step.x < 4 || step.y < 4) return;
  const origin = toScreen(view, stage, { x: grid.offsetX, y: grid.offsetY });
  pen.save();
  pen.globalAlpha = grid.color.alpha;
  pen.strokeStyle = cssColor(grid.color);
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
