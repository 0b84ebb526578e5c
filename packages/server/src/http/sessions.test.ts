import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionTimes } from '../sessions/sessions.ts';
import { Browser, enrol, type School, startSchool } from '../test/schoolServer.ts';

let school: School;

beforeAll(async () => {
  school = await startSchool();
});

afterAll(async () => {
  await school.close();
  expect(school.faults).toEqual([]);
});

const password = 'correct horse';
const check = '/auth/session/check.json';
const login = '/auth/session/login';
const expired = { status: 'error', message: 'Your session has expired, please login again.', user: null };

describe('the session check', () => {
  it('answers success with who it is, and sets the name', async () => {
    const { browser, id } = await enrol(school, 'ann-otter');
    const { status, body } = await browser.call('GET', check);
    expect([status, body]).toEqual([
      200,
      {
        status: 'success',
        message: '',
        user: {
          id,
          username: 'ann-otter',
          avatar_url: '/avatars/otter.svg',
          sku: 'PRO.TRIAL',
          roles: [],
          kind: 'person',
          projectSlots: { used: 0, limit: 3 },
        },
      },
    ]);
    expect(browser.cookie('playhouse_user')).toBe('ann-otter');
  });

  it('answers 200 with words for people who are not signed in, and clears the name', async () => {
    const stranger = new Browser(school);
    stranger.setCookie('playhouse_user', 'ann-otter');
    const { status, body } = await stranger.call('GET', check);
    expect([status, body]).toEqual([200, expired]);
    expect(stranger.cookie('playhouse_user')).toBeUndefined();
  });

  it('finds no power in the name: a forged one changes nothing', async () => {
    const { browser } = await enrol(school, 'eve-raven');
    browser.setCookie('playhouse_user', 'ann-otter');
    const { body } = await browser.call('GET', check);
    expect(body.user).toMatchObject({ username: 'eve-raven' });
    expect(browser.cookie('playhouse_user')).toBe('eve-raven');
  });
});

describe('cookies', () => {
  it('of the session cannot be read by scripts, and the name says nothing else', async () => {
    await enrol(school, 'bob-panda');
    const { headers } = await new Browser(school).call('POST', login, { username: 'bob-panda', password });
    const [session = '', name = '', device = ''] = headers.getSetCookie();
    expect(session).toMatch(
      /^playhouse_session=[a-z2-7]{20}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/,
    );
    expect(name).toBe('playhouse_user=bob-panda; Path=/; SameSite=Lax; Max-Age=15552000');
    expect(device).toMatch(/^playhouse_device=[0-9a-f]{64}; Path=\/auth; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  });

  it('end with the browser on a device of several people', async () => {
    const { headers } = await new Browser(school).call('POST', login, {
      username: 'bob-panda',
      password,
      shared: true,
    });
    for (const line of headers.getSetCookie().slice(0, 2)) expect(line).not.toContain('Max-Age');
  });

  it('are bound to the host and to encryption where there is TLS', async () => {
    const secure = await startSchool({ isSecure: true });
    const { browser } = await enrol(secure, 'kim-zebra');
    expect(browser.cookie('__Host-playhouse_session')).toBeDefined();
    const { headers } = await new Browser(secure).call('POST', login, { username: 'kim-zebra', password });
    for (const line of headers.getSetCookie()) expect(line).toContain('; Secure');
    // The plain cookie, which another page of the host could have set, counts for nothing.
    const forged = new Browser(secure);
    forged.setCookie('playhouse_session', browser.cookie('__Host-playhouse_session') ?? '');
    expect((await forged.call('GET', check)).body).toEqual(expired);
    await secure.close();
  });

  it.each(['', 'x', 'a.b', `${'a'.repeat(20)}.${'x'.repeat(43)}`, '__proto__', '../../etc', '%00', 'a'.repeat(4000)])(
    'with the session %j are none',
    async (value) => {
      const browser = new Browser(school);
      browser.setCookie('playhouse_session', value);
      expect((await browser.call('GET', check)).body).toEqual(expired);
    },
  );

  it('of two sessions at once are none', async () => {
    const { browser } = await enrol(school, 'two-foxes');
    const cookie = `${browser.cookieText()}; playhouse_session=other`;
    expect((await browser.call('GET', check, undefined, { cookie })).body).toEqual(expired);
  });
});

describe('signing in', () => {
  it('makes a new session each time, and ends the one before', async () => {
    const { browser } = await enrol(school, 'sam-moose');
    const before = browser.cookie('playhouse_session');
    expect((await browser.call('POST', login, { username: 'SAM-Moose', password })).status).toBe(200);
    expect(browser.cookie('playhouse_session')).not.toBe(before);
    const old = new Browser(school);
    old.setCookie('playhouse_session', before ?? '');
    expect((await old.call('GET', check)).body).toEqual(expired);
  });

  it.each([
    ['sam-moose', 'wrong password'],
    ['nobody-here', password],
    ['', password],
    ['user/x', password],
    ['__proto__', password],
  ])('as %j with %j is refused in the same words', async (username, given) => {
    const { status, body } = await new Browser(school).call('POST', login, { username, password: given });
    expect([status, body]).toEqual([
      401,
      { error: 'login.refused', reason: 'Wrong user name or password.', requestId: expect.any(String) },
    ]);
  });

  it('becomes slower after three failures, for a stranger and not for the device of the person', async () => {
    const { browser } = await enrol(school, 'tom-gecko');
    const stranger = new Browser(school);
    const attempt = (who: Browser, given: string) =>
      who.call('POST', login, { username: 'tom-gecko', password: given });
    for (let count = 0; count < 3; count += 1) expect((await attempt(stranger, 'wrong')).status).toBe(401);
    const slow = await attempt(stranger, password);
    expect([slow.status, slow.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await attempt(browser, password)).status).toBe(200);
    school.pass(1000);
    expect((await attempt(stranger, 'wrong')).status).toBe(401);
    expect((await attempt(stranger, 'wrong')).headers.get('retry-after')).toBe('2');
    school.pass(2000);
    expect((await attempt(stranger, password)).status).toBe(200);
  });
});

describe('signing out', () => {
  it('ends the session on the server: a copy of the cookie is worth nothing', async () => {
    const { browser } = await enrol(school, 'una-camel');
    const copy = new Browser(school);
    copy.setCookie('playhouse_session', browser.cookie('playhouse_session') ?? '');
    const out = await browser.call('POST', '/auth/session/logout', {});
    expect([out.status, out.body]).toEqual([200, { status: 'success', location: '/login' }]);
    expect([browser.cookie('playhouse_session'), browser.cookie('playhouse_user')]).toEqual([undefined, undefined]);
    expect((await copy.call('GET', check)).body).toEqual(expired);
    expect((await copy.call('GET', '/creator/limits')).status).toBe(401);
  });

  it('everywhere ends all sessions, and only those of this person', async () => {
    const { browser } = await enrol(school, 'ola-heron');
    const other = new Browser(school);
    await other.call('POST', login, { username: 'ola-heron', password });
    const { browser: bystander } = await enrol(school, 'ulf-heron');
    await browser.call('POST', '/auth/session/logout', { everywhere: true });
    expect((await other.call('GET', check)).body).toEqual(expired);
    expect((await bystander.call('GET', check)).body.status).toBe('success');
  });
});

describe('sessions', () => {
  it.each([
    ['own device', false, sessionTimes.idle],
    ['shared device', true, sessionTimes.sharedIdle],
  ])('on an %s end when unused for long, and not while used', async (_, shared, idle) => {
    const username = shared ? 'idle-shared' : 'idle-own';
    const { browser } = await enrol(school, username);
    await browser.call('POST', login, { username, password, shared });
    for (let turn = 0; turn < 3; turn += 1) {
      school.pass(idle - 60_000);
      expect((await browser.call('GET', check)).body.status).toBe('success');
    }
    school.pass(idle + sessionTimes.touch + 1);
    expect((await browser.call('GET', check)).body).toEqual(expired);
    await school.all.services.sessions.sweep();
    expect(await school.all.services.sessions.list(browser.cookie('playhouse_session')?.slice(0, 20) ?? '')).toEqual(
      [],
    );
  });

  it('end after half a year, however much they are used', async () => {
    const { browser } = await enrol(school, 'old-turtle');
    for (let day = 0; day < 180; day += 20) {
      expect((await browser.call('GET', check)).body.status).toBe('success');
      school.pass(20 * 24 * 3600_000);
    }
    school.pass(1000);
    expect((await browser.call('GET', check)).body).toEqual(expired);
  });

  it('are listed, and ended one by one', async () => {
    const { browser } = await enrol(school, 'vera-lynx');
    const other = new Browser(school);
    await other.call('POST', login, { username: 'vera-lynx', password, shared: true });
    const list = (await browser.call('GET', '/auth/sessions')).body.sessions as { id: string; current: boolean }[];
    expect(list.map(({ current }) => current).sort()).toEqual([false, true]);
    const id = list.find(({ current }) => !current)?.id ?? '';
    expect((await browser.call('DELETE', `/auth/sessions/${id}`)).status).toBe(200);
    expect((await browser.call('DELETE', `/auth/sessions/${id}`)).status).toBe(404);
    expect((await other.call('GET', check)).body).toEqual(expired);
    expect((await browser.call('GET', check)).body.status).toBe('success');
  });

  it('are stored as digests', async () => {
    const { browser } = await enrol(school, 'wes-tiger');
    const secret = browser.cookie('playhouse_session')?.split('.')[1] ?? '';
    const { store } = school;
    for (const database of ['sessions', 'accounts']) {
      const rows = await store.allDocs(database, { includeDocs: true });
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(JSON.stringify(rows)).not.toContain(password);
    }
  });
});

describe('a new password', () => {
  it('ends all sessions but the one it was changed in, which gets a new secret', async () => {
    const { browser } = await enrol(school, 'yan-koala');
    const other = new Browser(school);
    await other.call('POST', login, { username: 'yan-koala', password });
    const before = browser.cookie('playhouse_session');
    const change = (old: string, next: string) =>
      browser.call('PATCH', '/auth/account', { password: { old, new: next } });
    expect((await change('wrong', 'another horse')).body.error).toBe('password.wrong');
    expect((await change(password, 'short')).body.error).toBe('password.weak');
    expect((await change(password, 'another horse')).status).toBe(200);
    expect(browser.cookie('playhouse_session')).not.toBe(before);
    expect((await browser.call('GET', check)).body.status).toBe('success');
    expect((await other.call('GET', check)).body).toEqual(expired);
    expect((await other.call('POST', login, { username: 'yan-koala', password })).status).toBe(401);
    expect((await other.call('POST', login, { username: 'yan-koala', password: 'another horse' })).status).toBe(200);
  });
});
