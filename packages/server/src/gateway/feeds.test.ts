import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createModelStore } from '../stores/model/modelStore.ts';
import { edit } from '../test/storeCase.ts';
import { Feeds } from './feeds.ts';

const name = 'project_a';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(limits: ConstructorParameters<typeof Feeds>[1] = {}) {
  const store = createModelStore();
  await store.create(name);
  const feeds = new Feeds(store, limits);
  const log: string[] = [];
  /** A client that asks again as soon as it is answered, like PouchDB. */
  async function run(user: string, number: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const found = await feeds.changes(name, { query: { since: 'now' }, timeout: 10_000, user, signal });
      log.push(`${user}${number} ${'busy' in found ? 'busy' : 'ended'}`);
      if ('busy' in found) return;
    }
  }
  return { store, feeds, log, run };
}

describe('more feeds of a user than are usual', () => {
  it.each([9, 12, 16])('are all answered in turn, without any asking all the time: %i', async (count) => {
    const { feeds, log, run } = await open();
    const gone = new AbortController();
    const running = Array.from({ length: count }, (_, number) => run('ann', number, gone.signal));
    await vi.advanceTimersByTimeAsync(0);
    expect([feeds.size, log]).toEqual([count, []]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(log.length).toBeGreaterThan(count);
    // Each is held for at least two seconds.
    expect(log.length).toBeLessThanOrEqual(count * 10);
    expect(new Set(log).size).toBe(count);
    gone.abort();
    await vi.advanceTimersByTimeAsync(3000);
    await Promise.all(running);
    expect(feeds.size).toBe(0);
  });

  it('are refused when there are twice as many, while others are not', async () => {
    const { feeds, log, run } = await open();
    const gone = new AbortController();
    for (let number = 0; number < 17; number += 1) void run('ann', number, gone.signal);
    void run('ben', 0, gone.signal);
    await vi.advanceTimersByTimeAsync(0);
    expect([feeds.size, log]).toEqual([17, ['ann16 busy']]);
    gone.abort();
  });

  it('leave eight alone: these wait for their whole time', async () => {
    const { log, run } = await open();
    const gone = new AbortController();
    for (let number = 0; number < 8; number += 1) void run('ann', number, gone.signal);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toHaveLength(8);
    gone.abort();
  });
});

it('a full server refuses feeds instead of ending others', async () => {
  const { feeds, log, run } = await open({ feeds: 3 });
  const gone = new AbortController();
  for (const user of ['a', 'b', 'c', 'd']) void run(user, 0, gone.signal);
  await vi.advanceTimersByTimeAsync(0);
  expect([feeds.size, log]).toEqual([3, ['d0 busy']]);
  gone.abort();
});

it('all feeds of a user end when their sessions do, and no others', async () => {
  const { store, feeds, log, run } = await open();
  await store.create('project_b');
  const gone = new AbortController();
  void run('ann', 0, gone.signal);
  void run('ben', 0, gone.signal);
  await vi.advanceTimersByTimeAsync(0);
  feeds.endUser('ann');
  await edit(store, 'project_b', { _id: 'object.json' });
  await vi.advanceTimersByTimeAsync(0);
  // Those who may still read are held again, because nothing has changed.
  expect([feeds.size, log]).toEqual([2, []]);
  gone.abort();
});
