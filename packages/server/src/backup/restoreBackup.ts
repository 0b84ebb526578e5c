import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { AuditLog } from '../audit/auditLog.ts';
import { Records } from '../records/records.ts';
import type { DatabaseStore, StoredDocument } from '../stores/databaseStore.ts';
import { BackupFault, type Manifest, readManifest } from './manifest.ts';
import { fileNameOf } from './writeBackup.ts';

const page = 50;

export interface RestoreOptions {
  /** A store without databases. */
  readonly store: DatabaseStore;
  /** Where the file of the secrets is put. */
  readonly secrets: string;
  readonly now: () => number;
}

/**
 * Restores a backup into an empty store, after all of it was found undamaged. The server is another one then: clients
 * compare everything with it again, and push what the backup does not have.
 */
export async function restoreBackup(folder: string, { store, secrets, now }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if ((await store.info('meta')).ok) throw new BackupFault('A backup can only be restored where no data is yet.');
  for (const name of Object.keys(manifest.databases)) {
    // The database that says that there is data comes last: an interrupted restore can be repeated.
    if (name !== 'meta') await restoreDatabase(folder, store, name);
  }
  await copyFile(path.join(folder, 'secret.json'), secrets);
  await restoreDatabase(folder, store, 'meta');
  const records = new Records(store);
  await records.change('instance', 'instance', (instance) => instance && { ...instance, uuid: randomUUID() });
  await new AuditLog(records, now).write({ word: 'server.restore' });
  return manifest;
}

async function restoreDatabase(folder: string, store: DatabaseStore, name: string): Promise<void> {
  const made = await store.create(name);
  if (!made.ok && made.fault.code !== 'database.exists') throw new BackupFault(made.fault.message);
  const lines = createInterface({ input: createReadStream(path.join(folder, 'databases', `${name}.jsonl`)) });
  let documents: StoredDocument[] = [];
  for await (const line of lines) {
    documents.push(await withFiles(folder, JSON.parse(line) as StoredDocument));
    if (documents.length < page) continue;
    await write(store, name, documents);
    documents = [];
  }
  await write(store, name, documents);
}

async function write(store: DatabaseStore, name: string, documents: readonly StoredDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const written = await store.bulkDocs(name, documents, { newEdits: false });
  const [refused] = written.ok ? written.value : [];
  if (!written.ok) throw new BackupFault(`The database ${name} cannot be restored: ${written.fault.message}`);
  if (refused) throw new BackupFault(`The document ${refused.id} of ${name} cannot be restored.`);
}

async function withFiles(folder: string, document: StoredDocument): Promise<StoredDocument> {
  if (document._attachments === undefined) return document;
  const files: [string, object][] = [];
  for (const [name, stub] of Object.entries(
    document._attachments as Record<string, { digest: string; content_type: string }>,
  )) {
    const data = await readFile(path.join(folder, fileNameOf(stub.digest)));
    files.push([name, { content_type: stub.content_type, data: data.toString('base64') }]);
  }
  return { ...document, _attachments: Object.fromEntries(files) };
}
