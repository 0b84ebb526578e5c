import type { Op } from '../edit/op.ts';
import { validateUndoCheckpoint } from '../generated/historyValidators.js';
import type { UndoAction } from '../generated/library.ts';
import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import { isJsonObject } from '../model/json.ts';
import { collectionNames } from '../model/project.ts';
import type { Checkpoint, CheckpointAction } from './checkpoint.ts';

/** A checkpoint in its stored form, which no drag or text field can extend. docs/product-rules.md#undo-history. */
export type StoredCheckpoint = Omit<Checkpoint, 'gesture'>;

/** The stored form of a checkpoint. */
export function encodeCheckpoint({ created_at, actions, label }: Checkpoint): StoredCheckpoint {
  return { created_at, actions, label };
}

/** Size of a checkpoint's stored form in bytes. */
export function sizeOfCheckpoint(checkpoint: Checkpoint): number {
  const known = sizes.get(checkpoint.actions);
  if (known !== undefined) return known;
  const size = new TextEncoder().encode(JSON.stringify(encodeCheckpoint(checkpoint))).length;
  sizes.set(checkpoint.actions, size);
  return size;
}

/** A stored checkpoint that can be undone, or why the value is not one. Accepts anything and never throws. */
export function decodeCheckpoint(stored: unknown): Result<Checkpoint> {
  if (!validateUndoCheckpoint(stored)) return refuse(unreadable);
  const { created_at, actions, label = defaultLabel } = stored;
  if (!Number.isFinite(created_at) || actions.length === 0) return refuse(unreadable);
  const decoded = actions.flatMap((action) => decodeAction(action) ?? []);
  if (decoded.length !== actions.length) return refuse(unreadable);
  return succeed({ created_at, actions: decoded, label: { what: label.what, where: label.where } });
}

/** Checkpoints never change, so each is measured once. */
const sizes = new WeakMap<readonly CheckpointAction[], number>();
const defaultLabel = { what: 'Changed the project', where: '' };

const unreadable: Issue = {
  code: 'document.unreadable',
  severity: 'nonBlocking',
  path: [],
  params: {},
  message: 'A step in the history cannot be read.',
};

function decodeAction({ action, data, undoAction, undoData }: UndoAction): CheckpointAction | undefined {
  return undoData.every(isPossible) ? { action, data, undoAction, undoData } : undefined;
}

/** Ops change the inside of documents or whole documents; nothing else may ever replace a document. */
function isPossible(op: Op): boolean {
  const paths = op.op === 'move' && op.to ? [op.path, op.to] : [op.path];
  return paths.every(([head, second]) => {
    if (head === 'object' || head === 'assets') return second !== undefined || isWholeDocument(op);
    return collectionNames.some((name) => name === head) && typeof second === 'string' && isPartOrWhole(op);
  });
}

function isPartOrWhole(op: Op): boolean {
  return op.path.length > 2 || op.op === 'unset' || isWholeDocument(op);
}

function isWholeDocument(op: Op): boolean {
  return op.op === 'set' && isJsonObject(op.value);
}
