import { createHash } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Records } from '../records/records.ts';
import type { DatabaseStore, StoredDocument } from '../stores/databaseStore.ts';
import { databaseNames } from './databaseNames.ts';
import { digestOfFile, type Manifest, manifestName } from './manifest.ts';

const page = 100;

export interface BackupOptions {
  readonly store: DatabaseStore;
  /** The file of the secrets, without which names and codes are unknown. */
  readonly secrets: string;
  readonly now: number;
}

interface Writing {
  readonly folder: string;
  readonly files: Record<string, string>;
}

/**
 * Writes everything that the server stores into a new folder, while it may be in use. Each database is as it was at some
 * moment of the backup; the folder appears when it is complete.
 */
export async function writeBackup(folder: string, { store, secrets, now }: BackupOptions): Promise<Manifest> {
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(path.join(partial, 'databases'), { recursive: true, mode: 0o700 });
  await mkdir(path.join(partial, 'files'), { mode: 0o700 });
  const writing: Writing = { folder: partial, files: {} };
  const records = new Records(store);
  const databases: Record<string, number> = {};
  // A project that is made meanwhile is in the records that are written later: its database is found by looking again.
  for (let before = -1; before < Object.keys(databases).length; ) {
    before = Object.keys(databases).length;
    for (const name of await databaseNames(store, records, now)) {
      if (name in databases && name !== 'registry' && name !== 'accounts') continue;
      const count = await writeDatabase(writing, store, name);
      if (count !== undefined) databases[name] = count;
    }
  }
  await copyFile(secrets, path.join(partial, 'secret.json'));
  writing.files['secret.json'] = await digestOfFile(path.join(partial, 'secret.json'));
  const manifest: Manifest = { format: 1, at: new Date(now).toISOString(), databases, files: writing.files };
  await writeSynced(path.join(partial, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(partial, folder);
  return manifest;
}

/** Writes all leaves of a database, with their histories; undefined when it has been removed. */
async function writeDatabase(writing: Writing, store: DatabaseStore, name: string): Promise<number | undefined> {
  const file = `databases/${name}.jsonl`;
  const handle = await open(path.join(writing.folder, file), 'w', 0o600);
  const hash = createHash('sha256');
  let count = 0;
  try {
    for (let since = '0'; ; ) {
      const found = await store.changes(name, { since, limit: page, style: 'all_docs' });
      if (!found.ok) return undefined;
      for (const { id, revisions } of found.value.results) {
        count += 1;
        for (const document of await leavesOf(writing, store, name, id, revisions)) {
          const line = `${JSON.stringify(document)}\n`;
          hash.update(line);
          await handle.write(line);
        }
      }
      since = found.value.lastSequence;
      if (found.value.results.length < page) break;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  writing.files[file] = hash.digest('hex');
  return count;
}

async function leavesOf(
  writing: Writing,
  store: DatabaseStore,
  name: string,
  id: string,
  revisions: readonly string[],
): Promise<StoredDocument[]> {
  const requests = revisions.map((rev) => ({ id, rev }));
  const rows = await store.bulkGet(name, requests, { revs: true });
  if (!rows.ok) throw new Error(rows.fault.message);
  const documents: StoredDocument[] = [];
  for (const document of rows.value.flatMap(({ found }) => found)) {
    const files = Object.keys((document._attachments ?? {}) as object);
    for (const file of files) await writeFile(writing, store, name, document, file);
    documents.push(document);
  }
  return documents;
}

/** Writes a file once, however many documents have it. */
async function writeFile(
  writing: Writing,
  store: DatabaseStore,
  database: string,
  { _id, _rev, _attachments }: StoredDocument,
  file: string,
): Promise<void> {
  const stub = Reflect.get(_attachments as object, file) as { readonly digest: string };
  const name = fileNameOf(stub.digest);
  if (name in writing.files) return;
  const found = await store.attachment(database, _id, file, String(_rev));
  if (!found.ok) throw new Error(found.fault.message);
  await writeSynced(path.join(writing.folder, name), found.value.data);
  writing.files[name] = createHash('sha256').update(found.value.data).digest('hex');
}

/** Where a backup keeps the file with a digest of the database. */
export function fileNameOf(digest: string): string {
  return `files/${Buffer.from(digest).toString('hex')}`;
}

async function writeSynced(file: string, data: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(data);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
