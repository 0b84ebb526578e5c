import type { DocumentPath, ProjectDocument } from '@playhouse/core';
import type { Database, RecordChange } from './database.ts';
import type { DatabaseCache } from './databaseCache.ts';
import { databaseOf } from './databaseNames.ts';
import { checkDocument } from './edge.ts';
import { databaseAccess, faultOf, projectTaken, type StoreFault } from './fault.ts';
import { checkHold, withBases, withoutProgress } from './hold.ts';
import type { DocumentChange, Hold, SaveReport } from './projectStore.ts';

/**
 * Writes documents in one transaction. A document that was changed elsewhere meanwhile is written once more, beside that
 * change as another leaf, so that neither overwrites the other; merging comes later. A fault names documents that are
 * refused, and everything else is stored. Without a valid hold nothing is stored.
 */
export async function saveDocuments(
  cache: DatabaseCache,
  { id, changes, hold }: { readonly id: string; readonly changes: readonly DocumentChange[]; readonly hold?: Hold },
  report: (text: string) => void = () => undefined,
): Promise<SaveReport> {
  const stored = new Map<DocumentPath, string | undefined>();
  const { wanted, fault } = checkAll(changes);
  if (wanted.length === 0 && !hold) return { stored, ...(fault && { fault }) };
  try {
    const left = await cache.use(databaseOf(id), async (database) => {
      const checked = hold && (await checkHold(database, hold));
      if (checked && 'code' in checked) return checked;
      // An edit counts as stored only when all its documents are.
      const progress = checked && (fault ? withoutProgress(checked) : checked.change);
      const first = await writeOnce(database, wanted, progress && withBases(progress, wanted), stored);
      if ('code' in first || first.length === 0) return first;
      report(`Save conflict in ${first.map((change) => change.id).join(', ')}, retried.`);
      await writeBeside(database, first, changes, stored);
      return [];
    });
    if ('code' in left) return { stored, fault: left };
    await cache.recover();
    return { stored, ...(fault && { fault }) };
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

/** Documents that name others are written after them, so that an interrupted replication never names missing ones. */
function rankOf(id: DocumentPath): number {
  return id === 'object.json' ? 2 : id === 'assets.json' ? 1 : 0;
}

/** Writes and adds the new revisions to `stored`; returns the changes that conflict, or that the hold does. */
async function writeOnce(
  database: Database,
  changes: readonly RecordChange[],
  hold: RecordChange | undefined,
  stored: Map<DocumentPath, string | undefined>,
): Promise<RecordChange[] | StoreFault> {
  const results = await database.write(hold ? [...changes, hold] : changes);
  const left = changes.filter((change, index) => {
    const result = results[index];
    if (result?.state !== 'written') return true;
    stored.set(change.id, change.body && result.revision);
    return false;
  });
  // Only where tabs cannot exclude each other: another tab took the project between checking the hold and writing.
  return hold && results.at(-1)?.state !== 'written' ? projectTaken() : left;
}

/** Each change becomes a successor of the revision that it was made on, or of an own one that nobody was told of. */
async function writeBeside(
  database: Database,
  changes: readonly RecordChange[],
  given: readonly DocumentChange[],
  stored: Map<DocumentPath, string | undefined>,
): Promise<void> {
  const wanted: RecordChange[] = [];
  for (const change of changes) {
    const open = (await database.leaves(change.id)).filter(({ isDeleted }) => !isDeleted);
    // What is removed on both sides needs no second tombstone.
    if (!change.body && open.length === 0) {
      stored.set(change.id, undefined);
      continue;
    }
    const { attempts = [] } = given.find(({ document }) => document === change.id) ?? {};
    const texts = new Set(attempts.map((attempt) => textOf(change.id, attempt)));
    const own = open.find(({ body }) => texts.has(JSON.stringify(body)));
    // A write that was reported as failed had stored just this. Journalled edits name the revision before it.
    if (own && JSON.stringify(own.body) === JSON.stringify(change.body)) stored.set(change.id, own.rev);
    else wanted.push(own ? { ...change, revision: own.rev } : change);
  }
  const revisions = await database.branch(wanted);
  for (const [index, { id, body }] of wanted.entries()) stored.set(id, body && revisions[index]);
}

function textOf(document: DocumentPath, value: ProjectDocument): string | undefined {
  const checked = checkDocument(document, value);
  return checked.ok ? JSON.stringify(checked.value) : undefined;
}
