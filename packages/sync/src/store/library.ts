import { isJsonObject, textOr } from '@playhouse/core';
import type { Database, RecordBody } from './database.ts';
import { libraryName } from './databaseNames.ts';
import type { CloudSide, LibraryEntry, ProjectFacts } from './projectStore.ts';

/** How often a change of the library is retried when another tab was faster. */
const attempts = 8;

/**
 * An entry as stored. It has a phase while its database is being created or removed, so that work left unfinished by a
 * closed tab is completed later. Such entries are not listed.
 */
export interface StoredEntry extends LibraryEntry {
  readonly phase?: 'creating' | 'destroying';
}

/** All entries of the library document; anything else is skipped, but stays stored. */
export async function readLibrary(database: Database): Promise<StoredEntry[]> {
  const record = await database.read(libraryName);
  return rawEntries(record?.body).flatMap((entry) => parseEntry(entry) ?? []);
}

/** Changes the library document, again and again while another tab is faster; `change` returns the same body to stop. */
export async function changeLibrary(database: Database, change: (body: RecordBody) => RecordBody): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const record = await database.read(libraryName);
    const before = record?.body ?? {};
    const body = change(before);
    if (body === before) return;
    const [result] = await database.write([{ id: libraryName, ...revisionPart(record?.revision), body }]);
    if (result?.state === 'written') return;
    if (attempt === attempts) throw new Error('the library is changed too often');
  }
}

/**
 * Changes the entry of one project: `change` gets the current entry and returns the new one, or undefined to remove it.
 * Everything else in the library document stays as it is.
 */
export async function changeEntry(
  database: Database,
  id: string,
  change: (entry: StoredEntry | undefined) => StoredEntry | undefined,
): Promise<StoredEntry | undefined> {
  let after: StoredEntry | undefined;
  await changeLibrary(database, (body) => {
    const stored = rawEntries(body);
    const index = stored.findIndex((entry) => isJsonObject(entry) && entry.id === id);
    const before = index < 0 ? undefined : parseEntry(stored[index]);
    after = change(before);
    return after === before ? body : { ...body, projects: replaced(stored, index, after) };
  });
  return after;
}

function revisionPart(revision: string | undefined): { revision?: string } {
  return revision === undefined ? {} : { revision };
}

function replaced(stored: readonly unknown[], index: number, entry: StoredEntry | undefined): unknown[] {
  const rest = index < 0 ? [...stored] : stored.toSpliced(index, 1);
  const old = stored[index];
  if (!entry) return rest;
  const merged = { ...(isJsonObject(old) ? withoutKnown(old) : {}), ...entry };
  return index < 0 ? [...rest, merged] : stored.with(index, merged);
}

const optionalTexts = ['openedAt', 'picturedAt', 'deletedAt', 'sample'] as const;
const known = new Set<string>([
  'id',
  'uuid',
  'title',
  'createdAt',
  'updatedAt',
  'facts',
  'cloud',
  'phase',
  ...optionalTexts,
]);

/** Keys of a newer version, which are preserved. */
function withoutKnown(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !known.has(key)));
}

function rawEntries(body: RecordBody | undefined): readonly unknown[] {
  const projects = body?.projects;
  return Array.isArray(projects) ? projects : [];
}

function parseEntry(value: unknown): StoredEntry | undefined {
  if (!isJsonObject(value)) return undefined;
  const { id, title } = value;
  if (typeof id !== 'string' || id === '') return undefined;
  const createdAt = textOr(value.createdAt, '1970-01-01T00:00:00.000Z');
  const facts = parseFacts(value.facts);
  const cloud = parseCloud(value.cloud);
  return {
    id,
    uuid: textOr(value.uuid, id),
    title: textOr(title, ''),
    createdAt,
    updatedAt: textOr(value.updatedAt, createdAt),
    ...Object.fromEntries(optionalTexts.flatMap((key) => (typeof value[key] === 'string' ? [[key, value[key]]] : []))),
    ...(facts && { facts }),
    ...(cloud && { cloud }),
    ...((value.phase === 'creating' || value.phase === 'destroying') && { phase: value.phase }),
  };
}

function parseCloud(value: unknown): CloudSide | undefined {
  if (!isJsonObject(value)) return undefined;
  const { project, user, isOn, isKept, isPartial, lostSeen } = value;
  if (typeof project !== 'string' || typeof user !== 'string') return undefined;
  return {
    project,
    user,
    isOn: isOn === true,
    ...(isKept === true && { isKept }),
    ...(isPartial === true && { isPartial }),
    ...(typeof lostSeen === 'string' && { lostSeen }),
  };
}

function parseFacts(value: unknown): ProjectFacts | undefined {
  if (!isJsonObject(value)) return undefined;
  const { scenes, prototypes } = value;
  if (typeof scenes !== 'number' || typeof prototypes !== 'number') return undefined;
  const cast = Array.isArray(value.cast) ? value.cast.filter((name) => typeof name === 'string') : undefined;
  const words = ['lastChange', 'changedIn'].filter((key) => typeof value[key] === 'string');
  const texts = Object.fromEntries(words.map((key) => [key, value[key]]));
  return { scenes, prototypes, ...(cast && { cast }), ...texts };
}
