import { canonicalText, projectPathKind } from '@playhouse/core';
import { projectDatabase } from '../records/recordKinds.ts';
import { StoreFailure } from '../records/records.ts';
import type { DatabaseStore, StoredDocument } from '../stores/databaseStore.ts';
import type { DocumentList, ListedDocument, VersionStore } from './versionStore.ts';

const page = 100;
const attempts = 3;
const attachment = 'file';

/**
 * The documents of a project as they are now, with their contents stored. What a known list has in the same revision is
 * not read again. A project that is being written is read again; a few times, so that it ends.
 */
export async function takeSnapshot(
  store: DatabaseStore,
  versions: VersionStore,
  project: string,
  known: DocumentList,
): Promise<DocumentList> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await sequenceOf(store, project);
    const list = await readAll(store, versions, project, known);
    if (attempt === attempts || (await sequenceOf(store, project)) === before) return list;
  }
}

async function sequenceOf(store: DatabaseStore, project: string): Promise<string> {
  const info = await store.info(projectDatabase(project));
  if (!info.ok) throw new StoreFailure(info.fault);
  return info.value.sequence;
}

async function readAll(
  store: DatabaseStore,
  versions: VersionStore,
  project: string,
  known: DocumentList,
): Promise<DocumentList> {
  const list = new Map<string, ListedDocument>();
  for (let startkey = ''; ; ) {
    const found = await store.allDocs(projectDatabase(project), { startkey, includeDocs: true, limit: page });
    if (!found.ok) throw new StoreFailure(found.fault);
    for (const row of found.value.rows) {
      if (row.rev === undefined || !row.doc || projectPathKind(row.key) === undefined) continue;
      const before = known.get(row.key);
      const listed = before?.rev === row.rev ? before : await listDocument(store, versions, project, row.doc);
      if (listed) list.set(row.key, listed);
    }
    const last = found.value.rows.at(-1);
    if (found.value.rows.length < page || !last) return list;
    startkey = `${last.key}\u0000`;
  }
}

/** Undefined for a file that was replaced meanwhile. */
async function listDocument(
  store: DatabaseStore,
  versions: VersionStore,
  project: string,
  document: StoredDocument,
): Promise<ListedDocument | undefined> {
  const { _id: id, _rev } = document;
  const rev = String(_rev);
  const body = bodyOf(document);
  if (document._attachments === undefined) return { rev, blob: await versions.putBlob(project, textOf(id, body)) };
  const file = await store.attachment(projectDatabase(project), id, attachment, rev);
  if (!file.ok) return undefined;
  const blob = await versions.putBlob(project, file.value.data);
  return { rev, blob, type: file.value.type, ...(Object.keys(body).length > 0 && { body }) };
}

export function bodyOf(document: StoredDocument): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(document).filter(([key]) => !key.startsWith('_')));
}

export function textOf(id: string, body: Readonly<Record<string, unknown>>): Uint8Array {
  return new TextEncoder().encode(canonicalText(id, body));
}
