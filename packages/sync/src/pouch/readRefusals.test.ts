import { expect, it } from 'vitest';
import { readRefusals } from './readRefusals.ts';
import { replicationFault } from './replicationFault.ts';

async function faultOf(body: string, status: number, headers: Record<string, string> = {}) {
  const answer = await readRefusals(async () => new Response(body, { status, headers }))('', {});
  return replicationFault({ ...((await answer.json()) as object), status: answer.status });
}

const json = JSON.stringify({ error: 'unauthorized', reason: 'session' });
const page = '<html><h1>Sign in to the Wi-Fi</h1></html>';

it.each([
  ['a database', json, 401, 'session'],
  ['a proxy without a server', page, 502, 'network'],
  ['a hotspot', page, 403, 'network'],
  ['a proxy that starts', page, 404, 'network'],
  ['something that finds requests too large', page, 413, 'other'],
  ['nobody', '', 500, 'network'],
])('takes a refusal of %s', async (_, body, status, kind) => {
  expect((await faultOf(body, status)).kind).toBe(kind);
});

it.each([
  ['5', 5000],
  ['99999', 600_000],
  ['soon', undefined],
])('says how long to wait: %s', async (given, expected) => {
  for (const body of ['{"error":"too_many"}', page])
    expect((await faultOf(body, 429, { 'retry-after': given })).retryAfter).toBe(expected);
});

it('leaves answers as they are', async () => {
  const answer = new Response('x', { headers: { 'retry-after': '5' } });
  expect(await readRefusals(async () => answer)('', {})).toBe(answer);
});
