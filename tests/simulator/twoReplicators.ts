import type { AccessPort } from '../../packages/server/src/gateway/access.ts';
import { dispatch } from '../../packages/server/src/gateway/dispatch.ts';
import { Feeds } from '../../packages/server/src/gateway/feeds.ts';
import { noPolicy, type Policy } from '../../packages/server/src/gateway/policy/policy.ts';
import { routeTable } from '../../packages/server/src/gateway/routeTable.ts';
import type { DatabaseStore, StoredDocument } from '../../packages/server/src/stores/databaseStore.ts';
import { createModelStore } from '../../packages/server/src/stores/model/modelStore.ts';
import {
  type Client,
  clientThrough,
  localClient,
  startServer,
  type TestServer,
} from '../../packages/server/src/test/testServer.ts';
import { replicationFault } from '../../packages/sync/src/pouch/replicationFault.ts';
import { Life } from './life.ts';
import type { SimulatedAnswer, SimulatedRequest } from './network.ts';
import { batch, Replicator } from './replicator.ts';
import { Scheduler } from './scheduler.ts';
import { asText } from './server.ts';
import { resultOf } from './storedProject.ts';

/** What becomes of answers to requests of which the path ends so. */
export interface Script {
  readonly path: string;
  /** Gets the body of the request as well. Undefined for an answer that arrives as it is. */
  change(answer: SimulatedAnswer, asked: string): SimulatedAnswer | undefined;
  /** Answers are changed until one was. */
  readonly isOnce: boolean;
}

export interface Given {
  readonly ids: readonly string[];
  /** Revisions on the device and on the server, in the order in which they arrived. */
  readonly here: readonly StoredDocument[];
  readonly there: readonly StoredDocument[];
  readonly script: Script | undefined;
}

type Direction = 'push' | 'pull';
const directions: readonly Direction[] = ['push', 'pull', 'push', 'pull', 'push', 'pull'];
/** By then, nothing is left to do. */
const quiet = 4;

/** What can be seen of a replicator. */
export interface Outcome {
  /** One for each of the directions. */
  readonly runs: readonly { readonly fault: string | undefined; readonly denied: readonly string[] }[];
  /** What was asked in the last runs, when nothing was left to do. */
  readonly asked: readonly string[];
  readonly device: readonly Leaves[];
  readonly server: readonly Leaves[];
}

interface Leaves {
  readonly winner: string | undefined;
  readonly leaves: readonly string[];
}

/** The gateway refuses every revision of documents whose ids end so. */
const refusedId = 'doc2';

const policy: Policy = {
  ...noPolicy,
  checkDocument: async (_, { _id }) => (_id.endsWith(refusedId) ? { code: 'test', reason: 'Refused.' } : undefined),
};
const access: AccessPort = { session: async () => ({ user: 'ann' }), access: async () => 'write' };
const project = 'project';

export async function replicateByModel({ ids, here, there, script }: Given): Promise<Outcome> {
  const [device, server] = [createModelStore(), createModelStore()];
  await fill(device, project, here);
  await fill(server, project, there);
  const gateway = { store: server, access, feeds: new Feeds(server), policy, instance: 'model' };
  const asked: string[] = [];
  const spoil = spoiling(script);
  const send = async ({ method, route: path, document = '', query = {}, body }: SimulatedRequest) => {
    asked.push(nameOf(path));
    const route = routeTable.find((each) => each.method === method && each.path === path);
    if (!route) throw new Error(`${method} ${path} is not answered`);
    const text = body === undefined ? '' : JSON.stringify(body);
    const raw = {
      method,
      database: project,
      document,
      file: '',
      query: new Map(Object.entries(query)),
      headers: {},
      body: new TextEncoder().encode(text),
      signal: new AbortController().signal,
    };
    return spoil(path, await asText(await dispatch(gateway, route, raw)), text);
  };
  const life = new Life(new Scheduler(1), 0);
  const memory = {
    keep: async () => undefined,
    body: async () => undefined,
    shared: async () => [],
    trails: async () => [],
    keepTrails: async () => undefined,
    kept: async () => new Map(),
    writeKept: async () => undefined,
    owed: async () => new Map(),
    writeOwed: async () => undefined,
    note: async () => undefined,
    notes: async () => [],
  };
  const replicator = new Replicator({ life, store: device, name: project, memory, planted: undefined, send });
  const done = await runAll(asked, (direction, denied) =>
    replicator.once(direction, (event) => event.type === 'denied' && denied(event.refused.id)),
  );
  return { ...done, device: await leavesIn(device, project, ids), server: await leavesIn(server, project, ids) };
}

let count = 0;

export async function replicateByPouch(given: Given, at: TestServer): Promise<Outcome> {
  count += 1;
  const { ids, here, there, script } = given;
  const name = `replicated${process.pid}_${count}`;
  await fill(at.store, name, there);
  const device = localClient();
  for (const revision of here) await device.bulkDocs([revision], { new_edits: false });
  const asked: string[] = [];
  const spoil = spoiling(script);
  const remote = clientThrough(at.url, name, async (address, ask, { body = '' }) => {
    const [path = ''] = address.split('?');
    asked.push(nameOf(path));
    const answer = await ask();
    if (script === undefined || !path.endsWith(script.path)) return answer;
    const changed = spoil(path, { status: answer.status, body: await answer.json() }, body);
    return new Response(JSON.stringify(changed.body), {
      status: changed.status,
      headers: { 'content-type': 'application/json' },
    });
  });
  const options = { batch_size: batch };
  const done = await runAll(asked, async (direction, denied) => {
    const replication =
      direction === 'push' ? device.replicate.to(remote, options) : device.replicate.from(remote, options);
    replication.on('denied', ({ id }) => denied(id ?? ''));
    await replication;
  });
  const found = { device: await leavesAt(device, ids), server: await leavesIn(at.store, name, ids) };
  await device.destroy();
  await at.store.remove(name);
  return { ...done, ...found };
}

/** A server with the same policy as that of the model. */
export function startRefusingServer(store: DatabaseStore | undefined): Promise<TestServer> {
  return startServer({ policy, access, ...(store && { store }) });
}

async function runAll(
  asked: string[],
  run: (direction: Direction, denied: (id: string) => void) => Promise<unknown>,
): Promise<Pick<Outcome, 'runs' | 'asked'>> {
  const runs: { fault: string | undefined; denied: string[] }[] = [];
  for (const [index, direction] of directions.entries()) {
    if (index === quiet) asked.length = 0;
    const denied = new Set<string>();
    let fault: string | undefined;
    try {
      await run(direction, (id) => denied.add(id));
    } catch (error) {
      fault = replicationFault(error).kind;
    }
    runs.push({ fault, denied: [...denied].sort() });
  }
  // A copy: PouchDB asks on for a while after the end of a replication.
  return { runs, asked: asked.filter((name) => /_revs_diff|_bulk/.test(name)) };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/'));
}

type Spoil = (path: string, answer: SimulatedAnswer, body: string) => SimulatedAnswer;

function spoiling(script: Script | undefined): Spoil {
  let isDone = false;
  return (path, answer, body) => {
    if (script === undefined || !path.endsWith(script.path) || (isDone && script.isOnce)) return answer;
    const changed = script.change(answer, body);
    if (changed) isDone = true;
    return changed ?? answer;
  };
}

async function fill(store: DatabaseStore, name: string, revisions: readonly StoredDocument[]): Promise<void> {
  resultOf(await store.create(name));
  // One by one: within one call, no order is promised.
  for (const revision of revisions) resultOf(await store.bulkDocs(name, [revision], { newEdits: false }));
}

function leavesIn(store: DatabaseStore, name: string, ids: readonly string[]): Promise<Leaves[]> {
  return Promise.all(
    ids.map(async (id) => {
      const [row] = resultOf(await store.bulkGet(name, [{ id }], {}));
      const winner = await store.get(name, id, {});
      return leavesOf(row?.found ?? [], winner.ok ? winner.value : undefined);
    }),
  );
}

function leavesAt(client: Client, ids: readonly string[]): Promise<Leaves[]> {
  return Promise.all(
    ids.map(async (id) => {
      const rows = (await client.get(id, { open_revs: 'all' }).catch(() => [])) as unknown as { ok?: StoredDocument }[];
      const winner = await client.get(id).catch(() => undefined);
      return leavesOf(
        rows.flatMap(({ ok }) => ok ?? []),
        winner,
      );
    }),
  );
}

function leavesOf(
  found: readonly Readonly<Record<string, unknown>>[],
  winner: Readonly<Record<string, unknown>> | undefined,
): Leaves {
  const textOf = ({ _rev, _deleted, n }: Readonly<Record<string, unknown>>) => `${_rev} ${n} ${_deleted === true}`;
  // A leaf that arrived with cut histories can be there twice in PouchDB.
  return { winner: winner && textOf(winner), leaves: [...new Set(found.map(textOf))].sort() };
}
