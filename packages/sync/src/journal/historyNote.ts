import { type Checkpoint, encodeCheckpoint, type History } from '@playhouse/core';
import { applyPatch, diffDocument, type PatchStep } from './documentPatch.ts';

/**
 * How one stack changed: its new size, how many steps were removed from its end, and the numbers of those added there.
 */
type StackNote = readonly [size: number, cut: number, ...added: number[]];

/** A new step: complete, or as a patch of another one, as when a drag continues. */
type StepNote =
  | readonly [number: number, step: unknown]
  | readonly [number: number, from: number, patch: readonly PatchStep[]];

/** The effect of one edit, undo or redo on the history; stored in the journal next to its effect on the documents. */
export interface HistoryNote {
  readonly undo: StackNote;
  readonly redo: StackNote;
  readonly steps: readonly StepNote[];
}

/** A history as step numbers, with what is known of each step. */
export interface NumberedHistory {
  readonly undo: readonly number[];
  readonly redo: readonly number[];
  readonly steps: ReadonlyMap<number, unknown>;
}

/**
 * What changed between two histories; `numberOf` always returns the same number for a step, and numbers new ones from
 * `next` on.
 */
export function noteChange(
  before: History,
  after: History,
  numberOf: (step: Checkpoint) => number,
  next: number,
): HistoryNote {
  const held = { undo: before.undo.map(numberOf), redo: before.redo.map(numberOf) };
  const undo = stackNote(held.undo, after.undo.map(numberOf));
  const redo = stackNote(held.redo, after.redo.map(numberOf));
  // A cancelled drag brings steps back that were dropped, perhaps also from what is stored.
  const known = new Set([...held.undo, ...held.redo]);
  const last = before.undo.at(-1);
  const steps = [...after.undo, ...after.redo].flatMap((step): StepNote[] => {
    const number = numberOf(step);
    if (number < next && known.has(number)) return [];
    const isGoingOn =
      last?.gesture !== undefined && step.gesture === last.gesture && step.created_at === last.created_at;
    if (!isGoingOn) return [[number, encodeCheckpoint(step)]];
    return [[number, numberOf(last), diffDocument(encodeCheckpoint(last), encodeCheckpoint(step))]];
  });
  return { undo, redo, steps };
}

/** The history after a note. Unknown parts of a step stay undefined. */
export function applyNote({ undo, redo, steps }: NumberedHistory, note: HistoryNote): NumberedHistory {
  const known = new Map(steps);
  for (const step of note.steps) {
    if (step.length === 2) known.set(step[0], step[1]);
    else known.set(step[0], applyPatch(known.get(step[1]), step[2])?.value);
  }
  return { undo: applyToStack(undo, note.undo), redo: applyToStack(redo, note.redo), steps: known };
}

/** True for a value that has the shape of a note. */
export function isNote(value: unknown): value is HistoryNote {
  if (typeof value !== 'object' || value === null) return false;
  if (!('undo' in value && 'redo' in value && 'steps' in value)) return false;
  return isStackNote(value.undo) && isStackNote(value.redo) && isStepNotes(value.steps);
}

function stackNote(before: readonly number[], after: readonly number[]): StackNote {
  const skipped = Math.max(0, before.indexOf(after[0] ?? 0));
  let kept = 0;
  while (kept < after.length && after[kept] === before[skipped + kept]) kept += 1;
  return [after.length, before.length - (kept === 0 ? 0 : skipped + kept), ...after.slice(kept)];
}

/** A stored stack may be shorter than the noted one, but only at its old end. */
function applyToStack(stack: readonly number[], [size, cut, ...added]: StackNote): readonly number[] {
  const all = [...stack.slice(0, Math.max(0, stack.length - cut)), ...added];
  return size === 0 ? [] : all.slice(-size);
}

function isStackNote(value: unknown): boolean {
  return Array.isArray(value) && value.length >= 2 && value.every(isCount);
}

function isStepNotes(value: unknown): boolean {
  return Array.isArray(value) && value.every(isStepNote);
}

function isStepNote(value: unknown): boolean {
  if (!Array.isArray(value) || !isCount(value[0])) return false;
  return value.length === 2 || (value.length === 3 && isCount(value[1]) && Array.isArray(value[2]));
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
