import type { Checkpoint } from './checkpoint.ts';
import { shareParts } from './shareParts.ts';

/** The steps to undo, oldest first, and to redo, next one last. Immutable. */
export interface History {
  readonly undo: readonly Checkpoint[];
  readonly redo: readonly Checkpoint[];
}

/** How many checkpoints are kept. */
const historyLimit = 1000;

/** An empty history. */
export const emptyHistory: History = { undo: [], redo: [] };

/**
 * The history after a new checkpoint; undone steps can no longer be redone, and the oldest beyond the limit are
 * dropped.
 */
export function pushCheckpoint(history: History, checkpoint: Checkpoint): History {
  const kept = history.undo.length >= historyLimit ? history.undo.slice(1 - historyLimit) : history.undo;
  return { undo: [...kept, shareParts(checkpoint, kept[kept.length - 1])], redo: [] };
}

/** The history with another checkpoint in place of the last one. */
export function replaceLast(history: History, checkpoint: Checkpoint): History {
  return { undo: [...history.undo.slice(0, -1), checkpoint], redo: [] };
}

/** The history without its last checkpoint. */
export function dropLast(history: History): History {
  return { ...history, undo: history.undo.slice(0, -1) };
}

/** The last checkpoint, if it belongs to this gesture and nothing was undone since. */
export function openCheckpoint(history: History, gesture: string | undefined): Checkpoint | undefined {
  const last = history.undo[history.undo.length - 1];
  const isOpen = gesture !== undefined && last?.gesture === gesture && history.redo.length === 0;
  return isOpen ? last : undefined;
}
