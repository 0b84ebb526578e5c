import {
  type FileChange,
  fault,
  type Revision,
  type Stored,
  type StoredDocument,
  stored,
  type WriteOptions,
  type WrittenRow,
} from '../databaseStore.ts';
import type { PouchHandle, PouchRow } from './pouchTypes.ts';

export async function writeDocuments(
  handle: PouchHandle,
  documents: readonly StoredDocument[],
  { newEdits }: WriteOptions,
): Promise<Stored<WrittenRow[]>> {
  const rows = await handle.bulkDocs(documents.map(withBuffers), { new_edits: newEdits });
  // Without new edits there are rows only for what was refused, and they name their document.
  return stored(rows.map((row, index) => writtenRow(row, row.id ?? documents[index]?._id ?? '')));
}

function writtenRow({ ok, rev, name, message }: PouchRow, id: string): WrittenRow {
  if (ok && rev !== undefined) return { ok: true, id, rev };
  const reason = name === 'conflict' ? 'Document update conflict.' : (message ?? 'The document was not written.');
  return { ok: false, id, ...(rev !== undefined && { rev }), error: name ?? 'unknown_error', reason };
}

/** PouchDB takes bytes as Buffers. */
function withBuffers(document: StoredDocument): object {
  const files = document._attachments;
  if (typeof files !== 'object' || files === null) return document;
  const converted = Object.entries(files).map(([name, file]: [string, Record<string, unknown>]) => {
    const data = file.data;
    return [name, data instanceof Uint8Array ? { ...file, data: Buffer.from(data) } : file];
  });
  return { ...document, _attachments: Object.fromEntries(converted) };
}

/** Adds a file to a document, or to a new one, as a new revision. */
export async function writeFile(
  handle: PouchHandle,
  id: string,
  file: string,
  { rev, type, data }: FileChange,
): Promise<Stored<WrittenRow>> {
  const current = rev === undefined ? { _id: id } : await handle.get(id, { rev });
  const files = (Reflect.get(current, '_attachments') ?? {}) as Record<string, unknown>;
  const document: StoredDocument = {
    ...current,
    _attachments: { ...files, [file]: { content_type: type, data } },
  };
  const written = await writeDocuments(handle, [document], { newEdits: true });
  if (!written.ok) return written;
  const [row] = written.value;
  if (!row) return fault('store.access', 'The database gave no answer.');
  return row.ok ? stored(row) : fault('document.conflict', row.reason);
}

export function localId(id: string): string {
  return `_local/${id}`;
}

export async function putLocal(
  handle: PouchHandle,
  id: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Stored<Revision>> {
  const { rev } = await handle.put({ ...body, _id: localId(id) });
  return stored({ id: localId(id), rev: rev ?? '' });
}

export async function removeLocal(handle: PouchHandle, id: string, rev: string): Promise<Stored<Revision>> {
  const row = await handle.remove(localId(id), rev);
  return stored({ id: localId(id), rev: row.rev ?? '0-0' });
}
