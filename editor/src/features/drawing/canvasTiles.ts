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
  /** For each tile 0, `marked`, or `firstPart` plus the index of its part. */
  private readonly marks: Uint8Array;
  /** With more marked tiles, drawing everything is as fast. */
  private readonly mostCount: number;
  private count = 0;
  /** The tiles between which all marked ones are. */
  private readonly first = { column: Number.POSITIVE_INFINITY, row: Number.POSITIVE_INFINITY };
  private readonly last = { column: -1, row: -1 };

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
    this.mostCount = mostShare * this.marks.length;
  }

  /** Marks the tiles on which something in this box of the scene may be drawn. */
  mark(box: Box): void {
    if (this.count > this.mostCount) return;
    const { columns, marks, first, last } = this;
    const [left, right, top, bottom] = [this.left(box), this.right(box), this.top(box), this.bottom(box)];
    if (!(left <= right && top <= bottom)) return;
    first.column = Math.min(first.column, left);
    first.row = Math.min(first.row, top);
    last.column = Math.max(last.column, right);
    last.row = Math.max(last.row, bottom);
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const at = row * columns + column;
        if (marks[at] === 0) this.count += 1;
        marks[at] = marked;
      }
    }
  }

  /**
   * The marked tiles as rectangles without overlaps; undefined when drawing everything is as fast. Replaces the marks: for
   * one call only.
   */
  parts(): readonly CanvasPart[] | undefined {
    if (this.count > this.mostCount) return undefined;
    const parts: CanvasPart[] = [];
    for (let at = this.marks.indexOf(marked); at >= 0; at = this.marks.indexOf(marked, at)) {
      if (parts.length === mostParts) return undefined;
      parts.push(this.takePart(at % this.columns, Math.floor(at / this.columns), firstPart + parts.length));
    }
    return parts;
  }

  /** Adds something in a box of the scene to the parts on which it may be drawn. */
  deal<Item extends { readonly box: Box }>(item: Item, parts: readonly { readonly items: Item[] }[]): void {
    const { columns, marks, first, last } = this;
    const right = Math.min(last.column, this.right(item.box));
    const bottom = Math.min(last.row, this.bottom(item.box));
    const left = Math.max(first.column, this.left(item.box));
    for (let row = Math.max(first.row, this.top(item.box)); row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const mark = marks[row * columns + column] ?? 0;
        if (mark < firstPart) continue;
        const items = parts[mark - firstPart]?.items;
        if (items && items[items.length - 1] !== item) items.push(item);
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
