import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { openSides } from '../../packages/sync/src/pouch/cloudSides.ts';
import { copyProject } from '../../packages/sync/src/pouch/copyProject.ts';
import { replicate } from '../../packages/sync/src/pouch/replicate.ts';
import type { SaverTimers } from '../../packages/sync/src/save/projectSaver.ts';
import { median, type Row } from './row.ts';
import { type BenchPouch, type Feed, openDatabase, openLocal, type Place, placeOf } from './syncDevice.ts';
import { gameDocuments, Pupil, quantile, startSyncSchool } from './syncSchool.ts';

const timers: SaverTimers = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = globalThis.setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};
const rounds = 5;
/** Time added to each request, in ms: a network that is not far, and one that is. */
const near = 20;
const far = 40;
const changes = 60;

let count = 0;

/** G7: the first copy of a project. G7l: how fast a change reaches another device. */
export async function rows(): Promise<Row[]> {
  const school = await startSyncSchool();
  const agent = new http.Agent({ keepAlive: true });
  try {
    const pupil = await new Pupil(school.url, agent).join('brave-otter-1');
    return [...(await copyRows(pupil)), ...(await liveRows(pupil))];
  } finally {
    agent.destroy();
    await school.close();
  }
}

async function copyRows(pupil: Pupil): Promise<Row[]> {
  const id = await pupil.make(1);
  const documents = await gameDocuments(200, 60, 256);
  for (let from = 0; from < documents.length; from += 20) {
    await pupil.ask('POST', `/db/project_${id}/_bulk_docs`, { docs: documents.slice(from, from + 20) });
  }
  const result: Row[] = [];
  for (const [letter, delay] of [
    ['', 0],
    ['d', near],
  ] as const) {
    const { pack, plain } = await raceCopies(placeOf(pupil, id, { delay }), documents.length);
    const what = `first copy of 13 MB by a pack${delay > 0 ? `, ${delay} ms a request` : ''}`;
    const against = `plain PouchDB, ${plain.requests} for ${pack.requests} requests`;
    result.push(
      ...[
        {
          id: `G7${letter}`,
          what,
          value: pack.time,
          unit: 'ms',
          ratio: pack.time / plain.time,
          against,
          goal: { max: 0.7 },
        },
        ...(delay > 0
          ? []
          : [
              {
                id: 'G7c',
                what: 'its processor time in the client',
                value: pack.cpu,
                unit: 'ms',
                ratio: pack.cpu / plain.cpu,
                against: 'plain PouchDB',
                goal: { max: 0.6 },
              },
            ]),
      ],
    );
  }
  return result;
}

interface Cost {
  readonly time: number;
  readonly cpu: number;
  readonly requests: number;
}

/** Median times and least processor time of both ways, which take turns; in ms. */
async function raceCopies(place: Place, documents: number): Promise<{ readonly pack: Cost; readonly plain: Cost }> {
  const costs = { pack: [] as Cost[], plain: [] as Cost[] };
  const ways = {
    pack: async (prefix: string) => {
      const here = { ...place, pouch: { ...place.pouch, prefix } };
      await copyProject(here, (error) => {
        throw error;
      });
      return openLocal(here);
    },
    plain: async (prefix: string) => {
      const local = openDatabase(`${prefix}plain`);
      await local.replicate.from(plainRemote(place), { batch_size: 50, batches_limit: 5 });
      return local;
    },
  };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['pack', 'plain'] as const) {
      count += 1;
      place.seen.requests = 0;
      const cpu = process.cpuUsage();
      const start = performance.now();
      const local = await ways[name](`g7-${count}-`);
      const time = performance.now() - start;
      const { user, system } = process.cpuUsage(cpu);
      const { doc_count } = await local.info();
      if (doc_count !== documents) throw new Error(`${name} copied ${doc_count} of ${documents} documents.`);
      await local.destroy();
      // The first round warms up.
      if (round > 0) costs[name].push({ time, cpu: (user + system) / 1e3, requests: place.seen.requests });
    }
  }
  const summary = (all: readonly Cost[]) => ({
    time: median(all.map(({ time }) => time)),
    cpu: Math.min(...all.map(({ cpu }) => cpu)),
    requests: all[0]?.requests ?? 0,
  });
  return { pack: summary(costs.pack), plain: summary(costs.plain) };
}

function plainRemote({ address, fetch }: Place): BenchPouch {
  return openDatabase(address, { skip_setup: true, fetch });
}

async function liveRows(pupil: Pupil): Promise<Row[]> {
  const id = await pupil.make(2);
  const times = { ours: [] as number[], plain: [] as number[] };
  const requests = { ours: 0, plain: 0 };
  for (const name of ['plain', 'ours', 'plain', 'ours'] as const) {
    const device = name === 'ours' ? ourDevice : plainDevice;
    const places = [placeOf(pupil, id, { delay: far }), placeOf(pupil, id, { delay: far })] as const;
    const [from, to] = [device(places[0]), device(places[1])];
    await setTimeout(1500);
    for (const { seen } of places) seen.requests = 0;
    for (let change = 0; change < changes / 2; change += 1) times[name].push(await carry(from.local, to.local));
    requests[name] += places[0].seen.requests + places[1].seen.requests;
    for (const each of [from, to]) each.end();
    for (const { seen } of places) seen.isOver = true;
  }
  const row = (letter: string, what: string, part: number, goal: number): Row => ({
    id: `G7l${letter}`,
    what: `a change reaches another device, ${far} ms a request, ${what}`,
    value: quantile(times.ours, part),
    unit: 'ms',
    ratio: quantile(times.ours, part) / quantile(times.plain, part),
    against: `plain PouchDB, ${perChange(requests.plain)} for ${perChange(requests.ours)} requests`,
    goal: { max: goal },
  });
  return [row('', 'median', 0.5, 0.6), row('p', '95th percentile', 0.95, 0.7)];
}

function perChange(requests: number): string {
  return (requests / changes).toFixed(1);
}

interface Device {
  readonly local: BenchPouch;
  end(): void;
}

function plainDevice(place: Place): Device {
  count += 1;
  const local = openDatabase(`live-${count}`);
  const running = local.sync(plainRemote(place), { live: true, retry: true, timeout: 10_000, heartbeat: false });
  return { local, end: () => running.cancel() };
}

function ourDevice(place: Place): Device {
  count += 1;
  const pouch = { ...place.pouch, prefix: `live-${count}-` };
  const { replicating, sendFiles } = openSides({ ...place, pouch }, (error) => console.error(error));
  const sides = replicating(timers);
  const end = replicate({ ...sides, sendFirst: sendFiles }, 'live', () => undefined);
  return { local: sides.local as BenchPouch, end };
}

/** How long a new document takes from one device to the other, in ms. */
async function carry(from: BenchPouch, to: BenchPouch): Promise<number> {
  count += 1;
  const _id = `actors/id${100_000 + count}.json`;
  let feed: Feed | undefined;
  const arrived = new Promise<number>((resolve) => {
    feed = to.changes({ since: 'now', live: true }).on('change', ({ id }) => id === _id && resolve(performance.now()));
  });
  await setTimeout(30 + Math.random() * 40);
  const start = performance.now();
  await from.put({ _id, name: 'Pip' });
  const time = (await arrived) - start;
  feed?.cancel();
  return time;
}
