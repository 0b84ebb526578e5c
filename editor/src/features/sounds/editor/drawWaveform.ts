import type { Loop, Peaks } from '@playhouse/audio';
import { partOf, rangeOf, rulerTicks, type WaveView } from './waveView.ts';

export interface DrawnWaveform {
  /** Of each channel, for each pixel column. */
  readonly peaks: readonly Peaks[];
  readonly view: WaveView;
  readonly sampleRate: number;
  readonly loop: Loop | undefined;
  /** Undefined when nothing can be selected. */
  readonly selection: { readonly anchor: number; readonly focus: number } | undefined;
  /** In CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

const rulerHeight = 22;

/** Draws ruler, selection, waveform, loop points and cursor, in the colors of the theme. */
export function drawWaveform(canvas: HTMLCanvasElement, drawn: DrawnWaveform): void {
  const { width, height } = drawn.size;
  const scale = devicePixelRatio;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(scale, scale);
  const style = getComputedStyle(canvas);
  const color = (name: string) => style.getPropertyValue(`--ph-${name}`);
  context.fillStyle = color('sunken');
  context.fillRect(0, 0, width, height);
  drawRuler(context, drawn, color);
  const { from, to } = rangeOf(drawn.selection ?? { anchor: 0, focus: 0 });
  const xOf = (frame: number) => partOf(drawn.view, frame) * width;
  if (from < to) {
    context.fillStyle = color('accent-soft');
    context.fillRect(xOf(from), rulerHeight, xOf(to) - xOf(from), height - rulerHeight);
  }
  const lane = (height - rulerHeight) / drawn.peaks.length;
  drawn.peaks.forEach((peaks, channel) => {
    drawLane(context, peaks, { top: rulerHeight + channel * lane, height: lane, width }, color, [xOf(from), xOf(to)]);
  });
  drawLoop(context, drawn, xOf, color);
  if (!drawn.selection) return;
  context.fillStyle = color('text');
  for (const frame of from < to ? [from, to] : [drawn.selection.focus]) {
    context.fillRect(Math.round(xOf(frame)) - 0.5, rulerHeight - 6, 1, height);
  }
}

type ColorOf = (name: string) => string;

function drawRuler(
  context: CanvasRenderingContext2D,
  { view, sampleRate, size: { width } }: DrawnWaveform,
  color: ColorOf,
): void {
  context.fillStyle = color('panel');
  context.fillRect(0, 0, width, rulerHeight);
  const { fontFamily } = getComputedStyle(context.canvas);
  context.font = `${color('text-mini')} ${fontFamily}`;
  context.textBaseline = 'middle';
  for (const { part, text } of rulerTicks(view, sampleRate, width)) {
    const x = Math.round(part * width);
    context.fillStyle = color('line-control');
    context.fillRect(x, rulerHeight - 6, 1, 6);
    context.fillStyle = color('text-muted');
    context.fillText(text, x + 4, rulerHeight / 2);
  }
}

interface Lane {
  readonly top: number;
  readonly height: number;
  readonly width: number;
}

function drawLane(
  context: CanvasRenderingContext2D,
  peaks: Peaks,
  lane: Lane,
  color: ColorOf,
  [from, to]: readonly [from: number, to: number],
): void {
  const { top, height, width } = lane;
  const middle = top + height / 2;
  const half = height / 2 - 6;
  context.fillStyle = color('line');
  context.fillRect(0, middle - 0.5, width, 1);
  context.fillRect(0, top, width, 1);
  const [plain, selected] = [color('accent'), color('on-accent-soft')];
  const columns = peaks.minima.length;
  const pixel = width / columns;
  const highOf = (column: number) => Math.min(1, peaks.maxima[column] ?? 0) * half;
  const lowOf = (column: number) => Math.max(-1, peaks.minima[column] ?? 0) * half;
  for (let column = 0; column < columns; column++) {
    const middleOfColumn = (column + 0.5) * pixel;
    context.fillStyle = middleOfColumn > from && middleOfColumn < to ? selected : plain;
    // Reaches the column before: with few samples to a column, there would be gaps.
    const before = Math.max(0, column - 1);
    const high = Math.max(highOf(column), lowOf(before));
    const low = Math.min(lowOf(column), highOf(before));
    context.fillRect(column * pixel, middle - high - pixel / 2, pixel, Math.max(pixel, high - low));
  }
}

/** Flags in the ruler, and lines down. */
function drawLoop(
  context: CanvasRenderingContext2D,
  { loop, size: { height } }: DrawnWaveform,
  xOf: (frame: number) => number,
  color: ColorOf,
): void {
  if (!loop) return;
  context.fillStyle = color('persistent');
  context.fillRect(xOf(loop.start), rulerHeight - 4, xOf(loop.end) - xOf(loop.start), 4);
  for (const frame of [loop.start, loop.end]) context.fillRect(xOf(frame) - 1, rulerHeight - 12, 2, height);
}
