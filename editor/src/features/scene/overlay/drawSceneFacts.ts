import type { Point, SceneDocument } from '@playhouse/core';
import { commaSeparated } from '../../../i18n/counted.ts';
import { t } from '../../../i18n/t.ts';
import { cameraFrame } from '../../../interactions/cameraTool.ts';
import { handlePoint } from '../../../interactions/frame.ts';
import { toScreen } from '../../../interactions/viewport.ts';
import type { Overlay, Pen } from './overlay.ts';
import { drawPill, widthOf } from './shapes.ts';

/** Gravity as an arrow, edges that wrap, and the ways up in which the screen may be held. */
export function drawSceneFacts(pen: Pen, overlay: Overlay): void {
  drawGravity(pen, overlay);
  drawWrap(pen, overlay);
  drawWaysUp(pen, overlay);
}

/** Length of the arrow in pixels: it grows with the gravity, but stays within the view. */
function arrowLength({ x, y }: Point): number {
  return Math.min(110, 24 + Math.hypot(x, y) / 12);
}

function drawGravity(pen: Pen, overlay: Overlay): void {
  const { scene, view, stage, colors } = overlay;
  const { gravity } = scene;
  const strength = Math.hypot(gravity.x, gravity.y);
  if (strength === 0) return;
  const middle = toScreen(view, stage, cameraFrame(scene.camera).position);
  // A positive gravity pulls down, on the scene as on the screen.
  const [dx, dy] = [gravity.x / strength, gravity.y / strength];
  const length = arrowLength(gravity);
  const tip = { x: middle.x + dx * length, y: middle.y + dy * length };
  for (const [color, width] of [
    [colors.casing, 6],
    [colors.select, 3],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(middle.x, middle.y);
    pen.lineTo(tip.x, tip.y);
    pen.moveTo(tip.x - 10 * (dx + dy * 0.7), tip.y - 10 * (dy - dx * 0.7));
    pen.lineTo(tip.x, tip.y);
    pen.lineTo(tip.x - 10 * (dx - dy * 0.7), tip.y - 10 * (dy + dx * 0.7));
    pen.stroke();
  }
  const text = t('Gravity {x}, {y}', {
    x: numberText(gravity.x),
    y: numberText(gravity.y),
  });
  drawPill(pen, overlay, { x: middle.x, y: middle.y - 22 }, text, colors.select, colors.casing);
}

/** Arrows at the edges over which actors come back on the other side. */
function drawWrap(pen: Pen, overlay: Overlay): void {
  const { scene, view, stage, colors } = overlay;
  const { size } = scene;
  const [middleX, middleY] = [size.width / 2, size.height / 2];
  const across = [0, size.width].map((x) => ({ at: { x, y: middleY }, text: t('↔ wraps') }));
  const along = [0, size.height].map((y) => ({ at: { x: middleX, y }, text: t('↕ wraps') }));
  for (const { at, text } of [...(scene.wrapX ? across : []), ...(scene.wrapY ? along : [])]) {
    drawPill(pen, overlay, toScreen(view, stage, at), text, colors.tracking, colors.onSpot);
  }
}

function drawWaysUp(pen: Pen, overlay: Overlay): void {
  const { scene, view, stage, colors } = overlay;
  const { x, y } = toScreen(view, stage, handlePoint(cameraFrame(scene.camera), { x: -1, y: 1 }));
  const text = t('Screen: {ways}', { ways: waysUp(scene.autorotate) });
  const half = widthOf(pen, `640 12px ${colors.font}`, text) / 2 + 10;
  drawPill(pen, overlay, { x: x + half, y: y - 12 }, text, colors.camera, colors.onSpot);
}

/** "landscape", "portrait left" and so on: the ways up that a scene allows. */
export function waysUp(allowed: SceneDocument['attributes']['autorotate']): string {
  const { landscapeLeft, landscapeRight, portrait, portraitUpsidedown } = allowed;
  const names = [
    ...(landscapeLeft && landscapeRight ? [t('landscape')] : landscapeLeft ? [t('landscape left')] : []),
    ...(landscapeRight && !landscapeLeft ? [t('landscape right')] : []),
    ...(portrait ? [t('portrait')] : []),
    ...(portraitUpsidedown ? [t('upside down')] : []),
  ];
  return names.length > 0 ? commaSeparated(names) : t('as the device is held');
}

function numberText(value: number): string {
  return String(Math.round(value * 10) / 10);
}
