import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, enrol, makeProject, type Person, type School, startSchool, uuidOf } from '../test/schoolServer.ts';
import { until } from '../test/testServer.ts';

let school: School;
let count = 0;

beforeAll(async () => {
  school = await startSchool();
});

afterAll(async () => {
  await school.close();
  expect(school.faults).toEqual([]);
});

function person(change: Parameters<typeof enrol>[2] = {}): Promise<Person> {
  count += 1;
  return enrol(school, `maker-${count}x`, change);
}

interface Library {
  readonly projects: readonly Record<string, unknown>[];
  readonly deletedProjects: readonly Record<string, unknown>[];
}

async function libraryOf({ browser, id }: Person): Promise<Library> {
  const { body } = await browser.call('GET', `/db/creator2_${id}_ini/project_library`);
  return body as unknown as Library;
}

const scene = (number: number) => ({ _id: `scenes/id${number}.json`, number });

async function push({ browser }: Person, project: string, docs: readonly object[]) {
  const { body } = await browser.call('POST', `/db/project_${project}/_bulk_docs`, { docs });
  return body as unknown as { ok?: boolean; id: string; rev: string; code?: string; reason?: string }[];
}

describe('the side of a project on the server', () => {
  it('is made once for a UUID, is in the library, and can be written', async () => {
    const ann = await person();
    const first = await ann.browser.call('PUT', `/creator/project/${uuidOf(1)}`, { name: 'Maze' });
    const second = await ann.browser.call('PUT', `/creator/project/${uuidOf(1)}`, { name: 'Maze' });
    expect([first.status, second.status]).toEqual([201, 200]);
    const { id } = first.body;
    expect(first.body).toEqual({ id, uuid: uuidOf(1), database: `project_${id}` });
    expect(second.body).toEqual(first.body);
    const at = '2026-09-01T08:00:00.000Z';
    expect(await libraryOf(ann)).toMatchObject({
      projects: [
        { id, uuid: uuidOf(1), name: 'Maze', published_at: null, updatedAt: at, role: 'owner', locked: false },
      ],
      deletedProjects: [],
    });
    expect(await push(ann, String(id), [scene(1)])).toMatchObject([{ ok: true }]);
  });

  it('is another one for another person with the same UUID, and hidden from others', async () => {
    const [ann, ben] = [await person(), await person()];
    const [mine, other] = [await makeProject(ann, 2), await makeProject(ben, 2)];
    expect(mine).not.toBe(other);
    const answers = await Promise.all(
      [mine, 'a'.repeat(20)].map((id) => ben.browser.call('GET', `/db/project_${id}/_changes`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(answers[0]?.headers.get('playhouse-session')).toBe('valid');
    for (const method of ['PATCH', 'DELETE'] as const) {
      const bodies = await Promise.all(
        [mine, 'a'.repeat(20), 'x'].map((id) =>
          ben.browser.call(method, `/creator/project/${id}`, method === 'PATCH' ? { name: 'x' } : undefined),
        ),
      );
      for (const { status, body } of bodies) expect([status, body.error]).toEqual([404, 'project.unknown']);
    }
  });

  it('is one of three for a trial account, also when many are made at once', async () => {
    const ann = await person();
    const answers = await Promise.all(
      [10, 11, 12, 13, 14].map((number) =>
        ann.browser.call('PUT', `/creator/project/${uuidOf(number)}`, { name: 'Maze' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      error: 'limit.projects',
      reason: 'As a free user, you are allowed 3 projects. Upgrade to Pro for unlimited projects!',
    });
    expect((await libraryOf(ann)).projects).toHaveLength(3);
    expect((await ann.browser.call('GET', '/creator/limits')).body).toMatchObject({ projects: { used: 3, limit: 3 } });
    const pro = await person({ sku: 'PRO.YEAR' });
    for (const number of [10, 11, 12, 13]) await makeProject(pro, number);
    expect((await libraryOf(pro)).projects).toHaveLength(4);
  });

  it('is finished by the next call when a crash left it halfway', async () => {
    const ann = await person();
    const { projects, records } = school.all.services;
    const id = await makeProject(ann, 20);
    // What a crash after the slot and the database, and before the record, would leave.
    const found = await records.find('project', id);
    await records.remove('project', id, found?.rev ?? '');
    school.pass(6000);
    expect(await projects.get(id)).toBeUndefined();
    for (const number of [21, 22, 20]) await makeProject(ann, number);
    expect((await libraryOf(ann)).projects.map((each) => each.id)).toContain(id);
  });

  it.each(['x', uuidOf(1).toUpperCase(), uuidOf(1).replace('-4', '-1'), `${uuidOf(1)}0`, '..%2F..%2Fx'])(
    'is not made for %s',
    async (uuid) => {
      const ann = await person();
      expect((await ann.browser.call('PUT', `/creator/project/${uuid}`, { name: 'Maze' })).status).toBe(400);
    },
  );

  it.each([{}, { name: '' }, { name: '  ' }, { name: 1 }, { name: 'x'.repeat(257) }, { name: 'x', more: 1 }])(
    'is not made with %j',
    async (body) => {
      const ann = await person();
      const { status, body: answer } = await ann.browser.call('PUT', `/creator/project/${uuidOf(1)}`, body);
      expect([status, answer.error]).toEqual([400, 'body.shape']);
    },
  );
});

describe('renaming', () => {
  it('is for Pro, and reaches the library', async () => {
    const [trial, pro] = [await person(), await person({ sku: 'PRO.YEAR' })];
    const [mine, theirs] = [await makeProject(trial, 1), await makeProject(pro, 1)];
    const rename = ({ browser }: Person, id: string) =>
      browser.call('PATCH', `/creator/project/${id}`, { name: 'New 😀' });
    expect((await rename(trial, mine)).status).toBe(403);
    expect((await rename(pro, theirs)).body).toEqual({ ok: true });
    expect((await libraryOf(pro)).projects).toMatchObject([{ name: 'New 😀' }]);
  });
});

describe('the trash', () => {
  it('hides a project from everybody, ends feeds, frees its slot, and gives it back', async () => {
    const ann = await person();
    const id = await makeProject(ann, 1);
    const rows = await push(ann, id, [scene(1)]);
    const { browser } = ann;
    const held = browser.call('GET', `/db/project_${id}/_changes?feed=longpoll&since=now&timeout=10000`);
    await until(() => school.server.feeds.size > 0);
    const trash = () => browser.call('DELETE', `/creator/project/${id}?uuid=${uuidOf(1)}`);
    const first = await trash();
    expect(first.body).toEqual({ ok: true, deletedAt: '2026-09-01T08:00:06.000Z' });
    expect((await held).status).toBe(401);
    school.pass(1000);
    expect((await trash()).body).toEqual(first.body);
    expect(await libraryOf(ann)).toMatchObject({
      projects: [],
      deletedProjects: [{ id, deletedAt: first.body.deletedAt }],
    });
    expect((await browser.call('GET', `/db/project_${id}`)).status).toBe(401);
    expect((await browser.call('PUT', `/creator/project/${uuidOf(1)}`, { name: 'x' })).body.error).toBe(
      'project.trashed',
    );
    for (const number of [2, 3, 4]) await makeProject(ann, number);
    const undelete = () => browser.call('POST', `/creator/project/${id}/undelete`);
    expect((await undelete()).body.error).toBe('limit.projects');
    await browser.call('DELETE', `/creator/project/${(await libraryOf(ann)).projects[0]?.id}`);
    expect((await undelete()).body).toEqual({ ok: true });
    expect((await undelete()).body).toEqual({ ok: true });
    const { body } = await browser.call('GET', `/db/project_${id}/scenes%2Fid1.json`);
    expect(body).toMatchObject({ _rev: rows[0]?.rev, number: 1 });
  });

  it('refuses another UUID', async () => {
    const ann = await person();
    const id = await makeProject(ann, 1);
    expect((await ann.browser.call('DELETE', `/creator/project/${id}?uuid=${uuidOf(2)}`)).status).toBe(409);
    expect((await ann.browser.call('DELETE', `/creator/project/${id}?other=1`)).status).toBe(400);
    expect((await libraryOf(ann)).projects).toHaveLength(1);
  });

  it('is emptied of what has been there for 48 hours', async () => {
    const ann = await person();
    const [old, young] = [await makeProject(ann, 1), await makeProject(ann, 2)];
    const { browser } = ann;
    await browser.call('DELETE', `/creator/project/${old}`);
    school.pass(3600_000);
    await browser.call('DELETE', `/creator/project/${young}`);
    school.pass(47 * 3600_000);
    await school.all.services.projects.emptyTrash();
    expect((await libraryOf(ann)).deletedProjects).toMatchObject([{ id: young }]);
    expect((await browser.call('POST', `/creator/project/${old}/undelete`)).body.error).toBe('project.unknown');
    expect((await browser.call('PUT', `/creator/project/${uuidOf(1)}`, { name: 'x' })).status).toBe(410);
    expect((await browser.call('POST', `/creator/project/${young}/undelete`)).body).toEqual({ ok: true });
  });
});

describe('many deletions at once', () => {
  const deletionsOf = (rows: readonly { id: string; rev: string }[]) =>
    rows.map(({ id, rev }) => ({ _id: id, _rev: rev, _deleted: true }));

  it('ask first, go on for other documents, and are carried out once confirmed', async () => {
    const ann = await person();
    const id = await makeProject(ann, 1);
    const rows = await push(
      ann,
      id,
      Array.from({ length: 60 }, (_, number) => scene(number)),
    );
    const refused = await push(ann, id, [...deletionsOf(rows.slice(0, 30)), scene(100)]);
    expect(refused.filter(({ code }) => code === 'deletions.many')).toHaveLength(30);
    expect(refused.at(-1)).toMatchObject({ ok: true });
    expect(refused[0]?.reason).toBe('Many things would be deleted at once. Open the project and confirm.');
    expect(await push(ann, id, deletionsOf(rows.slice(0, 20)))).toMatchObject(Array(20).fill({ ok: true }));
    expect(await push(ann, id, deletionsOf(rows.slice(20, 21)))).toMatchObject([{ code: 'deletions.many' }]);
    const confirm = (documents: number) =>
      ann.browser.call('POST', `/creator/project/${id}/confirm-deletions`, { documents });
    expect((await confirm(10)).body).toEqual({ ok: true });
    expect(await push(ann, id, deletionsOf(rows.slice(20, 30)))).toMatchObject(Array(10).fill({ ok: true }));
    expect(await push(ann, id, deletionsOf(rows.slice(30, 31)))).toMatchObject([{ code: 'deletions.many' }]);
    await confirm(10);
    school.pass(600_001);
    expect(await push(ann, id, deletionsOf(rows.slice(30, 31)))).toMatchObject([{ code: 'deletions.many' }]);
    school.pass(3600_000);
    expect(await push(ann, id, deletionsOf(rows.slice(30, 31)))).toMatchObject([{ ok: true }]);
  });

  it('do not ask when they end sides of conflicts that come with the merge, or that never came', async () => {
    const ann = await person();
    const id = await makeProject(ann, 1);
    const numbers = Array.from({ length: 30 }, (_, number) => number);
    const push = async (docs: readonly object[]) =>
      (await ann.browser.call('POST', `/db/project_${id}/_bulk_docs`, { docs, new_edits: false })).body;
    const hash = (letter: string) => letter.repeat(32);
    const after = (number: number, letters: readonly string[], more: object = {}) => ({
      ...scene(number),
      _rev: `${letters.length}-${hash(letters[0] ?? '')}`,
      _revisions: { start: letters.length, ids: letters.map(hash) },
      ...more,
    });
    const deleted = { _deleted: true };
    expect(await push(numbers.map((number) => after(number, ['a'])))).toEqual([]);
    // Another side of which only the end comes, and one that ends in the request that brings what both became.
    expect(await push(numbers.map((number) => after(number, ['c', 'b'], deleted)))).toEqual([]);
    const merged = numbers.flatMap((number) => [after(number, ['e', 'd']), after(number, ['f', 'a'], deleted)]);
    expect(await push(merged)).toEqual([]);
    expect(await push(numbers.map((number) => after(number, ['g', 'e', 'd'], deleted)))).toHaveLength(30);
    // What is deleted may come with what it was before.
    const both = numbers.flatMap((number) => [after(number, ['e', 'd']), after(number, ['g', 'e', 'd'], deleted)]);
    expect(await push(both)).toHaveLength(30);
  });

  it('do not ask when they end the sides of conflicts', async () => {
    const ann = await person();
    const id = await makeProject(ann, 1);
    const revision = (number: number, letter: string) => ({ ...scene(number), _rev: `1-${letter.repeat(32)}` });
    const numbers = Array.from({ length: 30 }, (_, number) => number);
    const docs = numbers.flatMap((number) => [revision(number, 'a'), revision(number, 'b')]);
    await ann.browser.call('POST', `/db/project_${id}/_bulk_docs`, { docs, new_edits: false });
    const ended = numbers.map((number) => ({ _id: scene(number)._id, _rev: `1-${'a'.repeat(32)}`, _deleted: true }));
    expect(await push(ann, id, ended)).toMatchObject(Array(30).fill({ ok: true }));
  });
});

describe('storage', () => {
  it('is counted, told, and refuses what would be too much, but never text', async () => {
    const ann = await person();
    const id = await makeProject(ann, 1);
    const { projects, records } = school.all.services;
    const other = await makeProject(ann, 2);
    await records.change('project', other, (now) => now && { ...now, bytes: 100 * 1024 * 1024 - 100 });
    await projects.note(other, 100 * 1024 * 1024 - 100, 1);
    const { png } = await import('../test/png.ts');
    const data = Buffer.from(png).toString('base64');
    const picture = (name: string) => ({
      _id: `images/${name}.png`,
      _attachments: { file: { content_type: 'image/png', data } },
    });
    const rows = await push(ann, id, [picture('one'), picture('two'), scene(1)]);
    expect(rows.map((row) => row.ok ?? row.code)).toEqual([true, 'quota.storage', true]);
    expect(rows[1]?.reason).toBe('Your storage is full: 100 MB of 100 MB used.');
    await school.all.quotas.flush();
    const { body } = await ann.browser.call('GET', '/creator/limits');
    expect(body).toMatchObject({ bytes: { used: 100 * 1024 * 1024 - 100 + png.length, limit: 100 * 1024 * 1024 } });
    expect((await libraryOf(ann)).projects.map(({ updatedAt }) => updatedAt)).toContain(
      new Date(school.now()).toISOString(),
    );
    await ann.browser.call('PUT', `/db/project_${id}/images%2Fone.png?rev=${rows[0]?.rev}`, { _deleted: true });
    school.pass(11_000);
    expect(await push(ann, id, [picture('three')])).toMatchObject([{ ok: true }]);
  });

  it('that is nearly full on the disk is read only', async () => {
    const ann = await person();
    const id = await makeProject(ann, 1);
    school.fill(true);
    const { status, body } = await ann.browser.call('POST', `/db/project_${id}/_bulk_docs`, { docs: [scene(1)] });
    expect([status, body]).toEqual([507, { error: 'storage_full', reason: 'The disk of the server is full.' }]);
    expect((await ann.browser.call('GET', `/db/project_${id}/_changes`)).status).toBe(200);
    school.fill(false);
    expect(await push(ann, id, [scene(1)])).toMatchObject([{ ok: true }]);
  });
});

describe('the database of a user', () => {
  it('takes preferences with the keys of their schema, and nothing that the server keeps', async () => {
    const { browser, id } = await person();
    const write = async (document: object) => {
      const { body } = await browser.call('POST', `/db/creator2_${id}_ini/_bulk_docs`, { docs: [document] });
      return (body as unknown as { ok?: boolean; code?: string }[]).map((row) => row.ok ?? row.code);
    };
    expect(await write({ _id: 'preferences', theme: 'dark' })).toEqual([true]);
    expect(await write({ _id: 'assignment_prefs', archived: ['a'], tabOpen: true })).toEqual([true]);
    expect(await write({ _id: 'preferences', theme: 'dark', realName: 'Ann' })).toEqual(['document.shape']);
    expect(await write({ _id: 'assignment_prefs', archived: [1] })).toEqual(['document.shape']);
    for (const _id of ['project_library', 'publishing_library', 'notifications', 'object.json', 'x']) {
      expect(await write({ _id })).toEqual(['document.server']);
    }
    const stranger = await person();
    expect((await stranger.browser.call('GET', `/db/creator2_${id}_ini`)).status).toBe(401);
  });

  it('and what everybody reads are the only others', async () => {
    const { browser } = await person();
    expect((await browser.call('GET', '/db/global_config')).status).toBe(200);
    const { body } = await browser.call('POST', '/db/global_config/_bulk_docs', { docs: [{ _id: 'global_config' }] });
    expect(body).toMatchObject([{ error: 'forbidden' }]);
    for (const name of ['accounts', 'sessions', 'registry', 'meta', 'audit_202609', 'classes', 'jobs', '_users']) {
      const answer = await browser.call('GET', `/db/${name}`);
      expect([name, [401, 404].includes(answer.status)]).toEqual([name, true]);
    }
    expect((await new Browser(school).call('GET', '/db/global_config')).status).toBe(401);
  });
});

describe('what is stored', () => {
  it('names who did what in a chain that shows every change', async () => {
    const { audit, records } = school.all.services;
    expect(await audit.verify('202609')).toBeUndefined();
    const entries = await records.list('audit', '202609/');
    const words = new Set(entries.map(({ value }) => value.word));
    for (const word of ['account.create', 'project.create', 'project.rename', 'project.trash', 'project.undelete']) {
      expect(words).toContain(word);
    }
    const { key, rev, value } = entries[5] ?? { key: '', rev: '', value: undefined };
    if (!value) throw new Error('no entry');
    await records.put('audit', `202609/${key}`, { ...value, word: 'other' }, rev);
    expect(await audit.verify('202609')).toBe(key);
  });
});
