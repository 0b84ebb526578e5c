import { afterEach, describe, expect, it } from 'vitest';
import { Browser, enrol, makeProject, type School, type SchoolOptions, startSchool } from '../test/schoolServer.ts';
import { localClient, remoteClient } from '../test/testServer.ts';

let school: School;

afterEach(async () => {
  await school.close();
  expect(school.faults).toEqual([]);
});

const open = async (options: SchoolOptions = {}) => {
  school = await startSchool(options);
  return new Browser(school);
};
const password = 'correct horse';

describe('making an account', () => {
  it.each([
    ['closed', 'signup.closed'],
    ['code', 'signup.code'],
  ] as const)('is refused where sign-up is %s', async (signUp, error) => {
    const browser = await open({ signUp });
    const { status, body } = await browser.call('POST', '/auth/account', { username: 'ann-otter', password });
    expect([status, body.error]).toEqual([403, error]);
  });

  it('with the code of the start makes one administrator, who makes codes for others', async () => {
    const admin = await open({ signUp: 'code' });
    const { setup } = school.all.services;
    const join = (browser: Browser, username: string, more: object) =>
      browser.call('POST', '/auth/account', { username, password, ...more });
    expect((await join(admin, 'ann-otter', { setup: 'wrong' })).body.error).toBe('setup.refused');
    // What is wrong with the account does not use up the code.
    expect((await join(admin, 'x', { setup: setup.code })).body.error).toBe('name.refused');
    const made = await join(admin, 'ann-otter', { setup: setup.code });
    expect([made.status, made.body.user]).toEqual([201, expect.objectContaining({ roles: ['admin'] })]);
    expect((await join(new Browser(school), 'ben-otter', { setup: setup.code })).status).toBe(403);
    expect(await school.all.services.records.get('instance', 'instance')).toMatchObject({ hasAdmin: true });
    const { code } = (await admin.call('POST', '/admin/invites', { accounts: 2 })).body;
    expect((await join(new Browser(school), 'ann-otter', { inviteCode: code })).body).toMatchObject({
      error: 'name.taken',
      params: { suggestions: [expect.any(String), expect.any(String), expect.any(String)] },
    });
    const [one, two, three] = ['one-otter', 'two-otter', 'six-otter'];
    const statuses = [];
    for (const name of [one, two, three])
      statuses.push((await join(new Browser(school), String(name), { inviteCode: code })).status);
    expect(statuses).toEqual([201, 201, 403]);
    const list = (await admin.call('GET', '/admin/accounts')).body.accounts as { username: string; roles: string[] }[];
    expect(list.map(({ username }) => username).sort()).toEqual(['ann-otter', one, two].sort());
  });

  it('offers names that are free', async () => {
    const browser = await open();
    const { names } = (await browser.call('GET', '/auth/names')).body as { names: string[] };
    expect(new Set(names).size).toBe(6);
    for (const username of names)
      expect((await new Browser(school).call('POST', '/auth/account', { username, password })).status).toBe(201);
  });
});

describe('administrators', () => {
  it('change plans and roles, which ends the sessions of that person', async () => {
    await open();
    const [admin, ann] = [await enrol(school, 'boss-otter', { roles: ['admin'] }), await enrol(school, 'ann-otter')];
    const change = (id: string, body: object) => admin.browser.call('PATCH', `/admin/accounts/${id}`, body);
    expect((await change(ann.id, { sku: 'PRO.YEAR', roles: ['teacher'] })).body).toMatchObject({ roles: ['teacher'] });
    expect((await ann.browser.call('GET', '/auth/session/check.json')).body.status).toBe('error');
    await ann.browser.call('POST', '/auth/session/login', { username: 'ann-otter', password });
    expect((await ann.browser.call('GET', '/auth/session/check.json')).body.user).toMatchObject({
      sku: 'PRO.YEAR',
      projectSlots: { limit: 500 },
    });
    expect((await change(admin.id, { roles: [] })).status).toBe(409);
    expect((await change('a'.repeat(20), { roles: [] })).status).toBe(404);
    expect((await change(ann.id, { roles: ['owner'] })).status).toBe(400);
  });

  it('do not get to see projects', async () => {
    await open();
    const [admin, ann] = [await enrol(school, 'boss-otter', { roles: ['admin'] }), await enrol(school, 'ann-otter')];
    const id = await makeProject(ann, 1);
    expect((await admin.browser.call('GET', `/db/project_${id}/_all_docs`)).status).toBe(401);
  });
});

describe('a token', () => {
  it.each([
    ['Bearer', (secret: string) => `Bearer ${secret}`],
    ['Basic', (secret: string) => `Basic ${Buffer.from(`ann:${secret}`).toString('base64')}`],
  ])('syncs a project by %s, without a browser, until it is taken away', async (_, write) => {
    await open();
    const ann = await enrol(school, 'ann-otter');
    const project = await makeProject(ann, 1);
    const given = (await ann.browser.call('POST', '/auth/tokens', { title: 'laptop', scopes: ['projects'] })).body;
    const headers = { authorization: write(String(given.token)) };
    const remote = () => remoteClient(school.url, `project_${project}`, 'ann', [], headers);
    const client = localClient();
    await client.put({ _id: 'object.json', title: 'from afar' });
    expect(await client.replicate.to(remote())).toMatchObject({ ok: true, docs_written: 1 });
    const { tokens } = (await ann.browser.call('GET', '/auth/tokens')).body as { tokens: { id: string }[] };
    expect(tokens).toMatchObject([{ id: given.id, title: 'laptop' }]);
    expect(JSON.stringify(tokens)).not.toContain(given.token);
    // Reading its own power is not among it.
    expect((await ann.browser.call('GET', '/auth/tokens', undefined, headers)).status).toBe(403);
    expect((await ann.browser.call('DELETE', `/auth/tokens/${given.id}`)).status).toBe(200);
    await expect(client.replicate.to(remote())).rejects.toMatchObject({ status: 401 });
  });

  it('ends after 90 days', async () => {
    await open();
    const ann = await enrol(school, 'ann-otter');
    const { body } = await ann.browser.call('POST', '/auth/tokens', { title: 'laptop', scopes: ['projects'] });
    const ask = () =>
      new Browser(school).call('GET', '/creator/limits', undefined, { authorization: `Bearer ${body.token}` });
    expect((await ask()).status).toBe(200);
    school.pass(90 * 24 * 3600_000 + 1);
    expect((await ask()).status).toBe(401);
  });
});

describe('limits on requests', () => {
  const free = { perSecond: 1e9, burst: 1e9 };
  const two = { perSecond: 1, burst: 2 };

  it.each([
    [
      'an address without a session',
      { user: free, address: two, creating: free, copying: free, signIn: free },
      '/config.json',
      false,
    ],
    ['a user', { user: two, address: free, creating: free, copying: free, signIn: free }, '/creator/limits', true],
  ] as const)('of %s are answered 429 with when to come again', async (_, rates, path, isSigned) => {
    const stranger = await open({ rates });
    const browser = isSigned ? (await enrol(school, 'ann-otter')).browser : stranger;
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await browser.call('GET', path));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect([answers[2]?.headers.get('retry-after'), answers[2]?.body.error]).toEqual(['1', 'too_many']);
    school.pass(1000);
    expect((await browser.call('GET', path)).status).toBe(200);
  });

  it('hold for databases, too, and one user does not spend those of another', async () => {
    await open({ rates: { user: two, address: free, creating: free, copying: free, signIn: free } });
    const [ann, ben] = [await enrol(school, 'ann-otter'), await enrol(school, 'ben-otter')];
    const ask = ({ browser }: typeof ann) => browser.call('GET', '/db/global_config').then(({ status }) => status);
    expect([await ask(ann), await ask(ann), await ask(ann), await ask(ben)]).toEqual([200, 200, 429, 200]);
  });
});
