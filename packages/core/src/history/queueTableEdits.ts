import type { Edit } from '../edit/editDefinitions.ts';
import type { Id, TableDocument } from '../generated/entities.ts';
import { type Issue, type Result, succeed } from '../model/issue.ts';
import { listedTables } from '../tables/orderedTables.ts';
import type { ProjectSession } from './projectSession.ts';
import type { DispatchOptions, SessionState } from './sessionState.ts';

/** Loads tables that a project lists but does not contain yet. */
export interface TableLoading {
  load(table: Id): Promise<Result<TableDocument>>;
  /** Called with the reason when a queued edit was not made. */
  report(issues: readonly Issue[]): void;
}

/** A session that also reports when no edit is queued anymore. */
export interface QueueingSession extends ProjectSession {
  settled(): Promise<void>;
}

interface Waiting {
  readonly edits: readonly Edit[];
  readonly options: DispatchOptions;
  readonly tables: readonly Id[];
}

/**
 * A session that queues edits of a table until it is loaded, together with later edits of the same table; each then
 * becomes its own undo step. All other edits are made at once. docs/product-rules.md#tables-and-cells.
 */
export function queueTableEdits(session: ProjectSession, { load, report }: TableLoading): QueueingSession {
  const loading = new Map<Id, Promise<void>>();
  let queue: readonly Waiting[] = [];

  const isThere = (table: Id) => session.getState().project.tables.has(table);

  function dispatch(given: Edit | readonly Edit[], options: DispatchOptions = {}): Result<SessionState> {
    const edits: readonly Edit[] = 'kind' in given ? [given] : given;
    const tables = edits.flatMap(tableOf);
    const isBehind = queue.some((waiting) => sharesTable(waiting, tables));
    const absent = tables.filter((table) => !isThere(table) && isNamed(session, table));
    if (!isBehind && absent.length === 0) return session.dispatch(edits, options);
    queue = [...queue, { edits, options, tables }];
    for (const table of absent) if (!loading.has(table)) loading.set(table, fetchTable(table));
    return succeed(session.getState());
  }

  async function fetchTable(table: Id): Promise<void> {
    const loaded = await load(table);
    loading.delete(table);
    if (!loaded.ok) {
      queue = queue.filter((waiting) => !waiting.tables.includes(table));
      report(loaded.issues);
    } else if (!isThere(table)) session.replace('remote', new Map([[`tables/${table}.json`, loaded.value]]));
    runReady();
  }

  /** Makes, in order, the edits that no longer wait for a table or for an earlier queued edit. */
  function runReady(): void {
    const [ready, rest] = divide(queue, (table) => loading.has(table));
    queue = rest;
    for (const { edits, options } of ready) {
      const done = session.dispatch(edits, options);
      if (!done.ok) report(done.issues);
    }
  }

  async function settled(): Promise<void> {
    while (loading.size > 0) await Promise.all(loading.values());
  }

  return { ...session, dispatch, settled };
}

function divide(queue: readonly Waiting[], isAwaited: (table: Id) => boolean): [Waiting[], Waiting[]] {
  const ready: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const waiting of queue) {
    const waits = waiting.tables.some(isAwaited) || rest.some((earlier) => sharesTable(earlier, waiting.tables));
    (waits ? rest : ready).push(waiting);
  }
  return [ready, rest];
}

function sharesTable(waiting: Waiting, tables: readonly Id[]): boolean {
  return waiting.tables.some((table) => tables.includes(table));
}

/** The table that an edit changes; an edit that adds a table waits for none. */
function tableOf({ kind, data }: Edit): Id[] {
  const isTableEdit = kind.startsWith('table.') && 'table' in data && typeof data.table === 'string';
  return isTableEdit ? [String(data.table)] : [];
}

function isNamed(session: ProjectSession, table: Id): boolean {
  return listedTables(session.getState().project).includes(table);
}
