import { isJsonObject, textOr } from '@playhouse/core';
import type { Database, RecordBody, RecordChange } from './database.ts';
import { projectChanged, projectLost, projectTaken, type StoreFault } from './fault.ts';
import type { Hold, StoredHold } from './projectStore.ts';

/**
 * The record that says who may change a project and which edits its documents contain. `_local/` records are private to
 * a database: they are not listed and never replicated.
 */
export const holdId = '_local/hold';

/** A hold that was checked against the database, ready to be written together with the documents. */
export interface CheckedHold {
  readonly change: RecordChange;
  readonly before: StoredHold;
}

/** The initial hold of a project without a holder. */
export const nobody: StoredHold = { holder: '', sequence: 0 };

/** Earlier holders, most recent first, each with the last edit that was taken over from it. */
type Past = readonly (readonly [holder: string, sequence: number])[];

/** How many earlier holders can still find out what happened to their edits. */
const mostPast = 8;

interface HoldRecord extends StoredHold {
  readonly revision: string;
  readonly past: Past;
}

/** The stored hold, or undefined in a database without one. */
export async function readHold(database: Database): Promise<HoldRecord | undefined> {
  const record = await database.read(holdId);
  return record && { ...holdOf(record.body), revision: record.revision };
}

/**
 * Whether a holder may write now. The fault says that the project belongs to another holder, or no longer exists here.
 */
export async function checkHold(database: Database, hold: Hold): Promise<CheckedHold | StoreFault> {
  const stored = await readHold(database);
  const before = stored ?? nobody;
  if (!stored && hold.from?.holder !== nobody.holder) return projectLost();
  if (before.holder !== hold.holder) {
    const own = stored?.past.find(([holder]) => holder === hold.holder);
    if (before.holder !== hold.from?.holder) return projectTaken(own?.[1]);
    if (before.sequence !== hold.from.sequence) return projectChanged();
  }
  const sequence = Math.max(before.sequence, hold.sequence);
  const isNew = before.holder !== hold.holder && before.holder !== nobody.holder;
  const known = stored?.past ?? [];
  const past: Past = isNew ? [[before.holder, sequence] as const, ...known].slice(0, mostPast) : known;
  const body: RecordBody = { holder: hold.holder, sequence, past };
  const change = { id: holdId, body, ...(stored && { revision: stored.revision }) };
  return { change, before };
}

/** The hold as a change that keeps the edit number: for writes that store only some of the edits. */
export function withoutProgress({ change, before }: CheckedHold): RecordChange {
  return { ...change, body: { ...change.body, sequence: before.sequence } };
}

/** The hold as a change that also says what the documents in the same write replace. */
export function withBases(change: RecordChange, documents: readonly RecordChange[]): RecordChange {
  const bases = Object.fromEntries(documents.map(({ id, revision }) => [id, revision ?? null]));
  return { ...change, body: { ...change.body, bases } };
}

function holdOf({ holder, sequence, past, bases }: RecordBody): StoredHold & { past: Past } {
  return {
    ...(isJsonObject(bases) && { bases: bases as StoredHold['bases'] & object }),
    holder: textOr(holder, ''),
    sequence: isCount(sequence) ? sequence : 0,
    past: Array.isArray(past) ? past.filter(isPast) : [],
  };
}

function isPast(value: unknown): value is Past[number] {
  return Array.isArray(value) && typeof value[0] === 'string' && isCount(value[1]);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
