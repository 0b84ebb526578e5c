import type { Id, SceneDocument, Size } from '../../generated/entities.ts';
import { createLayer } from './createLayer.ts';

/** A scene as large as the display, with every default and one empty layer `id1`. docs/product-rules.md#scene. */
export function createScene(id: Id, name: string, displaySize: Size): SceneDocument {
  return {
    id,
    attributes: {
      name,
      time: 0,
      size: { ...displaySize },
      wrapX: false,
      wrapY: false,
      gravity: { x: 0, y: 0 },
      color: { red: 0, green: 0, blue: 0, alpha: 1 },
      camera: {
        origin: { x: 0, y: 0 },
        size: { ...displaySize },
        trackingArea: trackingAreaOf(displaySize),
        rotation: 0,
      },
      autorotate: { landscapeLeft: true, portrait: false, landscapeRight: false, portraitUpsidedown: false },
    },
    layers: [createLayer('id1')],
  };
}

/** The tracking area of a new scene's camera: 80 less than the display, or 75% of it where a quarter is under 80. */
export function trackingAreaOf(displaySize: Size): Size {
  return { width: trackingLength(displaySize.width), height: trackingLength(displaySize.height) };
}

function trackingLength(length: number): number {
  return length / 4 < 80 ? length * 0.75 : length - 80;
}
