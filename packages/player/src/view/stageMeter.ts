import type { TextureSource, WebGLRenderer } from 'pixi.js';
import { countDraws, type DrawCounter } from './drawCounter.ts';

export interface StageLoad {
  /** Draw calls of the last picture that was drawn. */
  readonly draws: number;
  /** Memory of pictures and texts on the graphics card, in bytes. */
  readonly pictureBytes: number;
}

/** Measures what drawing costs. Draw calls are counted from the first measurement on. */
export interface StageMeter {
  /** Call after each picture. */
  drawn(): void;
  measure(): StageLoad;
}

/** `redraw` draws a picture at once. */
export function createStageMeter({ gl, texture }: WebGLRenderer, redraw: () => void): StageMeter {
  let counter: DrawCounter | undefined;
  let draws = 0;
  return {
    drawn() {
      if (counter) draws = counter.take();
    },
    measure() {
      if (!counter) {
        counter = countDraws(gl);
        redraw();
      }
      // The list has gaps where textures were released.
      const sources: readonly (TextureSource | null)[] = texture.managedTextures;
      const pixels = sources.reduce((sum, each) => sum + (each ? each.pixelWidth * each.pixelHeight : 0), 0);
      return { draws, pictureBytes: pixels * 4 };
    },
  };
}
