import { createProject, readArchive } from '@playhouse/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VersionRecord } from '../records/recordTypes.ts';
import { png } from '../test/png.ts';
import { enrol, makeProject, type Person, type School, startSchool } from '../test/schoolServer.ts';
import { autoTimes, mostNamed } from '../versions/versions.ts';

let school: School;
let count = 0;

beforeAll(async () => {
  school = await startSchool();
});

afterAll(async () => {
  await school.close();
  expect(school.faults).toEqual([]);
});

const game = createProject({ title: 'Maze' }).object;

interface Project {
  readonly ann: Person;
  readonly id: string;
}

async function newProject(): Promise<Project> {
  count += 1;
  const ann = await enrol(school, `ann-otter-${count}`);
  const id = await makeProject(ann, 1);
  await write({ ann, id }, { _id: 'object.json', ...game });
  return { ann, id };
}

async function write({ ann, id }: Project, ...docs: readonly object[]) {
  const { body } = await ann.browser.call('POST', `/db/project_${id}/_bulk_docs`, { docs });
  return body as unknown as { ok?: boolean; rev: string }[];
}

async function read({ ann, id }: Project, document: string) {
  return ann.browser.call('GET', `/db/project_${id}/${encodeURIComponent(document)}`);
}

const call = ({ ann, id }: Project, method: string, path = '', body?: object) =>
  ann.browser.call(method, `/creator/project/${id}/versions${path}`, body);

type Shown = Omit<VersionRecord, 'list'> & { readonly id: string; readonly who: string };

async function list(project: Project): Promise<Shown[]> {
  return (await call(project, 'GET')).body.versions as Shown[];
}

async function keep(project: Project, name: string): Promise<string> {
  const { status, body } = await call(project, 'POST', '', { name });
  expect(status).toBe(201);
  school.pass(1000);
  return String(body.id);
}

async function retitle(project: Project, title: string): Promise<void> {
  const { _rev } = (await read(project, 'object.json')).body;
  await write(project, { ...game, _id: 'object.json', _rev, title });
}

const picture = {
  _id: 'images/hero.png',
  _attachments: { file: { content_type: 'image/png', data: Buffer.from(png).toString('base64') } },
};

describe('versions', () => {
  it('keep a project under a name, and give it back as an archive', async () => {
    const project = await newProject();
    await write(project, picture);
    const id = await keep(project, 'Before the boss');
    const who = `ann-otter-${count}`;
    await retitle(project, 'Other');
    expect(await list(project)).toMatchObject([
      { id, kind: 'named', name: 'Before the boss', by: project.ann.id, who, documents: 2, isPart: false },
    ]);
    const answer = await fetch(`${school.url}/creator/project/${project.id}/versions/${id}`, {
      headers: { cookie: project.ann.browser.cookieText() },
    });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = readArchive(new Uint8Array(await answer.arrayBuffer()));
    if (!files.ok) throw new Error('no archive');
    expect(JSON.parse(new TextDecoder().decode(files.value.files.get('object.json')))).toMatchObject({ title: 'Maze' });
    expect(files.value.files.get('images/hero.png')).toEqual(new Uint8Array(png));
  });

  it('are restored as new revisions, with what was there before as a version that undoes it', async () => {
    const project = await newProject();
    await write(project, picture, { _id: 'tables/id1.json', name: 'Old' });
    const id = await keep(project, 'One');
    const before = (await read(project, 'object.json')).body;
    await retitle(project, 'Two');
    const { _rev } = (await read(project, 'images/hero.png')).body;
    await write(project, { _id: 'images/hero.png', _rev, _deleted: true }, { _id: 'tables/id2.json', name: 'New' });
    const restored = await call(project, 'POST', `/${id}/restore`, {});
    expect(restored.body).toMatchObject({ ok: true, changed: 3 });
    const after = (await read(project, 'object.json')).body;
    expect(after).toMatchObject({ title: 'Maze' });
    expect(Number.parseInt(String(after._rev), 10)).toBe(Number.parseInt(String(before._rev), 10) + 2);
    expect((await read(project, 'images/hero.png')).body._attachments).toMatchObject({ file: { length: png.length } });
    expect((await read(project, 'tables/id2.json')).status).toBe(404);
    await call(project, 'POST', `/${restored.body.before}/restore`, {});
    expect((await read(project, 'object.json')).body).toMatchObject({ title: 'Two' });
    expect((await read(project, 'images/hero.png')).status).toBe(404);
    expect((await read(project, 'tables/id2.json')).body).toMatchObject({ name: 'New' });
    // Again, there is nothing left to do.
    expect((await call(project, 'POST', `/${restored.body.before}/restore`, {})).body).toMatchObject({ changed: 0 });
  });

  it('are kept before a client restores one by edits, beside those with a name', async () => {
    const project = await newProject();
    const wish = { name: 'Level 1', kind: 'before-restore' };
    expect((await call(project, 'POST', '', wish)).status).toBe(201);
    expect(await list(project)).toMatchObject([{ ...wish, isPart: false }]);
    expect((await call(project, 'POST', '', { ...wish, kind: 'auto' })).status).toBe(400);
  });

  it('of one document are kept before they lose a merge, once, and only if they are stored', async () => {
    const project = await newProject();
    const { _rev } = (await read(project, 'object.json')).body;
    const lost = (document: string, ...revisions: readonly unknown[]) =>
      call(project, 'POST', '/lost', { document, revisions });
    for (const revisions of [[_rev], [_rev, '9-a']]) {
      expect((await lost('object.json', ...revisions)).body).toEqual({ ok: true });
    }
    expect((await lost('_design/x', _rev)).status).toBe(404);
    const [only, ...others] = await list(project);
    expect([only, others]).toMatchObject([{ kind: 'merge-loser', isPart: true, documents: 1, who: '' }, []]);
    await retitle(project, 'Other');
    await call(project, 'POST', `/${only?.id}/restore`, {});
    expect((await read(project, 'object.json')).body).toMatchObject({ title: 'Maze' });
  });

  it('give back one document, and leave the others', async () => {
    const project = await newProject();
    await write(project, { _id: 'tables/id1.json', name: 'Old' });
    const id = await keep(project, 'One');
    const { _rev } = (await read(project, 'tables/id1.json')).body;
    await write(project, { _id: 'tables/id1.json', _rev, _deleted: true });
    await retitle(project, 'Two');
    const restore = (documents: readonly string[]) => call(project, 'POST', `/${id}/restore`, { documents });
    expect((await restore(['tables/id1.json'])).body).toMatchObject({ changed: 1 });
    expect((await read(project, 'tables/id1.json')).body).toMatchObject({ name: 'Old' });
    expect((await read(project, 'object.json')).body).toMatchObject({ title: 'Two' });
    expect((await restore(['tables/id9.json'])).body.error).toBe('version.document');
  });

  it('are made by themselves after ten minutes of changes, or a pause, and not without changes', async () => {
    const project = await newProject();
    const { versions } = school.all.services;
    for (let passed = 0; passed < autoTimes.longest - 60_000; passed += 60_000) {
      await retitle(project, `Title ${passed}`);
      school.pass(60_000);
      await versions.tick();
    }
    expect(await list(project)).toEqual([]);
    school.pass(60_000);
    await versions.tick();
    expect(await list(project)).toMatchObject([{ kind: 'auto', by: '', documents: 1 }]);
    await retitle(project, 'Later');
    school.pass(autoTimes.pause);
    await versions.tick();
    school.pass(autoTimes.longest);
    await versions.tick();
    expect(await list(project)).toHaveLength(2);
  });

  it('are made up for after a crash, and thinned with their contents', async () => {
    const project = await newProject();
    const { versions, projects } = school.all.services;
    await school.all.quotas.flush();
    const record = async () => (await projects.get(project.id)) ?? expect.fail('no project');
    school.pass(6000);
    await versions.thin(project.id, await record());
    expect(await list(project)).toHaveLength(1);
    await keep(project, 'Kept');
    const database = `versions_${project.id}`;
    const blobs = async () => {
      const rows = await school.store.allDocs(database, { startkey: 'blob/', endkey: 'blob/\uffff' });
      return rows.ok ? rows.value.rows.length : -1;
    };
    const before = await blobs();
    for (let number = 0; number < 3; number += 1) {
      await retitle(project, `Title ${number}`);
      await versions.makeAuto(project.id);
      school.pass(1000);
    }
    expect(await blobs()).toBeGreaterThan(before);
    school.pass(31 * 24 * 3600_000);
    await versions.thin(project.id, await record());
    // The named one, and one of today.
    await project.ann.browser.call('POST', '/auth/session/login', {
      username: `ann-otter-${count}`,
      password: 'correct horse',
    });
    expect((await list(project)).map(({ kind }) => kind)).toEqual(['named']);
    expect(await blobs()).toBe(before);
  });

  it('with names are limited, until one is deleted, which only the owner can', async () => {
    const project = await newProject();
    const { versions, records } = school.all.services;
    const ben = await enrol(school, `ben-otter-${count}`);
    await records.change('project', project.id, (now) => now && { ...now, members: { [ben.id]: 'edit' } });
    school.pass(6000);
    for (let number = 0; number < mostNamed; number += 1)
      await versions.keep(project.id, { by: '', kind: 'named', name: `V${number}` });
    expect((await call(project, 'POST', '', { name: 'One more' })).body.error).toBe('limit.versions');
    const [newest] = await list(project);
    const path = `/creator/project/${project.id}/versions/${newest?.id}`;
    expect((await ben.browser.call('DELETE', path)).status).toBe(403);
    expect((await project.ann.browser.call('DELETE', path)).body).toEqual({ ok: true });
    expect((await project.ann.browser.call('DELETE', path)).status).toBe(404);
    expect((await call(project, 'POST', '', { name: 'One more' })).status).toBe(201);
  });

  it('are not restored when the files would be too much, or the disk is full', async () => {
    const project = await newProject();
    await write(project, picture);
    const id = await keep(project, 'With picture');
    const { _rev } = (await read(project, 'images/hero.png')).body;
    await write(project, { _id: 'images/hero.png', _rev, _deleted: true });
    const other = await makeProject(project.ann, 2);
    const bytes = 100 * 1024 * 1024;
    await school.all.services.projects.note(other, bytes, 1);
    const refused = await call(project, 'POST', `/${id}/restore`, {});
    expect([refused.status, refused.body.error]).toEqual([403, 'quota.storage']);
    school.fill(true);
    expect((await call(project, 'POST', `/${id}/restore`, {})).status).toBe(507);
    expect((await call(project, 'POST', '', { name: 'x' })).status).toBe(507);
    school.fill(false);
  });

  it.each(['x', '20260901T080000000Z-abcdef', '..%2F..%2Fx', '__proto__'])('of %s are not there', async (id) => {
    const project = await newProject();
    expect((await call(project, 'GET', `/${id}`)).status).toBe(404);
    expect((await call(project, 'POST', `/${id}/restore`, {})).status).toBe(404);
    expect((await call(project, 'DELETE', `/${id}`)).status).toBe(404);
  });
});
