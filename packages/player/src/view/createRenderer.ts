import 'pixi.js/unsafe-eval';
import 'pixi.js/mesh';
import 'pixi.js/sprite-tiling';
import { WebGLRenderer } from 'pixi.js';
import { allowOpaque } from './blendModes.ts';

/** A renderer for a canvas, which gets its size later. */
export async function createRenderer(canvas: HTMLCanvasElement): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer();
  await renderer.init({
    canvas,
    width: 1,
    height: 1,
    backgroundColor: 0,
    backgroundAlpha: 1,
    antialias: true,
    skipExtensionImports: true,
  });
  allowOpaque(renderer);
  return renderer;
}
