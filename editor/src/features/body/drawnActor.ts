import type { AssetsDocument, PrototypeDocument, Size } from '@playhouse/core';
import { drawItem } from '../drawing/drawWorld.ts';
import type { Pictures } from '../drawing/pictures.ts';
import { type Look, lookOf } from '../drawing/stageItems.ts';

/** Draws an actor unrotated over the whole of a canvas, as the game shows it; `otherwise`: what differs. */
export function drawActor(
  pen: CanvasRenderingContext2D,
  canvas: Size,
  prototype: PrototypeDocument,
  assets: AssetsDocument,
  pictures: Pictures,
  otherwise: Partial<Look> = {},
): void {
  const { size } = prototype.attributes;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.scale(canvas.width / size.width, canvas.height / size.height);
  const look = lookOf({ id: '', prototype: prototype.id, attributes: {} }, prototype);
  const placement = { position: { x: 0, y: 0 }, size, rotation: 0 };
  const view = { x: 0, y: 0, zoom: canvas.width / size.width };
  const colors = { missing: 'transparent', outline: 'transparent', edge: 'transparent' };
  drawItem(pen, { placement, look: { ...look, visible: true, ...otherwise } }, { assets, pictures, view, colors });
}

const white = { red: 1, green: 1, blue: 1, alpha: 1 };

/** The longer side of the picture that is traced. */
const tracedSide = 200;

/** The pixels of an actor, as solid as its picture; undefined where the browser has no canvas. */
export function pixelsOf(
  prototype: PrototypeDocument,
  assets: AssetsDocument,
  pictures: Pictures,
): ImageData | undefined {
  const { width, height } = prototype.attributes.size;
  const scale = tracedSide / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return undefined;
  drawActor(pen, canvas, prototype, assets, pictures, { color: white, fill: '#fff', blendingMode: 0 });
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}
