import { findBehavior } from '@playhouse/core';
import type { ListRow } from './listRows.ts';
import { type MarkKind, markKinds } from './overviewMarks.ts';
import type { Span } from './overviewScale.ts';

interface Measured {
  readonly start: number;
  readonly end: number;
}

export interface DrawnOverview {
  readonly bars: readonly Bar[];
  /** The position of each row in the list, in px. */
  readonly measured: readonly Measured[];
  readonly span: Span;
  readonly marks: Readonly<Record<MarkKind, readonly number[]>>;
  /** Of the strip, in px. Reading it from the page would lay out all rows again. */
  readonly width: number;
  readonly height: number;
  readonly colorOf: (name: string) => string;
}

/** A card in the overview. */
export interface Bar {
  /** Of its row. */
  readonly index: number;
  /** The color of its kind, as a property of the theme. */
  readonly color: string;
  readonly depth: number;
  readonly isOff: boolean;
}

/** The rows that have a bar. */
export function barsOf(rows: readonly ListRow[]): readonly Bar[] {
  return rows.flatMap((row, index) => {
    if (row.kind !== 'card') return [];
    const type = findBehavior(row.behavior.class)?.type.toLowerCase() ?? 'note';
    return [{ index, color: `--ph-${type}`, depth: row.depth, isOff: row.isOff }];
  });
}

/** Room at each side for marks, in px. */
const gutter = 6;

/** Draws the rows as bars in the color of their kind, indented by level, and the marks beside them. */
export function drawOverview(strip: HTMLCanvasElement, drawn: DrawnOverview): void {
  const context = strip.getContext('2d');
  const { measured, span, width, height, colorOf } = drawn;
  if (!context || height === 0) return;
  const scale = devicePixelRatio;
  const [pixelsWide, pixelsHigh] = [Math.round(width * scale), Math.round(height * scale)];
  if (strip.width !== pixelsWide) strip.width = pixelsWide;
  if (strip.height !== pixelsHigh) strip.height = pixelsHigh;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  const at = (offset: number) => ((offset - span.from) / span.size) * height;
  drawBars(context, drawn, at, 1 / scale);
  for (const kind of markKinds) {
    context.fillStyle = colorOf(markColors[kind]);
    for (const index of drawn.marks[kind]) {
      const row = measured[index];
      if (row && row.end >= span.from && row.start <= span.from + span.size) {
        shapes[kind](context, at(row.start), at(row.end), width);
      }
    }
  }
}

function drawBars(
  context: CanvasRenderingContext2D,
  { bars, measured, span, width, colorOf }: DrawnOverview,
  at: (offset: number) => number,
  thinnest: number,
): void {
  const end = span.from + span.size;
  let [lastTop, lastColor] = [Number.NEGATIVE_INFINITY, ''];
  for (let next = firstIn(bars, measured, span.from); next < bars.length; next += 1) {
    const { index, color, depth, isOff } = bars[next] as Bar;
    const place = measured[index];
    if (!place || place.start > end) break;
    const top = at(place.start);
    // Rows that fall on one pixel are drawn once.
    if (color === lastColor && top - lastTop < thinnest) continue;
    [lastTop, lastColor] = [top, color];
    context.fillStyle = colorOf(color);
    context.globalAlpha = isOff ? 0.4 : 1;
    const left = gutter + Math.min(depth, 5);
    context.fillRect(left, top, width - gutter - left, Math.max(thinnest, at(place.end) - top - 1));
  }
  context.globalAlpha = 1;
}

/** The first bar that reaches below an offset. */
function firstIn(bars: readonly Bar[], measured: readonly Measured[], offset: number): number {
  let [low, high] = [0, bars.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((measured[bars[middle]?.index ?? 0]?.end ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

const markColors: Readonly<Record<MarkKind, string>> = {
  selected: '--ph-accent',
  hit: '--ph-text',
  warning: '--ph-warning',
  error: '--ph-error',
  breakpoint: '--ph-error',
};

type Shape = (context: CanvasRenderingContext2D, top: number, bottom: number, width: number) => void;

/** Each kind has a shape and a side of its own: color alone does not tell them apart. */
const shapes: Readonly<Record<MarkKind, Shape>> = {
  selected: (context, top, bottom) => context.fillRect(0, top, 3, Math.max(3, bottom - top - 1)),
  hit: (context, top, _, width) => context.fillRect(gutter - 2, top, width - 2 * gutter + 4, 2),
  warning: (context, top, _, width) => polygon(context, width - 2.5, top + 2.5, [0, -3, 3, 2.5, -3, 2.5]),
  error: (context, top, _, width) => context.fillRect(width - 5, top, 5, 5),
  breakpoint: (context, top) => polygon(context, 3, top + 2, [0, -3, 3, 0, 0, 3, -3, 0]),
};

function polygon(context: CanvasRenderingContext2D, x: number, y: number, corners: readonly number[]): void {
  context.beginPath();
  for (let at = 0; at < corners.length; at += 2) context.lineTo(x + (corners[at] ?? 0), y + (corners[at + 1] ?? 0));
  context.fill();
}

/** Reads colors of the theme, each once. */
export function colorReader(strip: HTMLElement): (name: string) => string {
  const style = getComputedStyle(strip);
  const known = new Map<string, string>();
  return (name) => {
    const color = known.get(name) ?? style.getPropertyValue(name);
    known.set(name, color);
    return color;
  };
}
