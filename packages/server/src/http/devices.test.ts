import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, enrol, type Person, type School, startSchool } from '../test/schoolServer.ts';

let school: School;
let ann: Person;

beforeAll(async () => {
  school = await startSchool();
  ann = await enrol(school, 'ann-otter');
});

afterAll(async () => {
  await school.close();
  expect(school.faults).toEqual([]);
});

interface Asked {
  readonly code: string;
  readonly device: string;
  readonly page: string;
}

const program = () => new Browser(school);

async function ask(title = 'laptop'): Promise<Asked> {
  const { status, body } = await program().call('POST', '/auth/device', { title });
  expect(status).toBe(201);
  return body as unknown as Asked;
}

const take = ({ device }: Pick<Asked, 'device'>) => program().call('POST', '/auth/device/token', { device });
const answer = ({ code }: Pick<Asked, 'code'>, allow: boolean) =>
  ann.browser.call('POST', `/auth/device/${encodeURIComponent(code)}/answer`, { allow });
const errorOf = async (calling: ReturnType<typeof take>) => {
  const { status, body } = await calling;
  return [status, body.error];
};

describe('a program that asks for access', () => {
  it('gets a token of whoever typed its code in, once', async () => {
    const asked = await ask();
    expect(asked.code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await errorOf(take(asked))).toEqual([400, 'device.pending']);
    // People type in small letters, and leave signs out.
    const typed = asked.code.toLowerCase().replace('-', ' ');
    expect((await ann.browser.call('GET', `/auth/device/${typed}`)).body).toEqual({ title: 'laptop' });
    expect((await answer({ code: typed }, true)).body).toEqual({ ok: true });
    const { status, body } = await take(asked);
    expect([status, body.title, body.scopes]).toEqual([201, 'laptop', ['projects']]);
    const authorization = `Bearer ${body.token}`;
    const check = await program().call('GET', '/auth/session/check.json', undefined, { authorization });
    expect(check.body).toMatchObject({ user: { id: ann.id } });
    expect(await errorOf(take(asked))).toEqual([410, 'device.expired']);
    expect(await errorOf(answer(asked, true))).toEqual([404, 'device.unknown']);
  });

  it('gets nothing when that is refused, and learns so', async () => {
    const asked = await ask();
    expect((await answer(asked, false)).status).toBe(200);
    expect(await errorOf(take(asked))).toEqual([403, 'device.refused']);
    expect(await errorOf(take(asked))).toEqual([410, 'device.expired']);
  });

  it('gets nothing after ten minutes, and codes end with them', async () => {
    const [asked, answered] = [await ask(), await ask()];
    await answer(answered, true);
    school.pass(600_000);
    expect(await errorOf(take(asked))).toEqual([410, 'device.expired']);
    expect(await errorOf(take(answered))).toEqual([410, 'device.expired']);
    expect(await errorOf(answer(asked, true))).toEqual([404, 'device.unknown']);
  });

  it('cannot answer itself, nor be found by others’ secrets', async () => {
    const asked = await ask();
    expect((await program().call('POST', `/auth/device/${asked.code}/answer`, { allow: true })).status).toBe(401);
    expect(await errorOf(take({ device: asked.code }))).toEqual([410, 'device.expired']);
    expect(await errorOf(answer({ code: asked.device }, true))).toEqual([404, 'device.unknown']);
  });

  it('gets no token above the limit, and whoever allows it is told', async () => {
    const eve = await enrol(school, 'eve-otter');
    for (let count = 0; count < 20; count += 1) {
      await eve.browser.call('POST', '/auth/tokens', { title: `t${count}`, scopes: ['projects'] });
    }
    const { code } = await ask();
    const { status, body } = await eve.browser.call('POST', `/auth/device/${code}/answer`, { allow: true });
    expect([status, body.error]).toEqual([403, 'limit.tokens']);
  });
});

describe('a token', () => {
  it('ends itself by signing out, and nothing else', async () => {
    const give = async () =>
      (await ann.browser.call('POST', '/auth/tokens', { title: 'x', scopes: ['projects'] })).body.token;
    const [first, second] = [await give(), await give()];
    const statusOf = async (token: unknown) =>
      (await program().call('GET', '/auth/session/check.json', undefined, { authorization: `Bearer ${token}` })).body
        .status;
    const body = { everywhere: true };
    await program().call('POST', '/auth/session/logout', body, { authorization: `Bearer ${first}`, origin: null });
    expect([await statusOf(first), await statusOf(second)]).toEqual(['error', 'success']);
    expect((await ann.browser.call('GET', '/auth/session/check.json')).body.status).toBe('success');
  });
});
