import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Fetch, patientFetch } from './patientFetch.ts';
import { replicationFault } from './replicationFault.ts';

const patience = { silence: 1000, sent: 100, received: 100 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A server that answers after a time with parts that come one after the other. */
function slow(before: number, parts: number, between: number, bytes = 10): Fetch {
  return (_, { signal }) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      setTimeout(() => {
        const body = new ReadableStream<Uint8Array>({
          start(control) {
            signal?.addEventListener('abort', () => control.error(signal.reason));
            for (let part = 1; part <= parts; part += 1) {
              setTimeout(() => {
                if (signal?.aborted) return;
                control.enqueue(new Uint8Array(bytes).fill(97));
                if (part === parts) control.close();
              }, part * between);
            }
          },
        });
        resolve(new Response(body, { status: 201, headers: { etag: 'x' } }));
      }, before);
    });
}

async function outcomeOf(fetch: Fetch, init: RequestInit = {}): Promise<string> {
  const asking = patientFetch(fetch, patience)('', init).then(
    async (answer) => `${answer.status} ${answer.headers.get('etag')} ${(await answer.text()).length}`,
    (error: unknown) => `${replicationFault(error).kind} ${Reflect.get(Object(error), 'code')}`,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return asking;
}

it.each([
  ['an answer that begins in time and goes on', slow(900, 20, 80), '201 x 200'],
  ['a server that never answers', slow(50_000, 1, 1), 'network ETIMEDOUT'],
  ['an answer that stops', slow(10, 2, 1500), 'network ETIMEDOUT'],
  ['an answer that comes byte by byte', slow(10, 200, 100, 1), 'network ETIMEDOUT'],
])('%s', async (_, fetch, expected) => {
  expect(await outcomeOf(fetch)).toBe(expected);
});

it('gives a large request more time to be sent', async () => {
  expect(await outcomeOf(slow(3000, 1, 1), { body: 'x'.repeat(300) })).toBe('201 x 10');
  expect(await outcomeOf(slow(3000, 1, 1), { body: 'x'.repeat(100) })).toBe('network ETIMEDOUT');
});

it('ends when whoever asks has ended it', async () => {
  const control = new AbortController();
  const asking = patientFetch(slow(500, 1, 1), patience)('', { signal: control.signal });
  control.abort(new Error('closed'));
  await expect(asking).rejects.toThrow('closed');
});
