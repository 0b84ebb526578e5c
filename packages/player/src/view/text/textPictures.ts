import { CanvasSource, Texture } from 'pixi.js';
import { LineSteps } from './lineSteps.ts';
import { layOutText, type TextLine } from './textLayout.ts';

/** What determines how a text looks, except for color and position. */
export interface TextLook {
  readonly text: string;
  /** CSS font for a size of 1 px: weight and family. */
  readonly weight: number;
  readonly family: string;
  readonly size: number;
  /** 0 left, 1 center, 2 right. */
  readonly alignment: number;
  /** Undefined: breaks only at line ends of the text. */
  readonly wrapWidth: number | undefined;
}

/** A rendered text, white. Sizes in px of the scene, of the text block and of the picture with its margin. */
export interface TextPicture {
  readonly key: string;
  readonly texture: Texture;
  readonly width: number;
  readonly height: number;
  readonly pictureWidth: number;
  readonly pictureHeight: number;
}

/** Maximum number of unused texts that are cached. */
const mostKept = 128;
const longestSide = 4096;

/** Renders texts once and shares them among all actors that show the same text. */
export class TextPictures {
  readonly #context: CanvasRenderingContext2D;
  readonly #pictures = new Map<string, TextPicture>();
  readonly #uses = new Map<TextPicture, number>();
  readonly #lineSteps = new LineSteps();
  /** Pixels of the canvas per pixel of the scene. */
  #sharpness = 1;

  constructor() {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('This browser cannot draw text.');
    this.#context = context;
  }

  /** Sets the resolution of texts rendered from now on. */
  set sharpness(value: number) {
    this.#sharpness = Math.min(4, Math.max(0.5, Math.ceil(value * 2) / 2));
  }

  /** The rendered text, to be returned with `release`. */
  take(look: TextLook): TextPicture {
    const key = JSON.stringify([look, this.#sharpness]);
    let picture = this.#pictures.get(key);
    if (!picture) {
      picture = this.#draw(look, key);
      this.#pictures.set(key, picture);
      this.#tidy();
    }
    this.#uses.set(picture, (this.#uses.get(picture) ?? 0) + 1);
    return picture;
  }

  release(picture: TextPicture): void {
    const uses = (this.#uses.get(picture) ?? 1) - 1;
    if (uses > 0) {
      this.#uses.set(picture, uses);
      return;
    }
    this.#uses.delete(picture);
    if (this.#pictures.get(picture.key) !== picture) picture.texture.destroy(true);
  }

  /** Drops all rendered texts, so that newly loaded fonts show; those in use stay until they are released. */
  forget(): void {
    for (const picture of this.#pictures.values()) if (!this.#uses.has(picture)) picture.texture.destroy(true);
    this.#pictures.clear();
    this.#lineSteps.forget();
  }

  destroy(): void {
    for (const picture of new Set([...this.#pictures.values(), ...this.#uses.keys()])) picture.texture.destroy(true);
    this.#pictures.clear();
    this.#uses.clear();
  }

  #tidy(): void {
    let spare = this.#pictures.size - this.#uses.size - mostKept;
    for (const [key, picture] of this.#pictures) {
      if (spare <= 0) return;
      if (this.#uses.has(picture)) continue;
      this.#pictures.delete(key);
      picture.texture.destroy(true);
      spare--;
    }
  }

  #draw(look: TextLook, key: string): TextPicture {
    const font = `${look.weight} ${look.size}px "${look.family}"`;
    const measuring = this.#context;
    measuring.font = font;
    const lines = layOutText(look.text, (text) => measuring.measureText(text).width, look.wrapWidth);
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = measuring.measureText('x');
    const lineHeight = Math.max(ascent + descent, this.#lineSteps.of(look.weight, look.family) * look.size);
    const gap = lineHeight - ascent - descent;
    const width = look.wrapWidth ?? Math.max(1, ...lines.map((line) => line.width));
    const height = Math.max(1, lines.length * lineHeight);
    const margin = Math.ceil(look.size / 4) + 1;
    const widest = Math.max(width, ...lines.map((line) => line.width));
    const pictureWidth = widest + margin * 2;
    const pictureHeight = height + margin * 2;
    const scale = Math.min(this.#sharpness, longestSide / pictureWidth, longestSide / pictureHeight);
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(pictureWidth * scale);
    canvas.height = Math.ceil(pictureHeight * scale);
    const context = canvas.getContext('2d');
    if (context) {
      context.scale(scale, scale);
      context.font = font;
      context.fillStyle = '#fff';
      drawLines(
        context,
        lines,
        { left: margin + (widest - width) / 2, top: margin + gap / 2 + ascent, width, lineHeight },
        look,
      );
    }
    const source = new CanvasSource({ resource: canvas, resolution: scale });
    return { key, texture: new Texture({ source }), width, height, pictureWidth, pictureHeight };
  }
}

function drawLines(
  context: CanvasRenderingContext2D,
  lines: readonly TextLine[],
  area: { left: number; top: number; width: number; lineHeight: number },
  { alignment }: TextLook,
): void {
  for (const [i, { text, width }] of lines.entries()) {
    const rest = area.width - width;
    const indent = alignment === 0 ? 0 : alignment === 2 ? rest : rest / 2;
    context.fillText(text, area.left + indent, area.top + i * area.lineHeight);
  }
}
