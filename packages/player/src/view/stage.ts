import type { Project } from '@playhouse/core';
import type { GameView, SceneView } from '@playhouse/runtime';
import { Container, Sprite, type TextureSource, TilingSprite, type WebGLRenderer } from 'pixi.js';
import type { ViewportFit } from '../api/player.ts';
import { type GameFonts, loadGameFonts } from '../fonts/gameFonts.ts';
import { tintOf } from './color.ts';
import { createRenderer } from './createRenderer.ts';
import { SceneNode } from './drawing/sceneNode.ts';
import { type FittedPicture, fitPicture, type Size } from './fitting.ts';
import { loadPictures, type Pictures } from './images/pictures.ts';
import { QuadBatch } from './quads/quadBatch.ts';
import { createStageMeter, type StageMeter } from './stageMeter.ts';
import { TextPictures } from './text/textPictures.ts';

export interface StageOptions {
  readonly host: HTMLElement;
  readonly project: Project;
  readonly assets: (path: string) => Promise<Uint8Array | undefined>;
  readonly fit: ViewportFit;
  readonly onMissingImage: (name: string) => void;
  /** Called with the total pixels of all images when some had to be reduced. */
  readonly onReduced: (pixels: number) => void;
}

/** Creates the canvas in the host and loads the game's images and fonts. */
export async function createStage(options: StageOptions): Promise<Stage> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;display:block;touch-action:none;outline:none';
  const renderer = await createRenderer(canvas);
  const { gl } = renderer;
  const { host, project, assets, onMissingImage: onMissing, onReduced } = options;
  let stage: Stage | undefined;
  const longestSide: unknown = gl.getParameter(gl.MAX_TEXTURE_SIZE);
  const [images, fonts] = await Promise.all([
    loadPictures({
      project,
      assets,
      onMissing,
      onReduced,
      longestSide: typeof longestSide === 'number' ? longestSide : 2048,
    }),
    loadGameFonts(project, assets, () => stage?.refresh()),
  ]);
  const { position, backgroundColor } = getComputedStyle(host);
  if (position === 'static') host.style.position = 'relative';
  if (backgroundColor === 'rgba(0, 0, 0, 0)') host.style.backgroundColor = '#000';
  host.style.overflow = 'hidden';
  host.append(canvas);
  stage = new Stage(options, { canvas, renderer, images, fonts });
  return stage;
}

const black = { red: 0, green: 0, blue: 0 };

interface StageParts {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  readonly images: Pictures;
  readonly fonts: GameFonts;
}

/** The view of a running game. Only draws when something visible has changed. */
export class Stage {
  readonly canvas: HTMLCanvasElement;
  readonly meter: StageMeter;
  readonly #host: HTMLElement;
  readonly #parts: StageParts;
  readonly #texts = new TextPictures();
  readonly #root = new Container();
  readonly #scenes = new Map<SceneView, SceneNode>();
  #fit: ViewportFit;
  #view: Size;
  #camera: Size;
  #isStale = true;
  #hasLeftScenes = false;
  readonly #end = new AbortController();
  #last: { view: GameView; between: number } | undefined;

  constructor({ host, project, fit }: StageOptions, parts: StageParts) {
    this.canvas = parts.canvas;
    this.meter = createStageMeter(parts.renderer, () => this.refresh());
    this.#host = host;
    this.#parts = parts;
    this.#fit = fit;
    this.#view = project.object.attributes.displaySize;
    this.#camera = this.#view;
    this.canvas.setAttribute('role', 'img');
    this.canvas.setAttribute('aria-label', project.object.title);
    this.canvas.addEventListener('webglcontextrestored', () => this.refresh());
    this.resize();
    this.#watchPixels();
  }

  /** Draws the game as it is between its last two steps. Cheap when nothing has changed. */
  draw(view: GameView, between: number, hasStepped: boolean): void {
    this.#last = { view, between };
    if (this.#takeScenes(view)) this.#isStale = true;
    for (const scene of view.scenes) {
      if (this.#scenes.get(scene)?.update(scene, between, hasStepped)) this.#isStale = true;
    }
    if (!this.#isStale) return;
    this.#isStale = false;
    const { renderer } = this.#parts;
    const [back] = view.scenes;
    const { red, green, blue } = (back && this.#scenes.get(back)?.backdrop) ?? black;
    renderer.background.color = tintOf(red, green, blue);
    renderer.render(this.#root);
    this.meter.drawn();
    if (this.#hasLeftScenes) this.#parts.images.release(sourcesIn(this.#root));
    this.#hasLeftScenes = false;
  }

  /** Redraws all texts and pictures, because fonts have loaded or the pixel size has changed. */
  refresh(): void {
    this.#texts.forget();
    for (const scene of this.#scenes.values()) scene.refresh();
    this.#isStale = true;
    if (this.#last) this.draw(this.#last.view, this.#last.between, false);
  }

  /** Where the picture is in its host. */
  get box(): FittedPicture {
    const host = { width: this.#host.clientWidth, height: this.#host.clientHeight };
    return fitPicture(this.#view, host, this.#fit);
  }

  /** Fits the view to the host's size. */
  resize(): void {
    const { left, top, width, height } = this.box;
    const { style } = this.canvas;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    this.#parts.renderer.resize(width, height, window.devicePixelRatio || 1);
    this.#root.scale.set(width / this.#view.width, height / this.#view.height);
    this.#texts.sharpness = (width / this.#view.width) * (window.devicePixelRatio || 1);
    this.refresh();
  }

  setFit(fit: ViewportFit): void {
    this.#fit = fit;
    this.resize();
  }

  /** Converts a position on the page to the running camera's view: px, origin at its lower left. */
  toView(clientX: number, clientY: number): { x: number; y: number } {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    return {
      x: width > 0 ? ((clientX - left) / width) * this.#camera.width : 0,
      y: height > 0 ? (1 - (clientY - top) / height) * this.#camera.height : 0,
    };
  }

  /** Resolves when the fonts in use have loaded. */
  async settled(): Promise<void> {
    await this.#parts.fonts.settled();
  }

  destroy(): void {
    this.#end.abort();
    for (const scene of this.#scenes.values()) scene.destroy();
    this.#root.destroy();
    this.#parts.renderer.destroy();
    this.#texts.destroy();
    this.#parts.images.destroy();
    this.#parts.fonts.destroy();
    this.canvas.remove();
  }

  /** Redraws when the page moves to a screen with another pixel ratio, which does not resize the page. */
  #watchPixels(): void {
    const same = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const take = () => {
      this.resize();
      this.#watchPixels();
    };
    same.addEventListener('change', take, { once: true, signal: this.#end.signal });
  }

  /** True when scenes were added or removed. The view has the size of the backmost one. */
  #takeScenes({ scenes }: GameView): boolean {
    const [back] = scenes;
    const front = scenes.at(-1);
    if (front) this.#camera = front.camera;
    const isSame = scenes.length === this.#scenes.size && scenes.every((scene) => this.#scenes.has(scene));
    if (isSame) return false;
    for (const [scene, node] of this.#scenes) {
      if (scenes.includes(scene)) continue;
      node.destroy();
      this.#scenes.delete(scene);
      this.#hasLeftScenes = true;
    }
    const { images, fonts } = this.#parts;
    this.#root.removeChildren();
    for (const scene of scenes) {
      const node = this.#scenes.get(scene) ?? new SceneNode({ images, fonts, pictures: this.#texts });
      node.isOverlay = scene !== back;
      this.#scenes.set(scene, node);
      this.#root.addChild(node.container);
    }
    if (back && (back.camera.screenWidth !== this.#view.width || back.camera.screenHeight !== this.#view.height)) {
      this.#view = { width: Math.max(1, back.camera.screenWidth), height: Math.max(1, back.camera.screenHeight) };
      this.#last = undefined;
      this.resize();
    }
    return true;
  }
}

/** The textures in use. */
function sourcesIn(node: Container, found = new Set<TextureSource>()): ReadonlySet<TextureSource> {
  if (node instanceof QuadBatch) for (const page of node.pages) found.add(page);
  else if (node instanceof Sprite || node instanceof TilingSprite) found.add(node.texture.source);
  for (const child of node.children) sourcesIn(child, found);
  return found;
}
