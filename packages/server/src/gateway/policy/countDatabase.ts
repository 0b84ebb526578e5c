import type { DatabaseStore } from '../../stores/databaseStore.ts';
import { isObject } from '../readJson.ts';

export interface DatabaseCount {
  readonly documents: number;
  /** Of all files. */
  readonly bytes: number;
}

const page = 500;

/** Counts the documents of a database, and the bytes of their files, page by page. */
export async function countDatabase(store: DatabaseStore, database: string): Promise<DatabaseCount | undefined> {
  let documents = 0;
  let bytes = 0;
  for (let startkey = ''; ; ) {
    const found = await store.allDocs(database, { startkey, includeDocs: true, limit: page });
    if (!found.ok) return undefined;
    for (const row of found.value.rows) {
      documents += 1;
      if (row.rev !== undefined) bytes += fileBytes(row.doc?._attachments);
    }
    const last = found.value.rows.at(-1);
    if (found.value.rows.length < page || !last) return { documents, bytes };
    startkey = `${last.key}\u0000`;
  }
}

function fileBytes(files: unknown): number {
  if (!isObject(files)) return 0;
  return Object.values(files).reduce((sum: number, file) => sum + lengthOf(file), 0);
}

/** The length of a file that is stored or to be written; 0 for one that is only named. */
function lengthOf(file: unknown): number {
  if (!isObject(file)) return 0;
  if (typeof file.length === 'number') return file.length;
  if (file.data instanceof Uint8Array) return file.data.length;
  return typeof file.data === 'string' ? Buffer.byteLength(file.data, 'base64') : 0;
}

/** Bytes that a document adds, if nothing of it is stored yet. */
export function newFileBytes(document: Readonly<Record<string, unknown>>): number {
  if (!isObject(document._attachments)) return 0;
  return Object.values(document._attachments).reduce((sum: number, file) => {
    return sum + (isObject(file) && file.data !== undefined ? lengthOf(file) : 0);
  }, 0);
}
