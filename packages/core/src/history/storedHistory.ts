import type { AssetFile } from '../generated/entities.ts';
import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import { isJsonObject } from '../model/json.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { History } from './history.ts';
import { collectAssetFiles } from './keptAssetFiles.ts';
import { decodeCheckpoint, encodeCheckpoint, type StoredCheckpoint, sizeOfCheckpoint } from './storedCheckpoint.ts';

/** A stored history: plain data, in the order of `History`. */
export interface StoredHistory {
  readonly undo: readonly StoredCheckpoint[];
  readonly redo: readonly StoredCheckpoint[];
}

/** How much of a history survives reloads. */
export interface HistoryLimits {
  readonly steps: number;
  /** Total bytes of all steps and of the asset files that only they name; equal content counts once. */
  readonly bytes: number;
}

/** The limits for every project's history. */
export const historyLimits: HistoryLimits = { steps: 1000, bytes: 64 * 1024 * 1024 };

/** A decoded history and notes on dropped steps. */
export interface DecodedHistory {
  readonly history: History;
  readonly notes: readonly Issue[];
}

/**
 * The stored form of a history. It refers to asset files by name, size and hash; their bytes are stored with the
 * project's.
 */
export function encodeHistory({ undo, redo }: History): StoredHistory {
  return { undo: undo.map(encodeCheckpoint), redo: redo.map(encodeCheckpoint) };
}

/**
 * Reads a stored history. A damaged or unknown step is dropped with all steps that would run after it, since those
 * build on it; the notes say so. Never throws.
 */
export function decodeHistory(stored: unknown): Result<DecodedHistory> {
  if (!isJsonObject(stored) || !Array.isArray(stored.undo) || !Array.isArray(stored.redo)) return refuse(noHistory);
  return succeed(decodeSteps(stored.undo, stored.redo));
}

/** The history from two lists of stored steps: `decodeHistory` for steps that are stored one by one. */
export function decodeSteps(undo: readonly unknown[], redo: readonly unknown[]): DecodedHistory {
  const history = { undo: readableEnd(undo), redo: readableEnd(redo) };
  const lost = undo.length - history.undo.length + redo.length - history.redo.length;
  return { history, notes: lost === 0 ? [] : [leftOut(lost)] };
}

/**
 * The part of a history that is within the limits: undo steps are dropped oldest first, then redo steps from the far
 * end. `listed` are the files of the manifest, which cost nothing. The same object when all of it fits.
 */
export function limitHistory(
  history: History,
  listed: ReadonlyMap<string, AssetFile>,
  limits: HistoryLimits = historyLimits,
): History {
  const contents = new Set([...listed].map(([path, file]) => contentOf(path, file)));
  const room = { steps: limits.steps, bytes: limits.bytes };
  const take = (steps: readonly Checkpoint[]) => {
    let from = steps.length;
    while (from > 0) {
      const step = steps[from - 1];
      if (!step) break;
      room.steps -= 1;
      room.bytes -= sizeOfCheckpoint(step) + newBytes(step, contents);
      if (room.steps < 0 || room.bytes < 0) break;
      from -= 1;
    }
    return from === 0 ? steps : steps.slice(from);
  };
  const redo = take(history.redo);
  const undo = take(history.undo);
  return undo === history.undo && redo === history.redo ? history : { undo, redo };
}

function newBytes(step: Checkpoint, contents: Set<string>): number {
  let bytes = 0;
  for (const [path, file] of collectAssetFiles([step])) {
    const content = contentOf(path, file);
    if (!contents.has(content)) bytes += file.size;
    contents.add(content);
  }
  return bytes;
}

/**
 * Files with the same hash have the same content; without a hash the path identifies it, since bytes at a path never
 * change.
 */
function contentOf(path: string, { sha256 }: AssetFile): string {
  return sha256 ?? path;
}

function readableEnd(steps: readonly unknown[]): Checkpoint[] {
  const readable: Checkpoint[] = [];
  for (const step of steps.toReversed()) {
    const decoded = decodeCheckpoint(step);
    if (!decoded.ok) break;
    readable.push(decoded.value);
  }
  return readable.reverse();
}

const noHistory: Issue = {
  code: 'document.unreadable',
  severity: 'nonBlocking',
  path: [],
  params: {},
  message: 'The history cannot be read.',
};

function leftOut(count: number): Issue {
  const message = `${count === 1 ? 'One step' : `${count} steps`} of the history cannot be read.`;
  return { code: 'document.unreadable', severity: 'nonBlocking', path: [], params: { count }, message };
}
