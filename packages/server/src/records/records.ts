import { checkShape } from '../shapes/checkShape.ts';
import type { DatabaseStore, StoreFault } from '../stores/databaseStore.ts';
import { recordKinds, serverDatabases, userDatabase } from './recordKinds.ts';
import type { RecordKind, RecordTypes } from './recordTypes.ts';

/** The database could not do what the server needs for itself. The request that needed it fails. */
export class StoreFailure extends Error {
  readonly fault: StoreFault;

  constructor(fault: StoreFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** A record with what is needed to change it. */
export interface Found<Kind extends RecordKind> {
  readonly key: string;
  readonly rev: string;
  readonly value: RecordTypes[Kind];
}

const attempts = 20;

/**
 * What the server keeps for itself, in databases that no client reaches. Nothing is stored that is not in its schema.
 * Faults of the store are thrown as `StoreFailure`.
 */
export class Records {
  private readonly store: DatabaseStore;

  constructor(store: DatabaseStore) {
    this.store = store;
  }

  /** Makes the databases that always exist. */
  async prepare(): Promise<void> {
    for (const name of serverDatabases) await this.makeDatabase(name);
  }

  async makeDatabase(name: string): Promise<void> {
    const made = await this.store.create(name);
    if (!made.ok && made.fault.code !== 'database.exists') throw new StoreFailure(made.fault);
  }

  async find<Kind extends RecordKind>(kind: Kind, key: string): Promise<Found<Kind> | undefined> {
    const { database, id } = place(kind, key);
    const found = await this.store.get(database, id, {});
    if (found.ok) return { key, rev: String(found.value._rev), value: bare(found.value) as RecordTypes[Kind] };
    if (isAbsent(found.fault)) return undefined;
    throw new StoreFailure(found.fault);
  }

  async get<Kind extends RecordKind>(kind: Kind, key: string): Promise<RecordTypes[Kind] | undefined> {
    return (await this.find(kind, key))?.value;
  }

  /** Writes a record over a revision, or as a new one. False when somebody else wrote it meanwhile. */
  async put<Kind extends RecordKind>(
    kind: Kind,
    key: string,
    value: RecordTypes[Kind],
    rev?: string,
  ): Promise<boolean> {
    const wrong = checkShape(recordKinds[kind].schema, value);
    if (wrong !== undefined) throw new Error(`The record ${kind} cannot be stored: ${wrong}`);
    return this.write(kind, key, { ...value, ...(rev !== undefined && { _rev: rev }) });
  }

  /** Removes a record. False when it changed meanwhile. */
  remove(kind: RecordKind, key: string, rev: string): Promise<boolean> {
    return this.write(kind, key, { _rev: rev, _deleted: true });
  }

  /**
   * Changes a record by what it is now, again when somebody else is faster. Returns the new value, or what `edit`
   * refused with: undefined leaves everything as it is.
   */
  async change<Kind extends RecordKind>(
    kind: Kind,
    key: string,
    edit: (current: RecordTypes[Kind] | undefined) => RecordTypes[Kind] | undefined,
  ): Promise<RecordTypes[Kind] | undefined> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const found = await this.find(kind, key);
      const next = edit(found?.value);
      if (next === undefined) return undefined;
      if (found && JSON.stringify(next) === JSON.stringify(found.value)) return next;
      if (await this.put(kind, key, next, found?.rev)) return next;
    }
    throw new StoreFailure({ code: 'document.conflict', message: 'The record changes too often.' });
  }

  /** All records of a kind whose key begins with a text, in the order of their keys. */
  list<Kind extends RecordKind>(kind: Kind, begin: string, limit = 10_000): Promise<Found<Kind>[]> {
    return this.read(kind, begin, { limit });
  }

  /** The record with the last of the keys that begin with a text. */
  async last<Kind extends RecordKind>(kind: Kind, begin: string): Promise<Found<Kind> | undefined> {
    const [found] = await this.read(kind, begin, { limit: 1, descending: true });
    return found;
  }

  private async read<Kind extends RecordKind>(
    kind: Kind,
    begin: string,
    { limit, descending = false }: { readonly limit: number; readonly descending?: boolean },
  ): Promise<Found<Kind>[]> {
    const { database, id } = place(kind, begin);
    const [startkey, endkey] = descending ? [`${id}\uffff`, id] : [id, `${id}\uffff`];
    const found = await this.store.allDocs(database, { startkey, endkey, includeDocs: true, limit, descending });
    if (!found.ok) throw new StoreFailure(found.fault);
    const { prefix } = recordKinds[kind];
    return found.value.rows.flatMap((row) => {
      if (row.rev === undefined || !row.doc) return [];
      return [{ key: row.key.slice(prefix.length), rev: row.rev, value: bare(row.doc) as RecordTypes[Kind] }];
    });
  }

  private async write(kind: RecordKind, key: string, value: object): Promise<boolean> {
    const { database, id } = place(kind, key);
    const rows = await this.store.bulkDocs(database, [{ ...value, _id: id }], { newEdits: true });
    if (!rows.ok) throw new StoreFailure(rows.fault);
    const [row] = rows.value;
    return row?.ok === true;
  }
}

function place(kind: RecordKind, key: string): { readonly database: string; readonly id: string } {
  const { database, prefix } = recordKinds[kind];
  if (database.includes('{user}')) return { database: userDatabase(key), id: prefix };
  if (!database.includes('{')) return { database, id: prefix + key };
  const [part = '', id = ''] = key.split('/');
  return { database: database.replace(/\{\w+\}/, part), id: prefix + id };
}

function bare(document: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { _id, _rev, ...value } = document;
  return value;
}

function isAbsent({ code }: StoreFault): boolean {
  return code === 'document.missing' || code === 'document.deleted' || code === 'database.missing';
}
