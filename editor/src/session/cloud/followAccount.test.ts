import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { baseURI: 'http://school.test/', cookie: '' });
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Follows who is signed in at a server that gives these answers, the last one again and again. */
async function follow(...answers: readonly (() => Promise<Response> | Response)[]) {
  const fetch = vi.fn(async () => (answers[fetch.mock.calls.length - 1] ?? answers.at(-1))?.());
  vi.stubGlobal('fetch', fetch);
  const { followAccount } = await import('./followAccount.ts');
  const { useAccount } = await import('./account.ts');
  await followAccount();
  return { kind: () => useAccount.getState().account.kind, asked: () => fetch.mock.calls.length };
}

const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });
const signedIn = json(200, { status: 'success', user: { id: 'u1', username: 'otter' } });
const page = (status: number) => () => new Response('<!doctype html>', { status });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['has too much to do', json(429, { error: 'too_many' })],
  ['is not there behind its proxy', page(502)],
  ['cannot be reached', noNetwork],
])('asks a server again that %s at the start', async (_words, trouble) => {
  const { kind, asked } = await follow(trouble, trouble, signedIn);
  expect([kind(), asked()]).toEqual(['none', 1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([kind(), asked()]).toEqual(['none', 2]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([kind(), asked()]).toEqual(['in', 3]);
});

it.each([
  ['says that there is none', json(404, { server: false })],
  ['is a host of files', page(404)],
  ['answers everything with a page', page(200)],
])('asks once where what answers %s', async (_words, answer) => {
  const { kind, asked } = await follow(answer);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([kind(), asked()]).toEqual(['none', 1]);
});

it('keeps whoever was signed in while something else answers', async () => {
  localStorage.setItem('playhouse-account', JSON.stringify({ id: 'u1', username: 'otter' }));
  const { kind, asked } = await follow(page(200), signedIn);
  expect([kind(), asked()]).toEqual(['in', 1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked()).toBe(2);
});

it('follows the name in the cookie after a first answer that came late', async () => {
  const { kind, asked } = await follow(noNetwork, json(200, { status: 'fail', user: null }), signedIn);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kind()).toBe('out');
  Object.assign(document, { cookie: 'playhouse_user=otter' });
  await vi.advanceTimersByTimeAsync(300);
  expect([kind(), asked()]).toEqual(['in', 3]);
});
