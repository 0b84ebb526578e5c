import { execFileSync } from 'node:child_process';
import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { copyProject } from '../../packages/sync/src/pouch/copyProject.ts';
import type { Row } from './row.ts';
import { openLocal, placeOf } from './syncDevice.ts';
import { forEachAtOnce, gameDocuments, Pupil, quantile, type SyncSchool, startSyncSchool } from './syncSchool.ts';

const megabyte = 1024 * 1024;
/** Fewer on a machine that is too slow for them. */
const feeds = Number(process.env.PLAYHOUSE_BENCH_FEEDS ?? 2000);
const writing = { perSecond: 100, seconds: 10 } as const;
const bell = { pupils: 300, documents: 200, pictures: 5, side: 512 } as const;
const large = { bodies: 64, bytes: 15_000_000 } as const;
const offline = { clients: 100, edits: 20 } as const;

/** A server under load. Each of these has a server of its own and takes minutes, so they run by name only. */
export const load = {
  feeds: { rows: () => onSchool(feedRows, feeds) },
  bell: { rows: () => onSchool(bellRows) },
  large: { rows: () => onSchool(largeRows) },
  offline: { rows: () => onSchool(offlineRows) },
} as const;

/** Feeds are connections of this process and of the server. */
function checkHandles(): void {
  if (process.platform === 'win32') return;
  const most = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  if (most !== 'unlimited' && Number(most) < feeds + 1000) {
    throw new Error(`This needs ${feeds + 1000} open files, and ${most} are allowed. See ulimit -n.`);
  }
}

async function onSchool(run: (school: SyncSchool, agent: http.Agent) => Promise<Row[]>, databases = 0): Promise<Row[]> {
  const school = await startSyncSchool(databases);
  const agent = new http.Agent({ keepAlive: true });
  try {
    const measured = await run(school, agent);
    const { faults } = await school.usage();
    if (faults.length > 0) throw new Error(`The server has faults: ${faults.join('; ')}`);
    return measured;
  } finally {
    agent.destroy();
    await school.close();
  }
}

const row = (id: string, what: string, value: number, unit: string, goal: Row['goal']): Row => {
  return { id, what, value, unit, goal };
};

interface Project {
  readonly pupil: Pupil;
  readonly id: string;
}

/** So many pupils with a project each. */
async function makeProjects({ url }: SyncSchool, agent: http.Agent, number: number): Promise<Project[]> {
  const projects = Array.from({ length: number }, () => ({ pupil: new Pupil(url, agent), id: '' }));
  await forEachAtOnce(projects, 8, async (project, index) => {
    await project.pupil.join(`brave-otter-${index}`);
    project.id = await project.pupil.make(index);
  });
  return projects;
}

/**
 * Feeds that are held, while documents are written: how late they arrive, and whether all do. Without accounts: making
 * so many projects would take longer than this.
 */
async function feedRows(school: SyncSchool, agent: http.Agent): Promise<Row[]> {
  checkHandles();
  const projects = Array.from({ length: feeds }, (_, number): Project => {
    return { pupil: new Pupil(school.url, agent, `pupil${number}`), id: String(number) };
  });
  const sent = new Map<string, number>();
  const delays: number[] = [];
  let isOver = false;
  let failures = 0;
  const follow = async ({ pupil, id }: Project) => {
    for (let since = 'now'; !isOver; ) {
      const query = `feed=longpoll&timeout=10000&include_docs=true&since=${since}`;
      const answer = await pupil.ask('GET', `/db/project_${id}/_changes?${query}`);
      if (answer.status !== 200) failures += 1;
      else {
        const { results, last_seq } = JSON.parse(answer.body) as { results: { id: string }[]; last_seq: string };
        since = last_seq;
        for (const change of results) {
          const at = sent.get(`${id} ${change.id}`);
          if (at !== undefined) delays.push(performance.now() - at);
        }
      }
    }
  };
  const following = projects.map(follow);
  await untilIdle(school);
  const idle = await school.usage();
  await setTimeout(10_000);
  const rested = await school.usage();
  const writes: Promise<unknown>[] = [];
  for (let number = 0; number < writing.perSecond * writing.seconds; number += 1) {
    const { pupil, id } = projects[(number * 7919) % projects.length] as Project;
    const document = { _id: `actors/id${1000 + number}.json`, name: 'Pip' };
    sent.set(`${id} ${document._id}`, performance.now());
    writes.push(pupil.ask('POST', `/db/project_${id}/_bulk_docs`, { docs: [document] }));
    await setTimeout(1000 / writing.perSecond - 0.5);
  }
  await Promise.all(writes);
  await setTimeout(3000);
  const { peak } = await school.usage();
  isOver = true;
  await Promise.all(following);
  const what = `${feeds} feeds and ${writing.perSecond} writes a second`;
  return [
    row('Lf', `${what}: from a write to its feed, 95th percentile`, quantile(delays, 0.95), 'ms', { max: 250 }),
    row('Lfl', `${what}: changes lost, and requests failed`, sent.size - delays.length + failures, '', { max: 0 }),
    row('Lfm', `${what}: memory of the server`, peak / megabyte, 'MB', { max: 512 }),
    row('Lfi', `${feeds} idle feeds: processor time in 10 s`, (rested.cpu - idle.cpu) / 1e3, 'ms', { max: 2000 }),
  ];
}

/** Waits until all feeds are held: until then, the server opens a database for each. */
async function untilIdle(school: SyncSchool): Promise<void> {
  for (let seconds = 0; seconds < 60; seconds += 1) {
    const { cpu } = await school.usage();
    await setTimeout(1000);
    if ((await school.usage()).cpu - cpu < 100_000) return;
  }
}

/** All pupils of a school copy their projects at the same moment, each as a pack. */
async function bellRows(school: SyncSchool, agent: http.Agent): Promise<Row[]> {
  const projects = await makeProjects(school, agent, bell.pupils);
  const docs = await gameDocuments(bell.documents, bell.pictures, bell.side);
  await forEachAtOnce(projects, 4, async ({ pupil, id }) => {
    const { status } = await pupil.ask('POST', `/db/project_${id}/_bulk_docs`, { docs });
    if (status !== 201) throw new Error(`A project was not written: ${status}`);
  });
  const times: number[] = [];
  let bytes = 0;
  let failures = 0;
  const start = performance.now();
  await Promise.all(
    projects.map(async ({ pupil, id }) => {
      const answer = await pupil.ask('GET', `/creator/project/${id}/pack`);
      times.push(performance.now() - start);
      bytes += answer.bytes;
      if (answer.status !== 200 || answer.bytes < bell.pictures * bell.side * bell.side * 3) failures += 1;
    }),
  );
  const { peak } = await school.usage();
  const what = `${bell.pupils} pupils copy ${(bytes / bell.pupils / 1e6).toFixed(1)} MB each at once`;
  return [
    row('Lb', `${what}: until all have it`, Math.max(...times) / 1e3, 's', { max: 60 }),
    row('Lbf', `${what}: failures`, failures, '', { max: 0 }),
    row('Lbm', `${what}: memory of the server`, peak / megabyte, 'MB', { max: 800 }),
  ];
}

/** Many large bodies at the same moment, as a class that imports projects. */
async function largeRows(school: SyncSchool, agent: http.Agent): Promise<Row[]> {
  const projects = await makeProjects(school, agent, large.bodies);
  const text = 'x'.repeat(1_000_000);
  const docs = Array.from({ length: large.bytes / text.length }, (_, at) => ({
    _id: `actors/id${1000 + at}.json`,
    text,
  }));
  let failures = 0;
  const start = performance.now();
  await Promise.all(
    projects.map(async ({ pupil, id }) => {
      const { status } = await pupil.ask('POST', `/db/project_${id}/_bulk_docs`, { docs });
      if (status !== 201) failures += 1;
    }),
  );
  const time = performance.now() - start;
  const { peak } = await school.usage();
  const what = `${large.bodies} bodies of ${large.bytes / 1e6} MB at once`;
  return [
    row('Lg', `${what}: until all are stored`, time / 1e3, 's', { max: 60 }),
    row('Lgf', `${what}: failures`, failures, '', { max: 0 }),
    row('Lgm', `${what}: memory of the server`, peak / megabyte, 'MB', { max: 800 }),
  ];
}

/** Many devices of one project come back to the network at the same moment, with what each did without it. */
async function offlineRows(school: SyncSchool, agent: http.Agent): Promise<Row[]> {
  const [project] = await makeProjects(school, agent, 1);
  if (!project) return [];
  const { pupil, id } = project;
  const devices = await Promise.all(
    Array.from({ length: offline.clients }, async (_, client) => {
      const place = placeOf(pupil, id, { prefix: `load-${client}-` });
      for (let edit = 0; edit < offline.edits; edit += 1) {
        await openLocal(place).put({ _id: `actors/id${1000 + client * offline.edits + edit}.json`, name: 'Pip' });
      }
      return place;
    }),
  );
  const start = performance.now();
  await Promise.all(devices.map((place) => copyProject(place, (error) => console.error(error))));
  const time = performance.now() - start;
  const { body } = await pupil.ask('GET', `/db/project_${id}/_changes?since=0&limit=0`);
  const { pending } = JSON.parse(body) as { pending: number };
  const total = offline.clients * offline.edits;
  const what = `${offline.clients} devices come with ${offline.edits} edits each`;
  return [
    row('Lo', `${what}: until all are stored`, time / 1e3, 's', { max: 30 }),
    row('Lol', `${what}: edits that are not there`, total - pending, '', { max: 0 }),
  ];
}
