import { type SoundResult, succeed } from '../sound/result.ts';
import { frameCount, type Loop, type Samples, type Sound, soundOf } from '../sound/sound.ts';
import { applySoundEdit, type SoundEdit } from './soundEdit.ts';

/**
 * What leads from one sound to another: `samples` in place of `removed` frames at `at`. Only what differs is kept, so
 * a short edit of a long sound is small.
 */
interface SoundStep {
  readonly kind: SoundEdit['kind'];
  readonly sampleRate: number;
  readonly loop: Loop | undefined;
  readonly at: number;
  readonly removed: number;
  readonly samples: readonly Samples[];
}

/** A sound with its undo and redo steps, as an immutable value. The last step of each list is the next one. */
export interface SoundHistory {
  readonly sound: Sound;
  readonly undoSteps: readonly SoundStep[];
  readonly redoSteps: readonly SoundStep[];
  /** The most bytes that steps may keep. The oldest steps are dropped first. */
  readonly budget: number;
}

/** Enough to take back any one edit of the longest sound. */
export const defaultHistoryBudget = 268_435_456;

export function startSoundHistory(sound: Sound, budget: number = defaultHistoryBudget): SoundHistory {
  return { sound, undoSteps: [], redoSteps: [], budget };
}

/** Applies an edit as one undo step. The same history if the edit changes nothing. */
export function editSound(history: SoundHistory, edit: SoundEdit): SoundResult<SoundHistory> {
  const result = applySoundEdit(history.sound, edit);
  if (!result.ok) return result;
  const step = stepBetween(result.value, history.sound, edit.kind);
  if (!step) return succeed(history);
  const undoSteps = dropOldest([...history.undoSteps, step], history.budget);
  return succeed({ ...history, sound: result.value, undoSteps, redoSteps: [] });
}

/** Takes back the last edit; the same history if there is none. */
export function undoSoundEdit(history: SoundHistory): SoundHistory {
  const step = history.undoSteps.at(-1);
  if (!step) return history;
  const [sound, inverse] = applyStep(history.sound, step);
  const undoSteps = history.undoSteps.slice(0, -1);
  const redoSteps = dropOldest([...history.redoSteps, inverse], history.budget - sizeOf(undoSteps));
  return { ...history, sound, undoSteps, redoSteps };
}

/** Repeats the last edit that was taken back; the same history if there is none. */
export function redoSoundEdit(history: SoundHistory): SoundHistory {
  const step = history.redoSteps.at(-1);
  if (!step) return history;
  const [sound, inverse] = applyStep(history.sound, step);
  // The same steps as before they were taken back, so they are within the budget.
  return { ...history, sound, undoSteps: [...history.undoSteps, inverse], redoSteps: history.redoSteps.slice(0, -1) };
}

/** The bytes that the undo and redo steps keep. */
export function historySize({ undoSteps, redoSteps }: SoundHistory): number {
  return sizeOf(undoSteps) + sizeOf(redoSteps);
}

/** The step from one sound to another; undefined if they are equal. */
function stepBetween(from: Sound, to: Sound, kind: SoundEdit['kind']): SoundStep | undefined {
  const head = { kind, sampleRate: to.sampleRate, loop: to.loop };
  if (from.channels.length !== to.channels.length) {
    return { ...head, at: 0, removed: frameCount(from), samples: to.channels };
  }
  const shorter = Math.min(frameCount(from), frameCount(to));
  const pairs = from.channels.flatMap((samples, channel): [Samples, Samples][] => {
    const other = to.channels[channel];
    return other && other !== samples ? [[samples, other]] : [];
  });
  const at = Math.min(shorter, ...pairs.map(([a, b]) => sameAtStart(a, b)));
  const tail = Math.min(shorter - at, ...pairs.map(([a, b]) => sameAtEnd(a, b)));
  const removed = frameCount(from) - at - tail;
  const added = frameCount(to) - at - tail;
  if (removed === 0 && added === 0 && from.sampleRate === to.sampleRate && sameLoop(from.loop, to.loop))
    return undefined;
  // Arrays that differ everywhere are shared. Parts are copied, so that the whole can be freed.
  const samples = to.channels.map((all) => (added === all.length ? all : all.slice(at, at + added)));
  return { ...head, at, removed, samples };
}

/** The sound after a step, and the step that leads back. */
function applyStep(sound: Sound, step: SoundStep): [Sound, SoundStep] {
  const { at, removed, samples, kind } = step;
  const added = samples[0]?.length ?? 0;
  const frames = frameCount(sound);
  const isWhole = removed === frames;
  const channels = samples.map((part, channel) => {
    const old = sound.channels[channel];
    if (isWhole || !old) return part;
    if (removed === 0 && added === 0) return old;
    const next = new Float32Array(frames - removed + added);
    next.set(old.subarray(0, at));
    next.set(part, at);
    next.set(old.subarray(at + removed), at + added);
    return next;
  });
  const kept = sound.channels.map((old) => (isWhole ? old : old.slice(at, at + removed)));
  const inverse = { kind, sampleRate: sound.sampleRate, loop: sound.loop, at, removed: added, samples: kept };
  return [soundOf(step.sampleRate, channels, step.loop), inverse];
}

/** How many samples are the same from the start, bit for bit. */
function sameAtStart(a: Samples, b: Samples): number {
  const [left, right] = [bitsOf(a), bitsOf(b)];
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && left[count] === right[count]) count++;
  return count;
}

function sameAtEnd(a: Samples, b: Samples): number {
  const [left, right] = [bitsOf(a), bitsOf(b)];
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && left[left.length - 1 - count] === right[right.length - 1 - count]) count++;
  return count;
}

function bitsOf(samples: Samples): Int32Array {
  return new Int32Array(samples.buffer, samples.byteOffset, samples.length);
}

function sameLoop(a: Loop | undefined, b: Loop | undefined): boolean {
  return a?.start === b?.start && a?.end === b?.end;
}

function sizeOf(steps: readonly SoundStep[]): number {
  return steps.reduce((sum, { samples }) => sum + bytesOf(samples), 0);
}

/** The bytes of different arrays: a channel that is used twice counts once. */
function bytesOf(samples: readonly Samples[]): number {
  return [...new Set(samples)].reduce((sum, part) => sum + part.byteLength, 0);
}

function dropOldest(steps: readonly SoundStep[], budget: number): readonly SoundStep[] {
  let size = sizeOf(steps);
  let first = 0;
  while (first < steps.length && size > budget) size -= bytesOf(steps[first++]?.samples ?? []);
  return first === 0 ? steps : steps.slice(first);
}
