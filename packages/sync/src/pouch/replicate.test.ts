import { describe, expect, it } from 'vitest';
import { Engine, type EnginePorts } from '../engine/engine.ts';
import type { EngineState } from '../engine/state.ts';
import { MemoryPouch } from '../test/memoryPouch.ts';
import { findMissing, type Replicable, replicate, resend } from './replicate.ts';
import { replicationFault } from './replicationFault.ts';

interface Doc {
  readonly _id: string;
}

interface Client extends Replicable {
  put(document: object): Promise<{ rev: string }>;
  get(id: string): Promise<Record<string, unknown>>;
  info(): Promise<{ doc_count: number }>;
  bulkDocs: unknown;
}
const Pouch = MemoryPouch as unknown as new (name: string, options: object) => Client;
type Both = Parameters<typeof findMissing>[0];
let count = 0;

function database(): Client {
  count += 1;
  return new Pouch(`replicate-${count}`, { adapter: 'memory' });
}

/** An engine between two databases. Waits end when `elapse` is called. */
function device(local: Client, remote: Client) {
  const waits: (() => void)[] = [];
  const said: string[] = [];
  const ports: EnginePorts = {
    openDatabase: async () => undefined,
    replicate: (replication, _, tell) => replicate({ local, remote }, replication, tell),
    resend: (_, documents, tell) => resend({ local, remote }, documents, tell),
    findMissing: () => findMissing({ local, remote } as unknown as Both),
    mergeConflicts: async () => said.push('merge') > 0,
    flush: async () => void said.push('flush'),
    keepCopy: async () => void said.push('keep'),
    isSignedIn: async () => true,
    show: ({ text }) => void said.push(text),
    redirect: () => void said.push('redirect'),
    wait(_, then) {
      waits.push(then);
      return () => void waits.splice(waits.indexOf(then), 1);
    },
    random: () => 0.5,
    report: (error) => void said.push(String(error)),
  };
  const engine = new Engine(ports);
  return { engine, said, elapse: () => waits.shift()?.() };
}

/** Resolves as soon as the state is as expected. */
function reaches(engine: Engine, isReached: (state: EngineState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isReached(engine.state)) return resolve();
    const end = engine.watch((state) => {
      if (!isReached(state)) return;
      end();
      resolve();
    });
  });
}

/** Lets every call of `bulkDocs` through `change`. */
function intercept(client: Client, change: (documents: Doc[], go: (documents: Doc[]) => unknown) => unknown): void {
  const write = client.bulkDocs as (request: { docs: Doc[] }, ...rest: unknown[]) => unknown;
  client.bulkDocs = (request: { docs: Doc[] }, ...rest: unknown[]) =>
    change(request.docs, (docs) => write.call(client, { ...request, docs }, ...rest));
}

const open = (engine: Engine) => engine.tell({ type: 'open', uuid: 'u', stops: [] });

describe('the engine over PouchDB', () => {
  it('copies both ways and stays in touch', async () => {
    const [local, remote] = [database(), database()];
    await local.put({ _id: 'a', n: 1 });
    await remote.put({ _id: 'b', n: 2 });
    const { engine, said } = device(local, remote);
    open(engine);
    await reaches(engine, ({ phase }) => phase === 'live');
    expect([await local.get('b'), await remote.get('a')]).toMatchObject([{ n: 2 }, { n: 1 }]);
    const arrived = reaches(engine, () => said.includes('merge'));
    await arrived;
    engine.tell({ type: 'close' });
    await engine.settled();
    expect(engine.state.phase).toBe('off');
  });

  it('tries again after a failure, without losing anything', async () => {
    const [local, remote] = [database(), database()];
    await local.put({ _id: 'a', n: 1 });
    let failures = 1;
    intercept(remote, (documents, go) => {
      failures -= 1;
      return failures >= 0 ? Promise.reject(Object.assign(new Error('gone'), { status: 503 })) : go(documents);
    });
    const { engine, elapse } = device(local, remote);
    open(engine);
    await reaches(engine, ({ isOffline }) => isOffline);
    await engine.settled();
    elapse();
    await reaches(engine, ({ phase }) => phase === 'live');
    expect([engine.state.isOffline, (await remote.info()).doc_count]).toEqual([false, 1]);
    engine.tell({ type: 'close' });
    await engine.settled();
  });

  it('names what is refused, and all others arrive', async () => {
    const [local, remote] = [database(), database()];
    for (const _id of ['a', 'bad', 'c']) await local.put({ _id });
    intercept(remote, async (documents, go) => {
      const good = documents.filter(({ _id }) => _id !== 'bad');
      const rows = (await go(good)) as object[];
      return good.length === documents.length
        ? rows
        : [...rows, { id: 'bad', error: 'forbidden', name: 'forbidden', reason: 'Too deep.' }];
    });
    const { engine } = device(local, remote);
    open(engine);
    await reaches(engine, ({ phase }) => phase === 'live');
    expect(engine.state.quarantine).toEqual([{ id: 'bad', reason: 'Too deep.' }]);
    expect((await remote.info()).doc_count).toBe(2);
    engine.tell({ type: 'close' });
    await engine.settled();
  });

  it('keeps the local copy when access ends', async () => {
    const [local, remote] = [database(), database()];
    await local.put({ _id: 'a', n: 1 });
    intercept(remote, () => Promise.reject(Object.assign(new Error('no'), { status: 401, name: 'unauthorized' })));
    const { engine, said, elapse } = device(local, remote);
    open(engine);
    await reaches(engine, ({ phase }) => phase === 'refused');
    await engine.settled();
    elapse();
    expect(said.filter((each) => !each.startsWith('This project'))).toEqual(['flush', 'keep', 'redirect']);
    expect(await local.get('a')).toMatchObject({ n: 1 });
  });
});

const faults: [object, string][] = [
  [{ status: 401, name: 'unauthorized', reason: 'session' }, 'session'],
  [{ status: 401, name: 'unauthorized', reason: 'You are not authorized to access this db.' }, 'access'],
  [{ status: 403, name: 'forbidden' }, 'access'],
  [{ status: 404, name: 'not_found', reason: 'Database does not exist.' }, 'access'],
  // A file that was deleted while its document was on the way.
  [{ status: 404, name: 'not_found', reason: 'missing' }, 'other'],
  [new TypeError('Failed to fetch'), 'network'],
  [{ status: 429 }, 'network'],
  [{ status: 503 }, 'network'],
  [{ status: 507 }, 'network'],
  [{ status: 400, name: 'bad_request' }, 'other'],
  [{ status: 413 }, 'other'],
];

it.each(faults)('takes %j as %s', (error, kind) => {
  expect(replicationFault(error).kind).toBe(kind);
});
