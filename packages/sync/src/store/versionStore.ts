import {
  crc32,
  type DocumentPath,
  documentsOf,
  emptyHistory,
  isJsonObject,
  keptAssetFiles,
  type ProjectContents,
  type ProjectDocument,
  packDocuments,
  readDocument,
  textOr,
  unpackArchive,
} from '@playhouse/core';
import type { Database, StoredRecord } from './database.ts';
import type { DatabaseCache } from './databaseCache.ts';
import { versionsOf } from './databaseNames.ts';
import { attempt, done, failed, type Outcome, type StoreFault } from './fault.ts';
import { removeRecord } from './fileRecords.ts';
import { versionsToDrop } from './versionsToDrop.ts';

/** What a project was at a time, without its contents. */
export interface StoredVersion {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly kind: 'auto' | 'named' | 'before-restore';
  readonly name: string;
}

export interface VersionContents {
  readonly documents: ReadonlyMap<DocumentPath, ProjectDocument>;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The versions of projects on this computer. They are deleted with the project; copies start without. docs/sync.md#versions */
export interface VersionStore {
  /** Newest first. */
  list(project: string): Promise<Outcome<readonly StoredVersion[]>>;
  /**
   * Keeps a project as it is. An automatic version that equals the newest one is not kept. At most 20 are: those that
   * made themselves go first, and the newest one never goes.
   */
  keep(
    project: string,
    version: Pick<StoredVersion, 'kind' | 'name'>,
    contents: ProjectContents,
  ): Promise<Outcome<'kept' | 'same'>>;
  /** Refused with `version.notFound` when it was dropped meanwhile. */
  read(project: string, version: string): Promise<Outcome<VersionContents>>;
}

export interface VersionPorts {
  readonly uuid: () => string;
  readonly now: () => string;
  /**
   * Packs documents as `packDocuments` does, without blocking the caller, within some seconds. When it gives nothing or
   * rejects, the store packs them, which takes 0.1 to 0.2 s for a large project.
   */
  readonly pack?: (documents: VersionContents['documents']) => Promise<Uint8Array | undefined>;
}

/**
 * A database of its own: damage to it does not reach the project. Documents are an archive, and each file is kept once
 * for all versions that have it.
 */
export function createVersionStore(cache: DatabaseCache, { uuid, now, pack = nowhere }: VersionPorts): VersionStore {
  const use = <Value>(project: string, work: (database: Database) => Promise<Value>) =>
    attempt(() => cache.use(versionsOf(project), work));
  // One at a time: what one drops could be the files that another one is about to name.
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = before.then(work);
    before = next;
    return next;
  };
  return {
    list: (project) => use(project, async (database) => (await listVersions(database)).map(versionOf)),
    keep(project, version, contents) {
      const at = now();
      const current = new Map(documentsOf(contents.project));
      // Begun at once, so that versions do not wait for each other's packing.
      const packing = pack(current).catch(() => undefined);
      return inTurn(async () => {
        const packed = await packing;
        return use(project, async (database) => {
          const listed = await listVersions(database);
          const documents = packed ?? packDocuments(current);
          const files = filesOf(contents);
          const [newest] = listed;
          if (version.kind === 'auto' && newest && (await isSame(database, newest, documents, files))) return 'same';
          await putFiles(database, files);
          const body = { ...version, at, files: Object.fromEntries([...files].map(([path, { id }]) => [path, id])) };
          const id = `${prefix}${at}-${uuid()}`;
          const [written] = await database.write([{ id, body, file: documents, type: 'application/zip' }]);
          if (written?.state !== 'written') throw new Error(`${id} is changed from elsewhere`);
          await dropOld(database);
          return 'kept';
        });
      });
    },
    async read(project, id) {
      const found = await use(project, async (database) => {
        const [record, documents] = [await database.read(id), await database.readFile(id)];
        if (!record || !documents) return undefined;
        const ids = filesIn(record);
        return { documents, ids, files: await database.readFiles(Object.values(ids)) };
      });
      if (!found.ok) return found;
      return found.value ? readContents(found.value) : failed(notFound());
    },
  };
}

const nowhere = async () => undefined;

const prefix = 'version/';

async function listVersions(database: Database): Promise<StoredRecord[]> {
  const records = (await database.readAll()).filter(({ id }) => id.startsWith(prefix));
  return records.sort((one, other) => (one.id < other.id ? 1 : -1));
}

const kinds: readonly StoredVersion['kind'][] = ['auto', 'named', 'before-restore'];

function versionOf({ id, body }: StoredRecord): StoredVersion {
  const kind = kinds.find((each) => each === body.kind) ?? 'auto';
  return { id, at: textOr(body.at, ''), kind, name: textOr(body.name, '') };
}

function filesIn({ body }: StoredRecord): Readonly<Record<string, string>> {
  const files = isJsonObject(body.files) ? Object.entries(body.files) : [];
  return Object.fromEntries(files.map(([path, id]) => [path, String(id)]));
}

interface KeptFile {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Files by path. The id says what the bytes are: those at a path may be others once a file was removed. */
function filesOf({ project, files }: ProjectContents): Map<string, KeptFile> {
  const listed = keptAssetFiles(project, emptyHistory);
  const kept = [...files].filter(([path]) => listed.has(path));
  return new Map(kept.map(([path, bytes]) => [path, { id: `file/${bytes.length}-${sumOf(bytes)}/${path}`, bytes }]));
}

const sums = new WeakMap<Uint8Array, string>();

/** The checksum of bytes, which never change. */
function sumOf(bytes: Uint8Array): string {
  const known = sums.get(bytes) ?? crc32(bytes).toString(16);
  sums.set(bytes, known);
  return known;
}

async function isSame(
  database: Database,
  newest: StoredRecord,
  documents: Uint8Array,
  files: ReadonlyMap<string, KeptFile>,
): Promise<boolean> {
  const before = filesIn(newest);
  const paths = [...files.keys()];
  if (Object.keys(before).length !== paths.length) return false;
  if (!paths.every((path) => before[path] === files.get(path)?.id)) return false;
  const stored = await database.readFile(newest.id);
  return stored?.length === documents.length && stored.every((byte, at) => byte === documents[at]);
}

/** One by one, so that no transaction is large. */
async function putFiles(database: Database, files: ReadonlyMap<string, KeptFile>): Promise<void> {
  const present = new Set((await database.readAll()).map(({ id }) => id));
  for (const { id, bytes } of files.values())
    if (!present.has(id)) await database.write([{ id, body: {}, file: bytes }]);
}

/** Removes versions that are too many, then the files that none has any more. */
async function dropOld(database: Database): Promise<void> {
  const listed = await listVersions(database);
  const dropped = new Set(versionsToDrop(listed.map(versionOf)).map(({ id }) => id));
  if (dropped.size === 0) return;
  for (const id of dropped) await removeRecord(database, id);
  const used = new Set(listed.filter(({ id }) => !dropped.has(id)).flatMap((each) => Object.values(filesIn(each))));
  for (const { id } of await database.readAll()) {
    if (id.startsWith('file/') && !used.has(id)) await removeRecord(database, id);
  }
}

interface Found {
  readonly documents: Uint8Array;
  /** Ids of files by path. */
  readonly ids: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

function readContents({ documents: archive, ids, files }: Found): Outcome<VersionContents> {
  const unpacked = unpackArchive(archive, { names: 'any' });
  if (!unpacked.ok) return failed(unreadable());
  const documents = new Map<DocumentPath, ProjectDocument>();
  for (const [path, bytes] of unpacked.value) {
    const document = readDocument(path, bytes);
    if (!document.ok) return failed(unreadable());
    documents.set(path, document.value.value);
  }
  const found = new Map<string, Uint8Array>();
  for (const [path, id] of Object.entries(ids)) {
    const bytes = files.get(id);
    if (!bytes) return failed(unreadable());
    found.set(path, bytes);
  }
  return done({ documents, files: found });
}

function notFound(): StoreFault {
  return { code: 'version.notFound', message: 'This version is no longer kept. Choose another one.' };
}

function unreadable(): StoreFault {
  return { code: 'project.unreadable', message: 'This version cannot be read.' };
}
