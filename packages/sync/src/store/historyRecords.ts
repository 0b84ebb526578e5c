import { type Checkpoint, type DocumentPath, encodeCheckpoint, type GameDocument } from '@playhouse/core';
import type { RecordBody } from './database.ts';

/**
 * The head of a stored history. Steps lie in slots that are used again, so that a database does not grow with every
 * edit; a step counts only when the number in its slot is the one that the head names.
 */
export interface HistoryHead {
  /** The journal's last entry of which this head knows. */
  readonly sequence: number;
  readonly undo: readonly StepSlot[];
  readonly redo: readonly StepSlot[];
  /** Revisions of all documents to which this history belongs. */
  readonly documents: Readonly<Record<DocumentPath, string>>;
  /** Check sums of the game's parts, so that a change of one of them from elsewhere drops only the steps at that one. */
  readonly game: Readonly<Record<string, number>>;
  /** Asset files that are stored for the history's sake only. They go when no step names them any more. */
  readonly files: readonly string[];
}

export type StepSlot = readonly [slot: number, number: number];

export const headId = 'head';

/** Id of the record in which the step of a slot lies. */
export function slotId(slot: number): string {
  return `step-${slot}`;
}

/** Slot of a record, undefined when it is none. */
export function slotOf(id: string): number | undefined {
  const slot = /^step-(\d{1,9})$/.exec(id)?.[1];
  return slot === undefined ? undefined : Number(slot);
}

/** The record of a step. Its text has a checksum, so that damage is noticed. */
export function stepRecord(number: number, step: Checkpoint): RecordBody {
  const text = JSON.stringify(encodeCheckpoint(step));
  return { number, text, sum: checkSum(text) };
}

/** What a slot holds under this number, undefined when that is something else or damaged. */
export function readStep(body: RecordBody | undefined, number: number): unknown {
  if (!body || body.number !== number || typeof body.text !== 'string' || body.sum !== checkSum(body.text)) {
    return undefined;
  }
  try {
    return JSON.parse(body.text);
  } catch {
    return undefined;
  }
}

export function headRecord(head: HistoryHead): RecordBody {
  return { version, ...head };
}

/** The head that a record holds, undefined when it is none or of a newer form. */
export function readHead(body: RecordBody | undefined): HistoryHead | undefined {
  if (body?.version !== version || typeof body.sequence !== 'number') return undefined;
  const { sequence, undo, redo, documents, game, files } = body;
  if (!isStepSlots(undo) || !isStepSlots(redo) || !isRecordOf(documents, isText) || !isRecordOf(game, isNumber)) {
    return undefined;
  }
  const paths = Array.isArray(files) ? files.filter(isText) : [];
  return { sequence, undo, redo, documents, game, files: paths };
}

/** Check sums of the parts of the game's document. */
export function gameSums(game: GameDocument): Record<string, number> {
  return Object.fromEntries(Object.entries(game).map(([key, value]) => [key, checkSum(JSON.stringify(value) ?? '')]));
}

const version = 1;

/** FNV-1a over UTF-16 units: finds damage, and is no protection against anybody. */
function checkSum(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return sum >>> 0;
}

function isStepSlots(value: unknown): value is StepSlot[] {
  return (
    Array.isArray(value) && value.every((slot) => Array.isArray(slot) && slot.length === 2 && slot.every(isNumber))
  );
}

function isRecordOf<Value>(value: unknown, isValue: (part: unknown) => part is Value): value is Record<string, Value> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isValue);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
