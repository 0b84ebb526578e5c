import type { Box } from '../../interactions/box.ts';
import { toScreen } from '../../interactions/viewport.ts';
import type { WorldPicture } from './worldPicture.ts';

/** A rectangle of whole canvas pixels, y downward. */
export interface CanvasPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Edge length of a tile in CSS pixels. */
const tileSize = 16;
/** More parts than this take longer than drawing everything. */
const mostParts = 24;
/** The share of the canvas above which drawing everything is as fast. */
const mostShare = 0.6;

const marked = 1;
const firstPart = 2;

/** The canvas of a stage as a grid of tiles, some of which are to be drawn again. */
export class CanvasTiles {
  /** Edge length of a tile in canvas pixels. */
  private readonly edge: number;
  private readonly columns: number;
  private readonly rows: number;
  /** Canvas pixels per scene pixel, and the canvas position of the scene's origin. */
  private readonly scale: number;
  private readonly x: number;
  private readonly y: number;
  /** How far beyond its box something may be drawn: its outline, and blurred pixels at its edges. */
  private readonly margin: number;
  /** For each tile 0, `marked`, or the index of its part above `firstPart`. */
  private readonly marks: Uint8Array;
  private count = 0;

  constructor({ view, stage, density }: Pick<WorldPicture, 'view' | 'stage' | 'density'>) {
    this.edge = Math.max(1, Math.round(tileSize * density));
    this.columns = Math.max(1, Math.ceil((stage.width * density) / this.edge));
    this.rows = Math.max(1, Math.ceil((stage.height * density) / this.edge));
    const origin = toScreen(view, stage, { x: 0, y: 0 });
    this.scale = view.zoom * density;
    this.x = origin.x * density;
    this.y = origin.y * density;
    this.margin = 1 + density;
    this.marks = new Uint8Array(this.columns * this.rows);
  }

  /** Marks the tiles on which something in this box of the scene may be drawn. */
  mark(box: Box): void {
    const { columns, marks } = this;
    const right = this.right(box);
    const bottom = this.bottom(box);
    for (let row = this.top(box); row <= bottom; row += 1) {
      for (let column = this.left(box); column <= right; column += 1) {
        const at = row * columns + column;
        if (marks[at] === 0) this.count += 1;
        marks[at] = marked;
      }
    }
  }

  /** The marked tiles as rectangles without overlaps; undefined when drawing everything is as fast. To be called once. */
  parts(): readonly CanvasPart[] | undefined {
    if (this.count > mostShare * this.marks.length) return undefined;
    const parts: CanvasPart[] = [];
    for (let at = this.marks.indexOf(marked); at >= 0; at = this.marks.indexOf(marked, at)) {
      if (parts.length === mostParts) return undefined;
      parts.push(this.takePart(at % this.columns, Math.floor(at / this.columns), firstPart + parts.length));
    }
    return parts;
  }

  /** Adds something in a box of the scene to the lists of the parts on which it may be drawn. */
  deal<Item extends { readonly box: Box }>(item: Item, lists: readonly Item[][]): void {
    const { columns, marks } = this;
    const right = this.right(item.box);
    const bottom = this.bottom(item.box);
    for (let row = this.top(item.box); row <= bottom; row += 1) {
      for (let column = this.left(item.box); column <= right; column += 1) {
        const mark = marks[row * columns + column] ?? 0;
        if (mark < firstPart) continue;
        const list = lists[mark - firstPart];
        if (list && list[list.length - 1] !== item) list.push(item);
      }
    }
  }

  /** The marked tiles from this one to the right, and then as far down as all of them are marked. */
  private takePart(column: number, row: number, part: number): CanvasPart {
    const { columns, rows, edge, marks } = this;
    const start = row * columns + column;
    let width = 1;
    while (column + width < columns && marks[start + width] === marked) width += 1;
    let height = 1;
    while (row + height < rows && this.isMarked(start + height * columns, width)) height += 1;
    for (let line = 0; line < height; line += 1) {
      marks.fill(part, start + line * columns, start + line * columns + width);
    }
    return { left: column * edge, top: row * edge, width: width * edge, height: height * edge };
  }

  private isMarked(start: number, width: number): boolean {
    for (let at = start; at < start + width; at += 1) if (this.marks[at] !== marked) return false;
    return true;
  }

  private left({ x }: Box): number {
    return Math.max(0, Math.floor((this.x + x * this.scale - this.margin) / this.edge));
  }

  private right({ x, width }: Box): number {
    return Math.min(this.columns - 1, Math.floor((this.x + (x + width) * this.scale + this.margin) / this.edge));
  }

  private top({ y, height }: Box): number {
    return Math.max(0, Math.floor((this.y - (y + height) * this.scale - this.margin) / this.edge));
  }

  private bottom({ y }: Box): number {
    return Math.min(this.rows - 1, Math.floor((this.y - y * this.scale + this.margin) / this.edge));
  }
}
