import type { Point } from '@playhouse/core';
import { t } from '../../../i18n/t.ts';
import { cameraFrame, trackingFrame } from '../../../interactions/cameraTool.ts';
import { drawSceneFacts } from './drawSceneFacts.ts';
import { drawHandles } from './drawSelection.ts';
import type { Overlay, Pen } from './overlay.ts';
import { cornersOf, roundedBox, tracedStroke, tracePath, widthOf } from './shapes.ts';

/** The camera's view; in Camera mode also the tracking area, gravity, wrapping edges and the ways up of the screen. */
export function drawCamera(pen: Pen, overlay: Overlay): void {
  const { colors, mode, stage } = overlay;
  const { camera } = overlay.scene;
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
  drawTag(
    pen,
    overlay,
    outline,
    t('Camera {width} × {height}', { width: view.size.width, height: view.size.height }),
    colors.camera,
  );
  if (mode !== 'camera') return;
  const area = cornersOf(overlay, tracking);
  dashed(pen, area, colors.tracking);
  drawTag(pen, overlay, area, t('Tracking area'), colors.tracking);
  for (const frame of [view, tracking]) {
    drawHandles(pen, overlay, frame);
  }
  drawSceneFacts(pen, overlay);
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
  const width = widthOf(pen, `640 11.5px ${colors.font}`, text) + 20;
  pen.fillStyle = color;
  roundedBox(pen, corner.x - width + 1, corner.y - 21, width, 20, 4);
  pen.fillStyle = colors.onSpot;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, corner.x - width / 2 + 1, corner.y - 10.5);
}
