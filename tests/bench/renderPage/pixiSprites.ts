import { CanvasSource, Container, Rectangle, Sprite, Texture, WebGLRenderer } from 'pixi.js';
import { Columns } from './columns.ts';
import { drawStrip, pictureCount, pictureSide, spriteSize, viewSize } from './crowd.ts';

/** The usual way: one Sprite each, all from one atlas. */
export class PixiSprites {
  readonly columns: Columns;
  readonly #renderer: WebGLRenderer;
  readonly #root = new Container({ y: viewSize.height, scale: { x: 1, y: -1 } });
  readonly #sprites: Sprite[];

  private constructor(renderer: WebGLRenderer, count: number) {
    this.#renderer = renderer;
    this.columns = new Columns(count);
    const source = new CanvasSource({ resource: drawStrip() });
    const pictures = Array.from({ length: pictureCount }, (_, i) => {
      const frame = new Rectangle(i * pictureSide, 0, pictureSide, pictureSide);
      return new Texture({ source, frame });
    });
    this.#sprites = Array.from({ length: count }, (_, i) => {
      const sprite = new Sprite({ texture: pictures[i % pictureCount] ?? Texture.EMPTY, anchor: 0.5 });
      sprite.scale.set(spriteSize / pictureSide, -spriteSize / pictureSide);
      return sprite;
    });
    this.#root.addChild(...this.#sprites);
  }

  static async create(canvas: HTMLCanvasElement, count: number): Promise<PixiSprites> {
    const renderer = new WebGLRenderer();
    await renderer.init({ canvas, ...viewSize, backgroundColor: 0, antialias: false });
    return new PixiSprites(renderer, count);
  }

  draw(): void {
    const { x, y, angle } = this.columns;
    for (const [i, sprite] of this.#sprites.entries()) {
      sprite.x = x[i] ?? 0;
      sprite.y = y[i] ?? 0;
      sprite.rotation = ((angle[i] ?? 0) * Math.PI) / 180;
    }
    this.#renderer.render(this.#root);
  }
}
