import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { untilAborted } from './untilAborted.ts';

const pending = new Promise<string>(() => undefined);
const gone = new Error('gone');

it('settles as the work does, with and without a signal', async () => {
  for (const signal of [undefined, new AbortController().signal]) {
    await expect(untilAborted(Promise.resolve('done'), signal)).resolves.toBe('done');
    await expect(untilAborted(Promise.reject(gone), signal)).rejects.toBe(gone);
  }
});

it.each(['before', 'after'])('rejects with the reason when the signal aborts %s the start', async (moment) => {
  const control = new AbortController();
  if (moment === 'before') control.abort(gone);
  const result = untilAborted(pending, control.signal);
  control.abort(gone);
  await expect(result).rejects.toBe(gone);
});

it('leaves a failure after the abort unheard', async () => {
  const control = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const result = untilAborted(promise, control.signal);
  control.abort(gone);
  reject(new Error('late'));
  await expect(result).rejects.toBe(gone);
});

it('keeps nothing of ended work', async () => {
  const { signal } = new AbortController();
  for (let task = 0; task < 20; task++) {
    await untilAborted(task % 2 ? Promise.resolve(task) : Promise.reject(gone), signal).catch(() => undefined);
  }
  await Promise.resolve();
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
