import { isDatabaseName } from '../databaseName.ts';
import {
  type AllDocs,
  type AllDocsQuery,
  type Changes,
  type ChangesQuery,
  type DatabaseStore,
  type FileChange,
  fault,
  type GetOptions,
  type ReadOptions,
  type RevisionRequest,
  type RevisionRow,
  type RevisionsOf,
  type Stored,
  type StoredDocument,
  type StoredFile,
  stored,
  type WrittenRow,
} from '../databaseStore.ts';
import { readSequence, writeSequence } from '../sequence.ts';
import { createWriteListeners } from '../writeListeners.ts';
import { ModelDatabase } from './modelDatabase.ts';
import { RefusedDocument } from './modelDocument.ts';
import { modelLocals } from './modelLocals.ts';

/**
 * What databases mean, in as little code as possible: all of it in memory, without clocks or random numbers. Simulations
 * use it in place of a real store, and random histories compare it with them.
 */
export function createModelStore(): DatabaseStore {
  const databases = new Map<string, ModelDatabase>();
  let made = 0;
  const { onWrite, tell } = createWriteListeners();

  async function use<Value>(name: string, work: (database: ModelDatabase) => Stored<Value>): Promise<Stored<Value>> {
    const database = databases.get(name);
    if (!database) return fault('database.missing', 'Database does not exist.');
    try {
      return work(database);
    } catch (error) {
      if (error instanceof RefusedDocument) return fault(error.code, error.message);
      throw error;
    }
  }

  async function write<Value>(name: string, work: (database: ModelDatabase) => Stored<Value>): Promise<Stored<Value>> {
    const result = await use(name, work);
    if (result.ok) tell(name);
    return result;
  }

  return {
    async create(name) {
      if (!isDatabaseName(name)) return fault('database.name', `${JSON.stringify(name)} is no name of a database.`);
      if (databases.has(name)) return fault('database.exists', 'The database exists already.');
      made += 1;
      databases.set(name, new ModelDatabase(`i${made}`));
      return stored(undefined);
    },
    remove: (name) => write(name, () => stored(void databases.delete(name))),
    info: (name) => use(name, (database) => stored(infoOf(database))),
    changes: (name, query) => use(name, (database) => changesOf(database, query)),
    revsDiff: (name, revisions) => use(name, (database) => stored(missingOf(database, revisions))),
    bulkDocs: (name, documents, { newEdits }) => write(name, (database) => stored(database.write(documents, newEdits))),
    bulkGet: (name, requests, options) =>
      use(name, (database) => stored(requests.map((request) => answer(database, request, options)))),
    get: (name, id, options) => use(name, (database) => documentOf(database, id, options)),
    allDocs: (name, query) => use(name, (database) => stored(allDocsOf(database, query))),
    local: modelLocals(use),
    attachment: (name, id, file, rev) => use(name, (database) => fileOf(database, id, file, rev)),
    putAttachment: (name, id, file, change) => write(name, (database) => putFile(database, id, file, change)),
    compact: (name) =>
      use(name, ({ trees }) => {
        for (const tree of trees.values()) tree.forgetBodies(() => true);
        return stored(undefined);
      }),
    size: (name) => use(name, () => stored(0)),
    onWrite,
    close: async () => undefined,
  };
}

function missingOf({ trees }: ModelDatabase, revisions: RevisionsOf): RevisionsOf {
  const missing = [...revisions].map(
    ([id, revs]) => [id, [...new Set(revs)].filter((rev) => !trees.get(id)?.has(rev))] as const,
  );
  return new Map(missing.filter(([, revs]) => revs.length > 0));
}

function fileOf(database: ModelDatabase, id: string, file: string, rev?: string): Stored<StoredFile> {
  const found = documentOf(database, id, rev === undefined ? {} : { rev });
  if (!found.ok) return found;
  const facts = database.trees.get(id)?.get(String(found.value._rev))?.body?.files.get(file);
  if (!facts) return fault('document.missing', 'Document is missing attachment');
  const data = database.files.get(facts.digest) ?? new Uint8Array();
  return stored({ type: facts.type, digest: facts.digest, data });
}

function putFile(database: ModelDatabase, id: string, file: string, change: FileChange): Stored<WrittenRow> {
  const { rev, type, data } = change;
  const before: Stored<StoredDocument> = rev === undefined ? stored({ _id: id }) : documentOf(database, id, { rev });
  if (!before.ok) return before;
  const files = before.value._attachments as object | undefined;
  const _attachments = { ...files, [file]: { content_type: type, data } };
  const [row] = database.write([{ ...before.value, _attachments }], true);
  return row?.ok ? stored(row) : fault('document.conflict', 'Document update conflict.');
}

function infoOf(database: ModelDatabase) {
  const living = idsOf(database).length;
  const sequence = writeSequence(database.sequence, database.incarnation);
  return { documents: living, deleted: database.trees.size - living, sequence, bytes: 0 };
}

function changesOf(database: ModelDatabase, query: ChangesQuery): Stored<Changes> {
  const { since = '0', limit, style, includeDocs, conflicts = false, attachments = false, descending, ids } = query;
  const from = since === 'now' ? database.sequence : readSequence(since, database.incarnation);
  if (from === undefined) return fault('call.refused', `${since} is no sequence of this database.`);
  const rows = [...database.changes].filter(
    ([id, number]) => (descending || number > from) && (ids?.includes(id) ?? true),
  );
  if (descending) rows.reverse();
  const taken = rows.slice(0, limit);
  const results = taken.map(([id, number]) => {
    const tree = database.trees.get(id);
    const [winner = '', ...others] = tree?.leaves() ?? [];
    const doc = includeDocs ? database.read(id, winner, { conflicts, attachments }) : undefined;
    return {
      sequence: writeSequence(number, database.incarnation),
      id,
      revisions: style === 'all_docs' ? [winner, ...others] : [winner],
      deleted: tree?.isDeleted(winner) === true,
      ...(doc && { doc }),
    };
  });
  const isCut = taken.length < rows.length;
  const last = isCut ? (taken.at(-1)?.[1] ?? from) : database.sequence;
  return stored({
    results,
    lastSequence: writeSequence(last, database.incarnation),
    pending: descending ? 0 : rows.length - taken.length,
  });
}

function documentOf(database: ModelDatabase, id: string, options: GetOptions): Stored<StoredDocument> {
  const tree = database.trees.get(id);
  const winner = tree?.winner();
  if (!tree || winner === undefined) return fault('document.missing', 'missing');
  if (options.rev === undefined && tree.isDeleted(winner)) return fault('document.deleted', 'deleted');
  const leaf = options.latest && options.rev !== undefined ? tree.descendants(options.rev)[0] : undefined;
  const document = database.read(id, leaf ?? options.rev ?? winner, options);
  return document ? stored(document) : fault('document.missing', 'missing');
}

function answer(database: ModelDatabase, { id, rev }: RevisionRequest, options: ReadOptions): RevisionRow {
  const tree = database.trees.get(id);
  const wanted = rev === undefined ? (tree?.leaves() ?? []) : options.latest ? (tree?.descendants(rev) ?? []) : [rev];
  const pairs = wanted.map((each) => [each, database.read(id, each, options)] as const);
  const missing = pairs.flatMap(([each, document]) => (document ? [] : [each]));
  if (rev !== undefined && pairs.length === 0) missing.push(rev);
  return { id, found: pairs.flatMap(([, document]) => document ?? []), missing };
}

function idsOf(database: ModelDatabase): string[] {
  return [...database.trees]
    .filter(([, tree]) => !tree.isDeleted(tree.winner() ?? ''))
    .map(([id]) => id)
    .sort((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right)));
}

function allDocsOf(database: ModelDatabase, query: AllDocsQuery): AllDocs {
  const { startkey, endkey, inclusiveEnd, keys, includeDocs, limit, skip = 0, descending } = query;
  const { conflicts = false, attachments = false } = query;
  const isBefore = (left: string, right: string) => Buffer.compare(Buffer.from(left), Buffer.from(right)) < 0;
  const living = idsOf(database);
  const [low, high] = descending ? [endkey, startkey] : [startkey, endkey];
  const range = living.filter(
    (id) =>
      !(low !== undefined && isBefore(id, low)) &&
      !(high !== undefined && isBefore(high, id)) &&
      !(inclusiveEnd === false && id === endkey),
  );
  const wanted = (keys ?? (descending ? range.toReversed() : range)).slice(skip);
  const rows = wanted.slice(0, limit).map((key) => {
    const tree = database.trees.get(key);
    const rev = tree?.winner();
    if (!tree || rev === undefined) return { key, rev: undefined };
    const deleted = tree.isDeleted(rev);
    const doc = includeDocs && !deleted ? database.read(key, rev, { conflicts, attachments }) : undefined;
    return { key, rev, deleted, ...(doc && { doc }) };
  });
  return { total: living.length, rows };
}
