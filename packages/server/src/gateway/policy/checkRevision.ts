import type { DocumentFault } from '@playhouse/core';
import type { DatabaseStore, StoredDocument } from '../../stores/databaseStore.ts';
import { isObject } from '../readJson.ts';

const revision = /^([1-9]\d{0,8})-[0-9a-f]{32}$/;
const limits = { history: 1000, generation: 1000, jump: 10_000, leaves: 20 } as const;

const fault = { code: 'document.revision', reason: 'The document has an invalid revision.' };

/** Whether the revision of a document and its history are connected and well formed. */
export function checkRevision({ _rev, _revisions }: StoredDocument): DocumentFault | undefined {
  if (_rev !== undefined && (typeof _rev !== 'string' || !revision.test(_rev))) return fault;
  if (_revisions === undefined) return undefined;
  if (!isObject(_revisions) || typeof _rev !== 'string') return fault;
  const { start, ids } = _revisions;
  if (start !== generationOf(_rev) || !Array.isArray(ids) || ids[0] !== _rev.slice(_rev.indexOf('-') + 1)) return fault;
  if (ids.length > Math.min(start, limits.history)) return fault;
  return ids.every((each) => typeof each === 'string' && /^[0-9a-f]{32}$/.test(each)) ? undefined : fault;
}

/** Revisions far ahead of what is known, and documents with too many versions side by side. Deletions always pass. */
export async function checkHistories(
  store: DatabaseStore,
  database: string,
  documents: readonly StoredDocument[],
): Promise<ReadonlyMap<number, DocumentFault>> {
  const found = new Map<number, DocumentFault>();
  const isAsked = ({ _rev }: StoredDocument) => typeof _rev === 'string';
  const keys = [...new Set(documents.filter(isAsked).map(({ _id }) => _id))];
  if (keys.length === 0) return found;
  const known = await store.allDocs(database, { keys, includeDocs: true, conflicts: true });
  if (!known.ok) return found;
  const leaves = new Map(
    known.value.rows.map((row): [string, string[]] => {
      const conflicts = row.rev !== undefined && row.doc ? row.doc._conflicts : undefined;
      return [row.key, row.rev === undefined ? [] : [row.rev, ...((conflicts ?? []) as string[])]];
    }),
  );
  for (const [index, document] of documents.entries()) {
    const own = leaves.get(document._id);
    const each = own && checkHistory(document, own);
    if (each) found.set(index, each);
  }
  return found;
}

function checkHistory({ _rev, _revisions, _deleted }: StoredDocument, leaves: string[]): DocumentFault | undefined {
  const rev = String(_rev);
  const generation = generationOf(rev);
  const newest = Math.max(0, ...leaves.map(generationOf));
  if (generation > limits.generation && generation > newest + limits.jump) {
    return { code: 'document.generation', reason: 'The revision is too far ahead of what is known here.' };
  }
  if (_deleted === true || leaves.includes(rev)) return undefined;
  const ids = isObject(_revisions) && Array.isArray(_revisions.ids) ? _revisions.ids : [];
  const before = leaves.findIndex((leaf) => ids[generation - generationOf(leaf)] === leaf.slice(leaf.indexOf('-') + 1));
  if (before >= 0) leaves[before] = rev;
  else if (leaves.length >= limits.leaves) {
    return {
      code: 'document.conflicts',
      reason: `The document has ${limits.leaves} versions that are to be merged first.`,
    };
  } else leaves.push(rev);
  return undefined;
}

function generationOf(rev: string): number {
  return Number(rev.slice(0, rev.indexOf('-')));
}
