import 'pixi.js/unsafe-eval';
import 'pixi.js/mesh';
import 'pixi.js/sprite-tiling';
import { WebGLRenderer } from 'pixi.js';
import { allowOpaque } from './blendModes.ts';
import { hasWebGl, noWebGl } from './noWebGl.ts';

/** A renderer for a canvas, which gets its size later. */
export async function createRenderer(canvas: HTMLCanvasElement): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer();
  try {
    await renderer.init({
      canvas,
      width: 1,
      height: 1,
      backgroundColor: 0,
      backgroundAlpha: 1,
      antialias: true,
      skipExtensionImports: true,
    });
  } catch (error) {
    throw hasWebGl() ? error : new Error(noWebGl, { cause: error });
  }
  allowOpaque(renderer);
  return renderer;
}
