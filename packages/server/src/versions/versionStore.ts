import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { newId } from '../identity/ids.ts';
import { versionsDatabase } from '../records/recordKinds.ts';
import { type Found, type Records, StoreFailure } from '../records/records.ts';
import type { VersionRecord } from '../records/recordTypes.ts';
import type { DatabaseStore } from '../stores/databaseStore.ts';
import { ListCache } from './listCache.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** A document of a version. */
export interface ListedDocument {
  readonly rev: string;
  /** Digest of its canonical text, or of its file. */
  readonly blob: string;
  /** Of the file, where it is an asset. */
  readonly type?: string;
  /** What an asset has beside its file, if anything. */
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface StoredBlob {
  readonly digest: string;
  /** False for contents that were stored before. */
  readonly isNew: boolean;
}

export type DocumentList = ReadonlyMap<string, ListedDocument>;

/** Valid ids of versions. They sort by time. */
export const versionPattern = /^\d{8}T\d{9}Z-[a-z][a-z2-7]{5}$/;

const attachment = 'file';
const most = 10_000;
/** Of lists that are kept in memory; a merge looks for one document in all of them. */
const cachedDocuments = 50_000;

/**
 * The versions of projects, in a database for each project. A version is a list of what its documents contained; contents
 * are stored once for all versions of the project, by their digest.
 */
export class VersionStore {
  private readonly store: DatabaseStore;
  private readonly records: Records;
  private readonly lists = new ListCache(cachedDocuments);

  constructor(store: DatabaseStore, records: Records) {
    this.store = store;
    this.records = records;
  }

  prepare(project: string): Promise<void> {
    return this.records.makeDatabase(versionsDatabase(project));
  }

  /** Newest first. */
  async list(project: string): Promise<Found<'version'>[]> {
    if (!(await this.store.info(versionsDatabase(project))).ok) return [];
    return (await this.records.list('version', `${project}/`, most)).reverse();
  }

  get(project: string, id: string): Promise<VersionRecord | undefined> {
    return this.records.get('version', `${project}/${id}`);
  }

  /** Stores a version whose contents are stored. Returns its id. */
  async put(project: string, version: VersionRecord): Promise<string> {
    const id = `${version.at.replace(/[-:.]/g, '')}-${newId().slice(0, 6)}`;
    await this.records.put('version', `${project}/${id}`, version);
    return id;
  }

  async remove(project: string, id: string): Promise<void> {
    const found = await this.records.find('version', `${project}/${id}`);
    if (found) await this.records.remove('version', `${project}/${id}`, found.rev);
  }

  /** Stores contents, and returns their digest. Storing them again changes nothing. */
  async putBlob(project: string, bytes: Uint8Array): Promise<string> {
    return (await this.storeBlob(project, bytes)).digest;
  }

  private async storeBlob(project: string, bytes: Uint8Array): Promise<StoredBlob> {
    const digest = createHash('sha256').update(bytes).digest('base64url');
    const database = versionsDatabase(project);
    const _id = blobId(digest);
    if ((await this.store.get(database, _id, {})).ok) return { digest, isNew: false };
    const file = { content_type: 'application/gzip', data: (await pack(bytes)).toString('base64') };
    const written = await this.store.bulkDocs(database, [{ _id, _attachments: { [attachment]: file } }], {
      newEdits: true,
    });
    if (!written.ok) throw new StoreFailure(written.fault);
    const [row] = written.value;
    // Somebody else stored it meanwhile.
    if (row && !row.ok && row.error !== 'conflict') {
      throw new StoreFailure({ code: 'store.access', message: `Contents cannot be stored: ${row.reason}` });
    }
    return { digest, isNew: row?.ok === true };
  }

  async readBlob(project: string, digest: string): Promise<Uint8Array> {
    const found = await this.store.attachment(versionsDatabase(project), blobId(digest), attachment);
    if (!found.ok) throw new StoreFailure(found.fault);
    const bytes = await unpack(found.value.data);
    return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  putList(project: string, list: DocumentList): Promise<StoredBlob> {
    const sorted = [...list].sort(([left], [right]) => (left < right ? -1 : 1));
    return this.storeBlob(project, new TextEncoder().encode(JSON.stringify(Object.fromEntries(sorted))));
  }

  async readList(project: string, digest: string): Promise<DocumentList> {
    const known = this.lists.get(digest);
    if (known) return known;
    const text = new TextDecoder().decode(await this.readBlob(project, digest));
    const list = new Map(Object.entries(JSON.parse(text) as Record<string, ListedDocument>));
    this.lists.put(digest, list);
    return list;
  }

  /** Removes contents that no version has any more. */
  async sweep(project: string): Promise<void> {
    const used = new Set<string>();
    for (const { value } of await this.list(project)) {
      used.add(value.list);
      for (const { blob } of (await this.readList(project, value.list)).values()) used.add(blob);
    }
    const database = versionsDatabase(project);
    const found = await this.store.allDocs(database, { startkey: blobId(''), endkey: blobId('\uffff') });
    if (!found.ok) return;
    const gone = found.value.rows.flatMap((row) => {
      const isUsed = used.has(row.key.slice(blobId('').length));
      return row.rev === undefined || isUsed ? [] : [{ _id: row.key, _rev: row.rev, _deleted: true }];
    });
    if (gone.length > 0) await this.store.bulkDocs(database, gone, { newEdits: true });
  }
}

function blobId(digest: string): string {
  return `blob/${digest}`;
}
