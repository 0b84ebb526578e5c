import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';

export const viewSize = { width: 400, height: 300 };
export const spriteSize = 4;
/** Side of a picture, in pixels. */
export const pictureSide = 32;
export const pictureCount = 8;

/** The motion of sprites for all contenders: px and degrees per step. */
export function motionOf(index: number): { x: number; y: number; turn: number } {
  return { x: ((index % 7) - 3) / 20, y: ((index % 5) - 2) / 20, turn: index % 2 === 0 ? 1 : 0 };
}

/** The initial position of a sprite, in px. */
export function startOf(index: number): { x: number; y: number } {
  return { x: (index * 37) % viewSize.width, y: (index * 91) % viewSize.height };
}

export interface CrowdOptions {
  readonly count: number;
  readonly isMoving: boolean;
  /** Layers over which the sprites are distributed. */
  readonly layers: number;
  /** Blend mode codes, in alternating runs of neighbors. */
  readonly blendingModes: readonly number[];
}

/** A game of plain sprites with images of their own that move without behaviors. */
export function crowdProject({ count, isMoving, layers, blendingModes }: CrowdOptions): Project {
  const perLayer = count / layers;
  const prototypes = Array.from({ length: pictureCount * blendingModes.length }, (_, i) => ({
    id: `id${100 + i}`,
    attributes: {
      size: { width: spriteSize, height: spriteSize },
      image: `picture${i % pictureCount}`,
    },
    graphics: { blendingMode: blendingModes[Math.floor(i / pictureCount)] ?? 0 },
  }));
  const actorOf = (index: number, inLayer: number) => {
    const mode = Math.floor((inLayer / perLayer) * blendingModes.length);
    const { x, y, turn } = motionOf(index);
    const motion = { linearVelocity: { x: x * 60, y: y * 60 }, angularVelocity: turn * 60 };
    return {
      prototype: `id${100 + mode * pictureCount + (index % pictureCount)}`,
      position: startOf(index),
      ...(isMoving && { aspects: { motion: { attributes: motion } } }),
    };
  };
  return buildProject({
    displaySize: viewSize,
    images: Array.from({ length: pictureCount }, (_, i) => `picture${i}`),
    prototypes,
    scenes: [
      {
        layers: Array.from({ length: layers }, (_, layer) => ({
          actors: Array.from({ length: perLayer }, (_, i) => actorOf(layer * perLayer + i, i)),
        })),
      },
    ],
  });
}

/** One of the pictures: a disc on a transparent background, in its own color. */
export function drawPicture(context: OffscreenCanvasRenderingContext2D, index: number, left: number): void {
  context.fillStyle = `hsl(${index * 45} 80% 60%)`;
  context.beginPath();
  context.arc(left + pictureSide / 2, pictureSide / 2, pictureSide / 2 - 1, 0, Math.PI * 2);
  context.fill();
}

/** All pictures side by side, as in a hand-made atlas. */
export function drawStrip(): OffscreenCanvas {
  const canvas = new OffscreenCanvas(pictureSide * pictureCount, pictureSide);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  for (let i = 0; i < pictureCount; i++) drawPicture(context, i, i * pictureSide);
  return canvas;
}

/** The bytes of one picture file. */
export async function pictureFile(index: number): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(pictureSide, pictureSide);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  drawPicture(context, index, 0);
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}
