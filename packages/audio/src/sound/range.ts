import { frameCount, type Loop, type Sound } from './sound.ts';

/** The frames from `from` to just before `to`. */
export interface FrameRange {
  readonly from: number;
  readonly to: number;
}

/** All frames of a sound. */
export function wholeRange(sound: Sound): FrameRange {
  return { from: 0, to: frameCount(sound) };
}

/** The range in whole frames within the sound, never backwards. What is not a number becomes 0. */
export function clampRange(sound: Sound, range: FrameRange): FrameRange {
  const from = clampFrame(sound, range.from);
  return { from, to: Math.max(from, clampFrame(sound, range.to)) };
}

/** A position between frames, from 0 to the number of frames. */
export function clampFrame(sound: Sound, frame: number): number {
  if (Number.isNaN(frame)) return 0;
  return Math.round(Math.min(frameCount(sound), Math.max(0, frame)));
}

/** The loop when its ends move; undefined when nothing of it is left. */
export function moveLoop(loop: Loop | undefined, move: (frame: number) => number): Loop | undefined {
  if (!loop) return undefined;
  const moved = { start: move(loop.start), end: move(loop.end) };
  return moved.start < moved.end ? moved : undefined;
}
