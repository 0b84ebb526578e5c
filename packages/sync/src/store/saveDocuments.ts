import type { DocumentPath } from '@playhouse/core';
import type { DocumentChange, SaveReport } from '../projectStore.ts';
import type { Database, RecordChange } from './database.ts';
import type { DatabaseCache } from './databaseCache.ts';
import { databaseOf } from './databaseNames.ts';
import { checkDocument } from './edge.ts';
import { databaseAccess, faultOf, type StoreFault } from './fault.ts';

/**
 * Writes documents in one transaction. A conflict is retried exactly once on top of what is stored by then (spec 1,
 * chapter 7); what is refused or conflicts again is named by the fault, everything else is stored.
 */
export async function saveDocuments(
  cache: DatabaseCache,
  id: string,
  changes: readonly DocumentChange[],
  report: (text: string) => void = () => undefined,
): Promise<SaveReport> {
  const stored = new Map<DocumentPath, string | undefined>();
  const { wanted, fault } = checkAll(changes);
  if (wanted.length === 0) return { stored, ...(fault && { fault }) };
  try {
    const left = await cache.use(databaseOf(id), async (database) => {
      const first = await writeOnce(database, wanted, stored);
      if (first.length === 0) return first;
      report(`Save conflict in ${first.map((change) => change.id).join(', ')}, retried.`);
      return writeOnce(database, await onTopOfStored(database, first), stored);
    });
    if (left.length === 0) return { stored, ...(fault && { fault }) };
    const documents = left.map((change) => change.id);
    report(`Save conflict in ${documents.join(', ')}, given up.`);
    return {
      stored,
      fault: { code: 'document.conflict', message: 'The project was changed from elsewhere.', documents },
    };
  } catch (error) {
    return { stored, fault: faultOf(error, databaseAccess) };
  }
}

function checkAll(changes: readonly DocumentChange[]): { wanted: RecordChange[]; fault: StoreFault | undefined } {
  const wanted: RecordChange[] = [];
  let fault: StoreFault | undefined;
  for (const { document, revision, value } of changes) {
    const checked = value === undefined ? undefined : checkDocument(document, value);
    if (checked && !checked.ok) {
      const documents = [...(fault?.documents ?? []), document];
      const issues = [...(fault?.issues ?? []), ...checked.issues];
      fault = {
        code: 'document.refused',
        message: issues[0]?.message ?? `${document} cannot be stored.`,
        documents,
        issues,
      };
    } else {
      wanted.push({ id: document, ...(revision !== undefined && { revision }), body: checked?.value });
    }
  }
  return { wanted: wanted.sort((left, right) => rankOf(left.id) - rankOf(right.id)), fault };
}

/** What names other documents is written after them, so that a copy that was cut off names nothing that is missing. */
function rankOf(id: DocumentPath): number {
  return id === 'object.json' ? 2 : id === 'assets.json' ? 1 : 0;
}

/** Writes and notes new revisions in `stored`; returns the changes that conflict. */
async function writeOnce(
  database: Database,
  changes: readonly RecordChange[],
  stored: Map<DocumentPath, string | undefined>,
): Promise<RecordChange[]> {
  const results = await database.write(changes);
  return changes.filter((change, index) => {
    const result = results[index];
    if (result?.state !== 'written') return true;
    stored.set(change.id, change.body && result.revision);
    return false;
  });
}

async function onTopOfStored(database: Database, changes: readonly RecordChange[]): Promise<RecordChange[]> {
  const rebased: RecordChange[] = [];
  for (const { id, body } of changes) {
    const record = await database.read(id);
    if (record || body) rebased.push({ id, body, ...(record && { revision: record.revision }) });
  }
  return rebased;
}
