import type { DocumentFault } from '@playhouse/core';
import { projectDatabase } from '../records/recordKinds.ts';
import { StoreFailure } from '../records/records.ts';
import type { DatabaseStore, StoredDocument } from '../stores/databaseStore.ts';
import { bodyOf, textOf } from './takeSnapshot.ts';
import type { DocumentList, ListedDocument, VersionStore } from './versionStore.ts';

const written = 100;
const attempts = 5;

export interface RestoreParts {
  readonly store: DatabaseStore;
  readonly versions: VersionStore;
  /** Faults of documents that would be too much, by their index. */
  check(database: string, documents: readonly StoredDocument[]): Promise<ReadonlyMap<number, DocumentFault>>;
  /** Told what was written. */
  written(database: string, documents: readonly StoredDocument[]): Promise<void>;
}

export type Restored =
  | { readonly ok: true; readonly changed: number }
  | { readonly ok: false; readonly fault: DocumentFault };

/**
 * Makes documents as a version has them, by new revisions after those of now. What somebody writes meanwhile is the
 * parent of the next attempt. `documents` are those to be restored; what the version does not have is deleted.
 */
export async function restoreDocuments(
  parts: RestoreParts,
  project: string,
  list: DocumentList,
  documents: readonly string[],
): Promise<Restored> {
  const changed = new Set<string>();
  let left = inOrder(documents);
  for (let attempt = 0; left.length > 0 && attempt < attempts; attempt += 1) {
    const next: string[] = [];
    for (let from = 0; from < left.length; from += written) {
      const done = await restoreSome(parts, project, list, left.slice(from, from + written));
      if (!done.ok) return done;
      for (const id of done.written) changed.add(id);
      next.push(...done.conflicts);
    }
    left = next;
  }
  if (left.length > 0) throw new StoreFailure({ code: 'document.conflict', message: 'The project changes too often.' });
  return { ok: true, changed: changed.size };
}

type SomeRestored =
  | { readonly ok: true; readonly written: readonly string[]; readonly conflicts: readonly string[] }
  | Extract<Restored, { ok: false }>;

async function restoreSome(
  parts: RestoreParts,
  project: string,
  list: DocumentList,
  ids: readonly string[],
): Promise<SomeRestored> {
  const { store } = parts;
  const database = projectDatabase(project);
  const found = await store.allDocs(database, { keys: ids, includeDocs: true });
  if (!found.ok) throw new StoreFailure(found.fault);
  const documents: StoredDocument[] = [];
  for (const row of found.value.rows) {
    const now = row.rev === undefined || row.deleted ? undefined : row.doc;
    const document = await documentFor(parts, project, row.key, list.get(row.key), now);
    if (document) documents.push(document);
  }
  const [fault] = (await parts.check(database, documents)).values();
  if (fault) return { ok: false, fault };
  if (documents.length === 0) return { ok: true, written: [], conflicts: [] };
  const rows = await store.bulkDocs(database, documents, { newEdits: true });
  if (!rows.ok) throw new StoreFailure(rows.fault);
  const isWritten = (index: number) => rows.value[index]?.ok === true;
  const accepted = documents.filter((_, index) => isWritten(index));
  if (accepted.length > 0) await parts.written(database, accepted);
  const conflicts = documents.filter((_, index) => !isWritten(index)).map(({ _id }) => _id);
  return { ok: true, written: accepted.map(({ _id }) => _id), conflicts };
}

/** What to write; undefined where the document is as it should be. */
async function documentFor(
  { versions }: RestoreParts,
  project: string,
  id: string,
  listed: ListedDocument | undefined,
  now: StoredDocument | undefined,
): Promise<StoredDocument | undefined> {
  const parent = now && { _rev: now._rev };
  if (!listed) return now && { _id: id, ...parent, _deleted: true };
  if (now?._rev === listed.rev) return undefined;
  const bytes = await versions.readBlob(project, listed.blob);
  if (listed.type !== undefined) {
    const file = { content_type: listed.type, data: Buffer.from(bytes).toString('base64') };
    return { ...listed.body, _id: id, ...parent, _attachments: { file } };
  }
  const isSame = now && now._attachments === undefined && Buffer.compare(textOf(id, bodyOf(now)), bytes) === 0;
  const body = JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>>;
  return isSame ? undefined : { ...body, _id: id, ...parent };
}

/** Assets first, and what names others last: whoever sees it halfway misses nothing that is named. */
function inOrder(ids: readonly string[]): string[] {
  const rank = (id: string) =>
    id === 'object.json' ? 3 : id === 'assets.json' ? 2 : /^(images|sounds|fonts)\//.test(id) ? 0 : 1;
  return [...ids].sort((left, right) => rank(left) - rank(right));
}
