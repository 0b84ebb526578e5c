import type { Point } from '@playhouse/core';
import { type Box, middleOf } from '../../../interactions/box.ts';
import type { Space } from '../../../interactions/equalGaps.ts';
import type { Guide } from '../../../interactions/snapping.ts';
import { toScreen } from '../../../interactions/viewport.ts';
import type { Overlay, Pen } from './overlay.ts';
import { cornersOf, drawPill, strokeFrames, tracedStroke, tracePath } from './shapes.ts';

/** What a drag settled on: lines with dots at what matched, and equal distances with their number. */
export function drawHints(pen: Pen, overlay: Overlay): void {
  for (const guide of overlay.hints.guides) drawGuide(pen, overlay, guide);
  for (const space of overlay.hints.spaces) drawSpace(pen, overlay, space);
}

/** The guides of the rulers, over the whole stage. */
export function drawRulerGuides(pen: Pen, overlay: Overlay): void {
  const { view, stage, colors } = overlay;
  for (const { id, axis, at } of overlay.rulerGuides) {
    const { x, y } = toScreen(view, stage, { x: at, y: at });
    const [from, to] =
      axis === 'x'
        ? [
            { x, y: 0 },
            { x, y: stage.height },
          ]
        : [
            { x: 0, y },
            { x: stage.width, y },
          ];
    const isActive = id === overlay.activeGuide;
    line(pen, from, to, colors.casing, isActive ? 4 : 3, 0.4);
    line(pen, from, to, colors.guide, isActive ? 2 : 1, 1);
    if (!isActive) continue;
    const tag = axis === 'x' ? { x: x + 34, y: 40 } : { x: 56, y: y - 14 };
    drawPill(pen, overlay, tag, `${axis.toUpperCase()} ${Math.round(at * 100) / 100}`, colors.guide, colors.casing);
  }
}

function line(pen: Pen, from: Point, to: Point, color: string, width: number, alpha: number): void {
  pen.save();
  pen.globalAlpha = alpha;
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(Math.round(from.x) + 0.5, Math.round(from.y) + 0.5);
  pen.lineTo(Math.round(to.x) + 0.5, Math.round(to.y) + 0.5);
  pen.stroke();
  pen.restore();
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

/** A line between two things with bars at its ends and the distance on it. */
function drawSpace(pen: Pen, overlay: Overlay, { axis, from, to, across }: Space): void {
  const { view, stage, colors } = overlay;
  const ends = [from, to].map((at) =>
    toScreen(view, stage, axis === 'x' ? { x: at, y: across } : { x: across, y: at }),
  );
  const [a, b] = ends;
  if (!a || !b) return;
  line(pen, a, b, colors.guide, 1, 1);
  for (const end of ends) {
    const bar = axis === 'x' ? { x: 0, y: 5 } : { x: 5, y: 0 };
    line(pen, { x: end.x - bar.x, y: end.y - bar.y }, { x: end.x + bar.x, y: end.y + bar.y }, colors.guide, 1, 1);
  }
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const at = axis === 'x' ? { x: middle.x, y: middle.y - 16 } : { x: middle.x + 26, y: middle.y };
  drawPill(pen, overlay, at, String(Math.round(to - from)), colors.guide, colors.casing);
}

/** The rectangle, or the free path, that selects. */
export function drawSelecting(pen: Pen, overlay: Overlay): void {
  if (overlay.marquee) drawMarquee(pen, overlay, overlay.marquee);
  if (overlay.lasso.length > 1) {
    fillAndStroke(
      pen,
      overlay,
      overlay.lasso.map((point) => toScreen(overlay.view, overlay.stage, point)),
    );
  }
}

/** Outlines of what the stamp would place. */
export function drawStamps(pen: Pen, overlay: Overlay): void {
  strokeFrames(pen, overlay, overlay.stamps, 1);
}

function drawMarquee(pen: Pen, overlay: Overlay, box: Box): void {
  fillAndStroke(pen, overlay, cornersOf(overlay, { position: middleOf(box), size: box, rotation: 0 }));
}

function fillAndStroke(pen: Pen, overlay: Overlay, corners: readonly Point[]): void {
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
