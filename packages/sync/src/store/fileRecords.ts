import type { Database } from './database.ts';

/** Puts a record's file, replacing whatever is stored. */
export async function putFile(database: Database, path: string, file: Uint8Array): Promise<void> {
  for (let attempts = 0; attempts < 2; attempts += 1) {
    const record = await database.read(path);
    const revision = record ? { revision: record.revision } : {};
    const [result] = await database.write([{ id: path, body: {}, file, ...revision }]);
    if (result?.state === 'written') return;
  }
  throw new Error(`${path} is changed from elsewhere`);
}

/** Removes a record if it exists. */
export async function removeRecord(database: Database, id: string): Promise<void> {
  const record = await database.read(id);
  if (record) await database.write([{ id, revision: record.revision, body: undefined }]);
}
