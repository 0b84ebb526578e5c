import type { DocumentPath } from '@playhouse/core';
import type { Database, RecordBody, RecordChange } from '../store/database.ts';
import type { KeptRevision, LeafNames, MergeMemory, MergeNote, Trail } from './mergePorts.ts';

/**
 * How many bodies are kept of a document, and how many merges of a project. Two people who edit in the same second both
 * have theirs accepted before they see each other's, so one body is not enough.
 */
const limits = { bodies: 8, notes: 50 } as const;

/** Entries of a ring: the record of entry `n` is overwritten by that of entry `n + size`. */
interface Ring {
  readonly next: number;
  /** What is in the places of the ring. */
  readonly keys: readonly string[];
}

const noteIndex = 'notes';
const keptRecord = 'kept';
const owedRecord = 'owed';

/** Keeps bodies and merges in a database that stays on this device. */
export function createMergeMemory(database: Database): MergeMemory {
  let writing: Promise<unknown> = Promise.resolve();
  /** One after the other: each write reads first. */
  const queued = (work: () => Promise<void>): Promise<void> => {
    const done = writing.then(work);
    writing = done.catch(() => undefined);
    return done;
  };
  return {
    keep: (revisions) => queued(() => keepBodies(database, revisions)),
    note: (note) => queued(() => keepNote(database, note)),
    async body(document, rev) {
      const place = (await readRing(database, indexOf(document))).keys.indexOf(rev);
      const record = place < 0 ? undefined : await database.read(bodyRecord(document)(place));
      return record?.body.rev === rev ? (record.body.body as RecordBody) : undefined;
    },
    async shared(document) {
      const ring = await readRing(database, indexOf(document));
      return newestFirst(ring).map((place) => ring.keys[place] ?? '');
    },
    async trails(document) {
      const record = await database.read(trailsOf(document));
      return (record?.body.trails ?? []) as readonly Trail[];
    },
    keepTrails: (document, trails) => queued(() => writeAll(database, new Map([[trailsOf(document), { trails }]]))),
    kept: () => readNames(database, keptRecord),
    writeKept: (names) => queued(() => writeNames(database, keptRecord, names)),
    owed: () => readNames(database, owedRecord),
    writeOwed: (names) => queued(() => writeNames(database, owedRecord, names)),
    async notes() {
      const places = newestFirst(await readRing(database, noteIndex));
      const records = await Promise.all(places.map((place) => database.read(noteRecord(place))));
      return records.flatMap((record) => (record ? [record.body as unknown as MergeNote] : []));
    },
  };
}

async function keepBodies(database: Database, revisions: readonly KeptRevision[]): Promise<void> {
  const changes = new Map<string, RecordBody>();
  for (const [document, all] of Map.groupBy(revisions, (each) => each.document)) {
    const before = await readRing(database, indexOf(document));
    let ring = before;
    for (const { rev, body } of all) ring = put(changes, ring, limits.bodies, rev, bodyRecord(document), { rev, body });
    if (ring !== before) changes.set(indexOf(document), { ...ring });
  }
  if (changes.size > 0) await writeAll(database, changes);
}

async function keepNote(database: Database, note: MergeNote): Promise<void> {
  const changes = new Map<string, RecordBody>();
  const before = await readRing(database, noteIndex);
  const ring = put(changes, before, limits.notes, `${note.document} ${note.rev}`, noteRecord, { ...note });
  if (ring === before) return;
  changes.set(noteIndex, { ...ring });
  await writeAll(database, changes);
}

/** Adds the record of an entry, unless the ring has it. */
function put(
  changes: Map<string, RecordBody>,
  ring: Ring,
  size: number,
  key: string,
  idOf: (place: number) => string,
  body: RecordBody,
): Ring {
  if (ring.keys.includes(key)) return ring;
  const place = ring.next % size;
  changes.set(idOf(place), body);
  const keys = [...ring.keys];
  keys[place] = key;
  return { next: ring.next + 1, keys };
}

async function readRing(database: Database, id: string): Promise<Ring> {
  const record = await database.read(id);
  const { next, keys } = record?.body ?? {};
  return typeof next === 'number' && Array.isArray(keys) ? { next, keys } : { next: 0, keys: [] };
}

async function readNames(database: Database, id: string): Promise<LeafNames> {
  const record = await database.read(id);
  return new Map(Object.entries((record?.body.names ?? {}) as Record<DocumentPath, readonly string[]>));
}

function writeNames(database: Database, id: string, names: LeafNames): Promise<void> {
  return writeAll(database, new Map([[id, { names: Object.fromEntries(names) }]]));
}

function newestFirst({ next, keys }: Ring): number[] {
  return keys.map((_, index) => (next - 1 - index) % keys.length);
}

async function writeAll(database: Database, bodies: ReadonlyMap<string, RecordBody>): Promise<void> {
  const changes = await Promise.all(
    [...bodies].map(async ([id, body]): Promise<RecordChange> => {
      const record = await database.read(id);
      return { id, body, ...(record && { revision: record.revision }) };
    }),
  );
  const results = await database.write(changes);
  const conflict = results.find(({ state }) => state === 'conflict');
  if (conflict) throw new Error(`${conflict.id} is changed from elsewhere`);
}

function indexOf(document: DocumentPath): string {
  return `index/${document}`;
}

function trailsOf(document: DocumentPath): string {
  return `trails/${document}`;
}

function bodyRecord(document: DocumentPath): (place: number) => string {
  return (place) => `body/${document}/${place}`;
}

function noteRecord(place: number): string {
  return `note/${place}`;
}
