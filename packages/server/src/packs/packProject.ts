import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { arrivalOrder } from '@playhouse/core';
import type { Gate } from '../queue/gate.ts';
import type { DatabaseStore, StoredDocument, StoreFault } from '../stores/databaseStore.ts';

/** How much a pack may have, and how many documents are read at once. */
const limits = { jsonBytes: 96 * 1024 * 1024, together: 50 } as const;
/** Files larger than this are in memory a few at a time. */
const largeFile = 256 * 1024;
/** So many files that are not large are read while the one before them is sent. */
const readAhead = 3;

interface PackedFile {
  readonly id: string;
  readonly rev: string;
  readonly name: string;
  readonly length: number;
  readonly digest: string;
}

interface PackPlace {
  readonly store: DatabaseStore;
  /** For what needs much memory: beginnings of packs, and large files. */
  readonly heads: Gate;
  readonly files: Gate;
}

/** Why there is no pack: `pack.missing` where a version cannot be read, `pack.large`, or what the database says. */
export type PackFault = StoreFault | { readonly code: 'pack.missing' | 'pack.large'; readonly message: string };

export type Packed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: PackFault };

export interface PackRequest {
  readonly database: string;
  readonly uuid: string;
  readonly isZipped: boolean;
}

/**
 * All of a project for a client that has nothing of it, as one file: four bytes with the length of the JSON that follows,
 * which may be zipped; `{ seq, uuid, docs, attachments }`; and the files one after the other, in the order of
 * `attachments`. Documents are all leaves with their histories, first those that a client needs to show something. `seq` is
 * from before they were read, so what is written meanwhile comes again with the changes since then. Docs:
 * docs/decisions/0079-speed-of-sync.md and docs/decisions/0080-first-copies.md.
 */
export async function packProject(place: PackPlace, request: PackRequest): Promise<Packed<AsyncIterable<Uint8Array>>> {
  const leave = await place.heads.enter();
  try {
    const head = await readHead(place.store, request);
    return head.ok ? { ok: true, value: partsOf(place, request.database, head.value) } : head;
  } finally {
    leave();
  }
}

interface Head {
  readonly json: Uint8Array;
  readonly files: readonly PackedFile[];
}

async function readHead(store: DatabaseStore, { database, uuid, isZipped }: PackRequest): Promise<Packed<Head>> {
  const changes = await store.changes(database, { style: 'all_docs' });
  if (!changes.ok) return changes;
  const { results, lastSequence: seq } = changes.value;
  const packed: PackedDocument[] = [];
  let bytes = 0;
  for (let from = 0; from < results.length; from += limits.together) {
    const requests = results.slice(from, from + limits.together).map(({ id }) => ({ id }));
    const rows = await store.bulkGet(database, requests, { revs: true });
    if (!rows.ok) return rows;
    for (const { id, found, missing } of rows.value) {
      if (missing.length > 0) return noPack('pack.missing', `A version of ${id} cannot be read.`);
      for (const document of found) {
        const text = Buffer.from(JSON.stringify(document));
        bytes += text.length;
        packed.push({ id, text, files: filesOf(document) });
      }
    }
    if (bytes > limits.jsonBytes) return noPack('pack.large', 'The project is too large for this.');
  }
  const ordered = inOrder(packed);
  const files = ordered.flatMap((each) => each.files);
  const texts = ordered.flatMap(({ text }, index) => (index > 0 ? [comma, text] : [text]));
  const start = Buffer.from(`${JSON.stringify({ seq, uuid }).slice(0, -1)},"docs":[`);
  const json = Buffer.concat([start, ...texts, Buffer.from(`],"attachments":${JSON.stringify(files)}}`)]);
  return { ok: true, value: { json: isZipped ? await promisify(gzip)(json, { level: 1 }) : json, files } };
}

interface PackedDocument {
  readonly id: string;
  readonly text: Buffer;
  readonly files: readonly PackedFile[];
}

const comma = Buffer.from(',');

/** What shows something first, and files last: they are large, and a client writes what it has got of the rest. */
function inOrder(packed: readonly PackedDocument[]): PackedDocument[] {
  const texts = new Map(packed.map(({ id, text }) => [id, text]));
  const order = arrivalOrder((id): unknown => {
    const text = texts.get(id);
    return text && JSON.parse(text.toString());
  });
  return [...packed].sort((one, other) => order(one.id) - order(other.id));
}

function noPack(code: 'pack.missing' | 'pack.large', message: string): Packed<never> {
  return { ok: false, fault: { code, message } };
}

function filesOf({ _id: id, _rev, _attachments }: StoredDocument): PackedFile[] {
  const files = Object.entries((_attachments ?? {}) as Readonly<Record<string, PackedFile>>);
  return files.map(([name, { length, digest }]) => ({ id, rev: String(_rev), name, length, digest }));
}

async function* partsOf(place: PackPlace, database: string, { json, files }: Head): AsyncGenerator<Uint8Array> {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  yield length;
  yield json;
  const ahead = new Map<PackedFile, Promise<Uint8Array>>();
  for (const [at, file] of files.entries()) {
    for (const next of files.slice(at, at + 1 + readAhead)) {
      if (next.length > largeFile || ahead.has(next)) continue;
      const reading = readFile(place.store, database, next);
      // Whoever waits for it is told; nobody does when the client has left.
      reading.catch(() => undefined);
      ahead.set(next, reading);
    }
    const leave = file.length > largeFile ? await place.files.enter() : () => undefined;
    try {
      const data = await (ahead.get(file) ?? readFile(place.store, database, file));
      ahead.delete(file);
      if (data.length > 0) yield data;
    } finally {
      leave();
    }
  }
}

async function readFile(
  store: DatabaseStore,
  database: string,
  { id, name, rev, length }: PackedFile,
): Promise<Uint8Array> {
  const found = await store.attachment(database, id, name, rev);
  // The status has been sent: the client notices that the answer ends too early, and starts over.
  if (!found.ok) throw new Error(found.fault.message);
  if (found.value.data.length !== length) throw new Error(`${id} does not have its length.`);
  return found.value.data;
}
