import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectDatabase, versionsDatabase } from '../records/recordKinds.ts';
import { enrol, makeProject, type Person, type School, startSchool } from '../test/schoolServer.ts';
import { Jobs, type JobWork } from './jobs.ts';
import { planRegularJobs } from './trashJobs.ts';

let school: School;

beforeEach(async () => {
  school = await startSchool();
});

afterEach(() => school.close());

const [second, day] = [1000, 24 * 3600_000];

function jobsOf(kinds: Readonly<Record<string, JobWork>>, by: string, faults: unknown[] = []): Jobs {
  const { records } = school.all.services;
  return new Jobs({ records, kinds, by, now: school.now, report: (error) => void faults.push(error) });
}

const jobOf = (id: string) => school.all.services.records.get('job', id);

describe('jobs', () => {
  it('are done once, however often they are planned and however many processes look', async () => {
    const done: string[] = [];
    const work = async ({ name = '' }: Readonly<Record<string, string>>) => void done.push(name);
    const [one, other] = [jobsOf({ work }, 'one'), jobsOf({ work }, 'other')];
    await one.plan('a', 'work', { name: 'a' });
    await other.plan('a', 'work', { name: 'another' });
    await Promise.all([one.tick(), other.tick(), one.tick()]);
    await one.plan('a', 'work', { name: 'again' });
    await one.tick();
    expect(done).toEqual(['a']);
    expect(await jobOf('a')).toMatchObject({ state: 'done', attempts: 1, lease: null, error: '' });
  });

  it('wait until their time', async () => {
    const done: string[] = [];
    const jobs = jobsOf({ work: async () => void done.push('done') }, 'one');
    await jobs.plan('a', 'work', {}, school.now() + day);
    school.pass(day - second);
    await jobs.tick();
    expect(done).toEqual([]);
    school.pass(second);
    await jobs.tick();
    expect(done).toEqual(['done']);
  });

  it('of a process that died are taken by another after a minute, and the dead one ends nothing any more', async () => {
    let finish: () => void = () => undefined;
    const hanging = () => new Promise<void>((resolve) => (finish = resolve));
    const dead = jobsOf({ work: hanging }, 'dead');
    await dead.plan('a', 'work');
    const dying = dead.tick();
    await expect.poll(async () => (await jobOf('a'))?.state).toBe('running');
    const done: string[] = [];
    const living = jobsOf({ work: async () => void done.push('done') }, 'living');
    await living.tick();
    expect(done).toEqual([]);
    school.pass(61 * second);
    await living.tick();
    expect(done).toEqual(['done']);
    const after = await jobOf('a');
    finish();
    await dying;
    expect(await jobOf('a')).toEqual(after);
  });

  it('are tried again after growing waits, and then fail for good', async () => {
    const faults: unknown[] = [];
    let count = 0;
    const work = async () => {
      count += 1;
      throw new Error('no luck');
    };
    const jobs = jobsOf({ work }, 'one', faults);
    await jobs.plan('a', 'work');
    for (const wait of [2, 4, 8, 16, 32]) {
      const before = count;
      await jobs.tick();
      expect(count).toBe(before + 1);
      school.pass(wait * second - 1);
      await jobs.tick();
      expect(count).toBe(before + 1);
      school.pass(1);
    }
    await jobs.tick();
    school.pass(day);
    await jobs.tick();
    expect([count, faults.length]).toEqual([6, 6]);
    expect(await jobOf('a')).toMatchObject({ state: 'failed', error: 'no luck' });
  });

  it('that were done are forgotten after two months', async () => {
    const jobs = jobsOf({ work: async () => undefined }, 'one');
    await jobs.plan('a', 'work');
    await jobs.tick();
    school.pass(59 * day);
    await jobs.tick();
    expect(await jobOf('a')).toBeDefined();
    school.pass(2 * day);
    await jobs.tick();
    expect(await jobOf('a')).toBeUndefined();
  });
});

/** What the server does each minute. */
async function minute(): Promise<void> {
  const { jobs } = school.all;
  await planRegularJobs((...job) => jobs.plan(...job), new Date(school.now()));
  await jobs.tick();
}

async function passDays(days: number): Promise<void> {
  for (let hours = 0; hours < days * 24; hours += 6) {
    school.pass(6 * 3600_000);
    await minute();
  }
}

async function trashed(person: Person, number: number): Promise<string> {
  const id = await makeProject(person, number);
  const docs = [{ _id: 'object.json', title: 'Maze' }];
  await person.browser.call('POST', `/db/project_${id}/_bulk_docs`, { docs });
  await person.browser.call('POST', `/creator/project/${id}/versions`, { name: 'First' });
  await person.browser.call('DELETE', `/creator/project/${id}`);
  return id;
}

const stateOf = async (id: string) => (await school.all.services.records.get('project', id))?.state;
const has = async (name: string) => (await school.store.info(name)).ok;

describe('the trash', () => {
  it('is emptied each Sunday of what has been there for two days, which is erased 30 days later', async () => {
    // The clock begins on a Tuesday.
    const ann = await enrol(school, 'ann-otter');
    const id = await trashed(ann, 1);
    await minute();
    await passDays(4);
    expect(await stateOf(id)).toBe('trashed');
    await passDays(2);
    expect(await stateOf(id)).toBe('erasing');
    await passDays(28);
    expect([await has(projectDatabase(id)), await has(versionsDatabase(id))]).toEqual([true, true]);
    await passDays(3);
    expect([await stateOf(id), await has(projectDatabase(id)), await has(versionsDatabase(id))]).toEqual([
      undefined,
      false,
      false,
    ]);
    const { records } = school.all.services;
    expect(await records.list('owner', `${ann.id}/`)).toEqual([]);
    expect(await records.get('projectLibrary', ann.id)).toMatchObject({ projects: [], deletedProjects: [] });
    // Its UUID can be used again, for a new beginning.
    school.all.services.callers.forget(ann.id);
    expect(await makeProject(await signedIn(ann), 1)).toBe(id);
    expect(school.faults).toEqual([]);
  });

  it('keeps what was put into it less than two days before', async () => {
    const ann = await enrol(school, 'ann-otter');
    await passDays(4);
    const id = await trashed(await signedIn(ann), 1);
    await passDays(1);
    expect(await stateOf(id)).toBe('trashed');
  });

  it('gives a project back when an administrator brings it back, and does not erase it then', async () => {
    const [ann, admin] = [await enrol(school, 'ann-otter'), await enrol(school, 'boss-otter', { roles: ['admin'] })];
    const id = await trashed(ann, 1);
    const bringBack = () => admin.browser.call('POST', `/admin/projects/${id}/bring-back`);
    expect((await bringBack()).status).toBe(404);
    await passDays(6);
    expect((await bringBack()).body).toEqual({ ok: true });
    expect(await stateOf(id)).toBe('trashed');
    expect((await ann.browser.call('POST', `/creator/project/${id}/undelete`)).body).toEqual({ ok: true });
    await passDays(28);
    expect(await stateOf(id)).toBe('active');
    expect((await (await signedIn(ann)).browser.call('GET', `/db/project_${id}/object.json`)).body).toMatchObject({
      title: 'Maze',
    });
  });

  it('is emptied and erased as before when a crash came in between', async () => {
    const ann = await enrol(school, 'ann-otter');
    const id = await trashed(ann, 1);
    await passDays(6);
    // What a crash after the first steps of erasing would leave.
    await school.store.remove(versionsDatabase(id));
    await school.store.remove(projectDatabase(id));
    await passDays(31);
    expect(await stateOf(id)).toBeUndefined();
    expect(school.faults).toEqual([]);
  });

  it('makes up for a Sunday that was missed', async () => {
    const id = await trashed(await enrol(school, 'ann-otter'), 1);
    school.pass(8 * day);
    await minute();
    expect(await stateOf(id)).toBe('erasing');
  });
});

/** Sessions end after a month without use. */
async function signedIn(person: Person): Promise<Person> {
  await person.browser.call('POST', '/auth/session/login', { username: 'ann-otter', password: 'correct horse' });
  return person;
}
