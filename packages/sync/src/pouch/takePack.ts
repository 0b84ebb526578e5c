import { md5 } from '../merge/md5.ts';
import { type PackedFile, type PackHead, PackReader } from './packReader.ts';
import type { Fetch } from './patientFetch.ts';
import { binaryOf, type PouchRevision } from './pouchRevisions.ts';
import { faultOf } from './pullGuard.ts';

/** What taking a pack asks of PouchDB, as documented. */
export interface PackPouch {
  info(): Promise<{ readonly update_seq: number; readonly doc_count: number }>;
  bulkDocs(documents: readonly object[], options: { readonly new_edits: false }): Promise<readonly object[]>;
  changes(options: { readonly since: 0; readonly style: 'all_docs' }): PromiseLike<{
    readonly results: readonly { readonly id: string; readonly changes: readonly { readonly rev: string }[] }[];
    readonly last_seq: number | string;
  }>;
}

export interface PackPlace {
  readonly local: PackPouch;
  /** Address of the pack. */
  readonly address: string;
  readonly fetch: Fetch;
  readonly headers?: Readonly<Record<string, string>>;
  /** Called for documents that are not taken in. */
  readonly onRefused: (id: string, reason: string) => void;
  /** Called whenever something was written. */
  readonly onWritten?: (() => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** From where a replication goes on, in both directions. */
export interface Since {
  readonly pull: number | string;
  readonly push: number | string;
}

/**
 * `taken`: everything that the server had is here, and a replication is to go on from there; `none`: nothing was written;
 * `broken`: some of it was. Each document of that is whole and as the server has it, and a replication brings the rest.
 */
export type TakenPack =
  | { readonly state: 'taken'; readonly documents: readonly PouchRevision[]; readonly since: Since }
  | { readonly state: 'none' | 'broken'; readonly reason: string };

/** How much is written at once, and after how many ms what has arrived is written anyway, so that it can be seen. */
const slice = { documents: 500, bytes: 8 * 1024 * 1024, time: 1000 } as const;

/**
 * Fills an empty database with a project in one request, instead of one for each batch and file. A replication is to
 * follow: it brings what came meanwhile, or everything where there is no pack. Docs:
 * docs/decisions/0079-speed-of-sync.md.
 */
export async function takePack(place: PackPlace): Promise<TakenPack> {
  const { local, fetch, address, headers = {}, signal } = place;
  let isWritten = false;
  let reader: PackReader | undefined;
  try {
    const { update_seq, doc_count } = await local.info();
    if (update_seq !== 0 || doc_count !== 0) return { state: 'none', reason: 'There is something already.' };
    const answer = await fetch(address, { headers: new Headers(headers), ...(signal && { signal }) });
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok || !answer.body || !type.startsWith('application/octet-stream')) {
      await answer.body?.cancel();
      return { state: 'none', reason: `The server answered ${answer.status} ${type}.` };
    }
    const reading = new PackReader(answer.body);
    reader = reading;
    signal?.addEventListener('abort', () => void reading.cancel().catch(() => undefined), { once: true });
    const head = await reading.head();
    isWritten = true;
    const documents = await writeDocuments(place, reading, head);
    const push = await checkStored(local, documents);
    return { state: 'taken', documents, since: { pull: head.seq, push } };
  } catch (error) {
    await reader?.cancel().catch(() => undefined);
    return { state: isWritten ? 'broken' : 'none', reason: String(error) };
  }
}

/** Writes what passes the guard, slice by slice while the files of the next slice arrive. Returns it without files. */
async function writeDocuments(
  place: PackPlace,
  reader: PackReader,
  { docs, attachments }: PackHead,
): Promise<PouchRevision[]> {
  const { onRefused, signal } = place;
  const files = attachments[Symbol.iterator]();
  const taken: PouchRevision[] = [];
  let hasFiles = false;
  const writer = new SliceWriter(place);
  try {
    for (const document of docs) {
      if (!hasFiles && document._attachments) {
        // What comes before the first file is here already, whereas that file has yet to come.
        hasFiles = true;
        await writer.begin();
      }
      const filled = await withFiles(document, reader, files);
      const fault = faultOf(document);
      if (fault !== undefined) {
        onRefused(document._id, fault);
        continue;
      }
      taken.push(document);
      await writer.add(filled);
    }
    await reader.end();
    if (files.next().done !== true) throw new Error('The pack has files of no document.');
  } catch (error) {
    // What came before the cut is whole.
    await (signal?.aborted ? writer.settle() : writer.end());
    throw error;
  }
  await writer.end();
  return taken;
}

interface Filled {
  readonly document: object;
  readonly bytes: number;
}

/** Writes documents in slices, one at a time. At most two slices are in memory. */
class SliceWriter {
  private readonly place: PackPlace;
  private waiting: object[] = [];
  private bytes = 0;
  private last = performance.now();
  private writing: Promise<void> = Promise.resolve();

  constructor(place: PackPlace) {
    this.place = place;
  }

  async add({ document, bytes }: Filled): Promise<void> {
    this.waiting.push(document);
    this.bytes += bytes;
    const isLate = performance.now() - this.last >= slice.time;
    if (this.waiting.length >= slice.documents || this.bytes >= slice.bytes || isLate) await this.begin();
  }

  /** Begins to write what waits, once what was begun before is stored. */
  async begin(): Promise<void> {
    await this.writing;
    if (this.waiting.length === 0) return;
    this.writing = this.write(this.waiting);
    // Whoever waits for it next is told.
    this.writing.catch(() => undefined);
    this.waiting = [];
    this.bytes = 0;
    this.last = performance.now();
  }

  /** Writes all that waits. */
  async end(): Promise<void> {
    await this.begin();
    await this.writing;
  }

  /** Waits for what was begun, whatever becomes of it. */
  async settle(): Promise<void> {
    await this.writing.catch(() => undefined);
  }

  private async write(documents: readonly object[]): Promise<void> {
    const { local, onWritten } = this.place;
    const [fault] = await local.bulkDocs(documents, { new_edits: false });
    if (fault) throw new Error(JSON.stringify(fault));
    onWritten?.();
  }
}

async function withFiles(document: PouchRevision, reader: PackReader, files: Iterator<PackedFile>): Promise<Filled> {
  if (document._attachments === undefined) return { document, bytes: 0 };
  const filled: Record<string, object> = {};
  let bytes = 0;
  for (const [name, { content_type = 'application/octet-stream', revpos, digest }] of Object.entries(
    document._attachments,
  )) {
    const { value: file } = files.next();
    const isNext = file?.id === document._id && file.rev === document._rev && file.name === name;
    if (!isNext || file.digest !== digest) throw new Error('The files of the pack are in another order.');
    const data = await reader.file(file);
    // PouchDB names files by what they are, not by what they should be.
    if (file.digest !== `md5-${md5(data)}`) throw new Error(`A file of ${document._id} is not as it should be.`);
    bytes += data.length;
    filled[name] = { content_type, ...(revpos !== undefined && { revpos }), data: binaryOf(data, content_type) };
  }
  return { document: { ...document, _attachments: filled }, bytes };
}

/** Makes sure that exactly the pack is stored. Returns the sequence after it. */
async function checkStored(local: PackPouch, documents: readonly PouchRevision[]): Promise<number | string> {
  const { results, last_seq } = await local.changes({ since: 0, style: 'all_docs' });
  const stored = results.flatMap(({ id, changes }) => changes.map(({ rev }) => `${id} ${rev}`));
  const expected = new Set(documents.map(({ _id, _rev }) => `${_id} ${_rev}`));
  const isSame = stored.length === expected.size && stored.every((each) => expected.has(each));
  if (!isSame) throw new Error('Something else was stored than the pack.');
  return last_seq;
}
