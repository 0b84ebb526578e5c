import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiTable } from '../api/apiTable.ts';
import { dispatchApi } from '../api/dispatchApi.ts';
import { sharedGameLimits } from '../lending/sharedGames.ts';
import { Browser, enrol, type Person, type School, startSchool } from '../test/schoolServer.ts';

const archive = Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]);
const zip = { 'content-type': 'application/zip' };

let school: School;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  school = await startSchool();
  ann = await enrol(school, 'ann-otter');
  ben = await enrol(school, 'ben-otter');
});

afterAll(async () => {
  await school.close();
  expect(school.faults).toEqual([]);
});

async function share(browser: Browser): Promise<string> {
  const { status, body } = await browser.call('POST', '/shared-games', archive, zip);
  expect(status).toBe(201);
  return String(body.token);
}

const read = (token: string) => fetch(`${school.url}/shared-games/${token}`);

describe('a shared game', () => {
  it('is read by whoever has the token, as a file that no browser keeps, shows or gives to other sites', async () => {
    const token = await share(ann.browser);
    const answer = await read(token);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(archive);
    const names = ['content-type', 'cache-control', 'x-content-type-options', 'cross-origin-resource-policy'];
    expect(names.map((name) => answer.headers.get(name))).toEqual([
      'application/zip',
      'no-store',
      'nosniff',
      'same-origin',
    ]);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is not listed, and not found by another token or by parts of one', async () => {
    const token = await share(ann.browser);
    for (const other of [token.slice(0, -1), `${token}a`, 'a'.repeat(26), '%2e%2e', '__proto__']) {
      expect([other, (await read(other)).status]).toEqual([other, 404]);
    }
    expect(await (await read('')).text()).not.toContain(token);
  });

  it('is replaced by its owner only', async () => {
    const token = await share(ann.browser);
    const next = Uint8Array.from([...archive, 4]);
    const replace = (browser: Browser) => browser.call('PUT', `/shared-games/${token}`, next, zip);
    expect([(await replace(ben.browser)).status, (await replace(new Browser(school))).status]).toEqual([404, 404]);
    expect(new Uint8Array(await (await read(token)).arrayBuffer())).toEqual(archive);
    const { status, body } = await replace(ann.browser);
    expect([status, body.token]).toEqual([200, token]);
    expect(new Uint8Array(await (await read(token)).arrayBuffer())).toEqual(next);
  });

  it('is ended by its owner only', async () => {
    const token = await share(ann.browser);
    const end = async (browser: Browser) => (await browser.call('DELETE', `/shared-games/${token}`)).status;
    expect([await end(ben.browser), await end(new Browser(school)), (await read(token)).status]).toEqual([
      404, 404, 200,
    ]);
    expect([await end(ann.browser), (await read(token)).status, await end(ann.browser)]).toEqual([200, 404, 404]);
  });

  it('is forgotten after two hours', async () => {
    const { body } = await ann.browser.call('POST', '/shared-games', archive, zip);
    const token = String(body.token);
    expect(Date.parse(String(body.expiresAt)) - school.now()).toBe(2 * 3600_000);
    school.pass(2 * 3600_000 - 1);
    expect((await read(token)).status).toBe(200);
    school.pass(1);
    expect((await read(token)).status).toBe(404);
  });

  it('of the person at this computer needs no account', async () => {
    const here = new Browser(school);
    const token = await share(here);
    expect((await read(token)).status).toBe(200);
    expect((await ann.browser.call('DELETE', `/shared-games/${token}`)).status).toBe(404);
    expect((await here.call('DELETE', `/shared-games/${token}`)).status).toBe(200);
  });
});

describe('who may not share', () => {
  const facts = { query: new Map<string, string>(), headers: {}, caller: undefined, address: '192.168.0.9' };

  it.each(apiTable.filter(({ who }) => who === 'near').map((route) => [route.id, route] as const))(
    'somebody at another computer without an account: %s',
    async (_, route) => {
      const token = await share(new Browser(school));
      const stranger = { ...facts, parameters: { id: token }, body: archive, isFromHere: false };
      expect(await dispatchApi(school.all.services, route, stranger)).toMatchObject({ status: 401 });
      expect((await read(token)).status).toBe(200);
    },
  );

  it('is told so before anything is read', async () => {
    const headers = { ...zip, origin: school.url, 'x-forwarded-for': '192.168.0.9', 'content-length': '60000000' };
    const sending = request(`${school.url}/shared-games`, { method: 'POST', headers });
    sending.flushHeaders();
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers.connection]).toEqual([401, 'close']);
    sending.destroy();
  });

  it('a page of another site', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const { status, body } = await ann.browser.call('POST', '/shared-games', archive, { ...zip, origin });
      expect([status, body.error]).toEqual([403, 'origin.foreign']);
    }
  });
});

describe('what is not taken', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json',
    'application/zip2',
    'application/zip; charset=utf-8',
  ])('the type %s', async (type) => {
    const { status, body } = await ann.browser.call('POST', '/shared-games', archive, { 'content-type': type });
    expect([status, body.error]).toEqual([415, 'body.type']);
  });

  it('a packed body', async () => {
    const headers = { ...zip, 'content-encoding': 'gzip' };
    expect((await ann.browser.call('POST', '/shared-games', archive, headers)).status).toBe(415);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['a page', new TextEncoder().encode('<!doctype html>')],
    ['half a beginning', archive.slice(0, 3)],
  ])('%s', async (_, bytes) => {
    const { status, body } = await ann.browser.call('POST', '/shared-games', bytes, zip);
    expect([status, body.error]).toEqual([400, 'body.file']);
  });

  it('an archive over the limit', async () => {
    const large = new Uint8Array(sharedGameLimits.personBytes + 1);
    large.set(archive);
    // The connection may be closed before all of it was sent.
    const status = await ann.browser.call('POST', '/shared-games', large, zip).then(
      (answer) => answer.status,
      () => 413,
    );
    expect(status).toBe(413);
  });
});

it('too many games in a short time are refused', async () => {
  const free = { perSecond: 1e9, burst: 1e9 };
  const rates = { user: free, address: free, signIn: free, copying: free, creating: { perSecond: 1e-9, burst: 2 } };
  const strict = await startSchool({ rates });
  const here = new Browser(strict);
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await here.call('POST', '/shared-games', archive, zip)).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
  await strict.close();
});

it('a server on this computer only says that nobody else reaches it', async () => {
  const { status, body } = await ann.browser.call('GET', '/shared-games');
  expect([status, body.addresses]).toEqual([200, []]);
});
