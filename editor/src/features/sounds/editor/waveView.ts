import type { FrameRange } from '@playhouse/audio';

/** The frames that a waveform shows; not necessarily whole numbers. */
export interface WaveView {
  readonly from: number;
  readonly to: number;
}

/** The closest view: this many frames over the whole width. */
const fewestFrames = 64;

/** The frame at a part of the width, from 0 to 1, rounded to a boundary between frames. */
export function frameAt(view: WaveView, part: number): number {
  return Math.round(view.from + part * (view.to - view.from));
}

/** The part of the width at which a frame begins; outside 0 to 1 when it is not shown. */
export function partOf(view: WaveView, frame: number): number {
  return (frame - view.from) / (view.to - view.from);
}

/** Shows `factor` times as many frames, and keeps the given frame where it is. */
export function zoomView(view: WaveView, factor: number, frame: number, frames: number): WaveView {
  const width = Math.min(frames, Math.max(Math.min(fewestFrames, frames), (view.to - view.from) * factor));
  const from = frame - partOf(view, frame) * width;
  return boundView({ from, to: from + width }, frames);
}

/** Moves a view so that it lies within the sound; a view that is wider shows all of it. */
export function boundView({ from, to }: WaveView, frames: number): WaveView {
  const width = Math.min(frames, to - from);
  const start = Math.min(frames - width, Math.max(0, from));
  return { from: start, to: start + width };
}

/** Moves a view as little as possible to show a frame. */
export function revealFrame(view: WaveView, frame: number, frames: number): WaveView {
  if (frame >= view.from && frame <= view.to) return view;
  const shift = frame < view.from ? frame - view.from : frame - view.to;
  return boundView({ from: view.from + shift, to: view.to + shift }, frames);
}

export interface RulerTick {
  readonly part: number;
  readonly text: string;
}

/** The times that a ruler shows: round steps that are at least `gap` pixels apart. */
export function rulerTicks(view: WaveView, sampleRate: number, width: number, gap = 80): RulerTick[] {
  const seconds = (view.to - view.from) / sampleRate;
  const step = roundStep((seconds * gap) / Math.max(1, width));
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const ticks: RulerTick[] = [];
  for (let index = Math.ceil(view.from / sampleRate / step - 1e-9); ; index++) {
    const time = index * step;
    if (time * sampleRate > view.to + 1e-6) return ticks;
    ticks.push({ part: partOf(view, time * sampleRate), text: clockText(time, decimals) });
  }
}

const minuteSteps = [60, 120, 300, 600];

/** The next of 1, 2, 5 times a power of ten; from a quarter of a minute on, parts and multiples of minutes. */
function roundStep(least: number): number {
  if (least > 10) return [15, 30, ...minuteSteps].find((step) => step >= least) ?? 600;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10);
}

/** A time as `0.25` or, from a minute on, as `1:05`. */
function clockText(seconds: number, decimals: number): string {
  if (seconds < 60) return seconds.toFixed(decimals);
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds - minutes * 60).toFixed(decimals);
  return `${minutes}:${rest.padStart(decimals > 0 ? decimals + 3 : 2, '0')}`;
}

/** Seconds from `1.5`, `1,5` or `1:05.2`; undefined for anything else. */
export function readClock(text: string): number | undefined {
  const [, minutes = '0', seconds = ''] = /^\s*(?:(\d{1,3}):)?(\d{0,6}(?:[.,]\d*)?)\s*s?\s*$/.exec(text) ?? [];
  const value = Number.parseFloat(seconds.replace(',', '.'));
  return Number.isFinite(value) ? Number(minutes) * 60 + value : undefined;
}

/** The frames of a selection, whichever end came first. */
export function rangeOf({ anchor, focus }: { readonly anchor: number; readonly focus: number }): FrameRange {
  return { from: Math.min(anchor, focus), to: Math.max(anchor, focus) };
}
