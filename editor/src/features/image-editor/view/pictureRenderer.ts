import { boundsOf, dirtyBetween, intersectRects, isEmptyRect, type Picture, type Rect } from '@playhouse/paint';
import { ComposedPicture, type SeenFrame } from './composedPicture.ts';
import type { Viewport } from './viewport.ts';

/** What a renderer shows. */
export interface ShownPicture extends SeenFrame {
  readonly view: Viewport;
  /** The two colors of the squares behind transparent pixels. */
  readonly ground: readonly [string, string];
}

/** CSS px of a side of a square behind transparent pixels. */
const square = 8;

/** Draws a picture into a canvas, and after a change only the part that looks different. */
export class PictureRenderer {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #composed = new ComposedPicture();
  #drawn: ShownPicture | undefined;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d', { alpha: false });
  }

  /** Draws everything again next time, for example after the canvas has another size. */
  forget(): void {
    this.#drawn = undefined;
  }

  /** True when a part is still to be drawn by the next call. */
  draw(shown: ShownPicture): boolean {
    const before = this.#drawn;
    const dirty = before ? changeBetween(before, shown) : boundsOf(shown.picture);
    this.#drawn = shown;
    const done = this.#composed.update(shown, dirty, visiblePart(shown.view, this.#canvas));
    const isMoved = before?.view !== shown.view || before.ground !== shown.ground;
    if (isMoved || isSized(before.picture, shown.picture)) this.#paint(shown, undefined);
    else if (!isEmptyRect(done)) this.#paint(shown, done);
    return this.#composed.isBehind;
  }

  /** Shows the composed picture, or a part of it. */
  #paint({ picture, view, ground }: ShownPicture, part: Rect | undefined): void {
    const context = this.#context;
    if (!context) return;
    const ratio = devicePixelRatio;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (!part) {
      context.fillStyle = getComputedStyle(this.#canvas).backgroundColor;
      context.fillRect(0, 0, this.#canvas.width, this.#canvas.height);
    }
    const whole = boundsOf(picture);
    // Scaled down, pixels at the edge of a part also show their neighbors.
    const shown = part ? intersectRects(grown(part, view.scale < 1 ? Math.ceil(2 / view.scale) : 0), whole) : whole;
    const scale = view.scale * ratio;
    const [left, top] = [Math.round(view.x * ratio), Math.round(view.y * ratio)];
    const [x, y] = [Math.floor(left + shown.x * scale), Math.floor(top + shown.y * scale)];
    const right = Math.ceil(left + (shown.x + shown.width) * scale);
    const bottom = Math.ceil(top + (shown.y + shown.height) * scale);
    context.beginPath();
    context.rect(x, y, right - x, bottom - y);
    context.clip();
    drawGround(context, ground, { left, top, x, y, right, bottom, side: Math.round(square * ratio) });
    context.imageSmoothingEnabled = view.scale < 1;
    context.setTransform(scale, 0, 0, scale, left, top);
    const { x: sx, y: sy, width, height } = shown;
    context.drawImage(this.#composed.canvas, sx, sy, width, height, sx, sy, width, height);
    context.restore();
  }
}

function changeBetween(before: ShownPicture, { picture, at, skin }: ShownPicture): Rect {
  const isOther = before.at.frame !== at.frame || before.skin !== skin || isSized(before.picture, picture);
  const neighbors = skin && before.picture.cels.some((row, frame) => frame !== at.frame && row !== picture.cels[frame]);
  return isOther || neighbors ? boundsOf(picture) : dirtyBetween(before.picture, picture, at.frame);
}

/** The px of a picture that a canvas shows. */
function visiblePart({ x, y, scale }: Viewport, { width, height }: HTMLCanvasElement): Rect {
  const ratio = devicePixelRatio * scale;
  return { x: -x / scale, y: -y / scale, width: width / ratio, height: height / ratio };
}

function isSized(before: Picture, after: Picture): boolean {
  return before.width !== after.width || before.height !== after.height;
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

interface Ground {
  readonly left: number;
  readonly top: number;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
  readonly side: number;
}

const patterns = new WeakMap<readonly [string, string], Map<number, CanvasPattern | null>>();

/** Fills an area with squares that begin at the corner of the picture. */
function drawGround(context: CanvasRenderingContext2D, colors: readonly [string, string], ground: Ground): void {
  const { left, top, x, y, right, bottom, side } = ground;
  const known = patterns.get(colors) ?? new Map<number, CanvasPattern | null>();
  patterns.set(colors, known);
  if (!known.has(side)) known.set(side, patternOf(context, colors, side));
  const pattern = known.get(side);
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().translate(left, top));
  context.fillStyle = pattern;
  context.fillRect(x, y, right - x, bottom - y);
}

function patternOf(context: CanvasRenderingContext2D, colors: readonly [string, string], side: number) {
  const tile = document.createElement('canvas');
  tile.width = side * 2;
  tile.height = side * 2;
  const inTile = tile.getContext('2d');
  if (!inTile) return null;
  inTile.fillStyle = colors[0];
  inTile.fillRect(0, 0, side * 2, side * 2);
  inTile.fillStyle = colors[1];
  inTile.fillRect(0, 0, side, side);
  inTile.fillRect(side, side, side, side);
  return context.createPattern(tile, 'repeat');
}
