import { type Checkpoint, type DocumentPath, encodeCheckpoint, type GameDocument } from '@playhouse/core';
import type { RecordBody } from './database.ts';

/**
 * The head of a stored history. Steps are stored in slots that are reused, so that a database does not grow with every
 * edit; a step is valid only if its slot contains the number that the head names.
 */
export interface HistoryHead {
  /** The last journal entry that this head contains. */
  readonly sequence: number;
  readonly undo: readonly StepSlot[];
  readonly redo: readonly StepSlot[];
  /** Revisions of all documents to which this history belongs. */
  readonly documents: Readonly<Record<DocumentPath, string>>;
  /** Checksums of the game's parts, so that an external change of one of them drops only the steps for that part. */
  readonly game: Readonly<Record<string, number>>;
  /** Asset files that are stored only for the history. They are removed when no step names them anymore. */
  readonly files: readonly string[];
}

export type StepSlot = readonly [slot: number, number: number];

export const headId = 'head';

/** Id of the record that stores the step of a slot. */
export function slotId(slot: number): string {
  return `step-${slot}`;
}

/** Slot of a record, undefined when it has none. */
export function slotOf(id: string): number | undefined {
  const slot = /^step-(\d{1,9})$/.exec(id)?.[1];
  return slot === undefined ? undefined : Number(slot);
}

/** The record of a step. Its text has a checksum, to detect damage. */
export function stepRecord(number: number, step: Checkpoint): RecordBody {
  const text = JSON.stringify(encodeCheckpoint(step));
  return { number, text, sum: checkSum(text) };
}

/** The content of a slot under this number, undefined when it is something else or damaged. */
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

/** The head in a record, undefined when there is none or it has a newer format. */
export function readHead(body: RecordBody | undefined): HistoryHead | undefined {
  if (body?.version !== version || typeof body.sequence !== 'number') return undefined;
  const { sequence, undo, redo, documents, game, files } = body;
  if (!isStepSlots(undo) || !isStepSlots(redo) || !isRecordOf(documents, isText) || !isRecordOf(game, isNumber)) {
    return undefined;
  }
  const paths = Array.isArray(files) ? files.filter(isText) : [];
  return { sequence, undo, redo, documents, game, files: paths };
}

/** Checksums of the parts of the game's document. */
export function gameSums(game: GameDocument): Record<string, number> {
  return Object.fromEntries(Object.entries(game).map(([key, value]) => [key, checkSum(JSON.stringify(value) ?? '')]));
}

const version = 1;

/** FNV-1a over UTF-16 units: detects damage, but does not protect against tampering. */
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
