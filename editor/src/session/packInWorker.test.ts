import { createProject, documentsOf } from '@playhouse/core';
import { expect, it } from 'vitest';
import { packInWorker } from './packInWorker.ts';

const documents = new Map(documentsOf(createProject({ title: 'Maze' })));
const packed = Uint8Array.of(1, 2);
const never = <Value>() => new Promise<Value>(() => undefined);

it('gives what the worker packed', async () => {
  const load = async () => ({ writeDocuments: async () => packed });
  expect(await packInWorker(documents, { load, signal: new AbortController().signal })).toBe(packed);
});

it.each([
  ['cannot be loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['gives nothing', async () => ({ writeDocuments: async () => undefined })],
  ['cannot be started', async () => ({ writeDocuments: () => Promise.reject(new Error('no workers here')) })],
])('gives nothing when the worker %s', async (_, load) => {
  expect(await packInWorker(documents, { load, signal: new AbortController().signal })).toBeUndefined();
});

it('waits for a worker that does not load only until it is too late', async () => {
  const late = new AbortController();
  const waiting = packInWorker(documents, { load: never, signal: late.signal });
  late.abort();
  expect(await waiting).toBeUndefined();
});

it('tells the worker when it is too late', async () => {
  const late = new AbortController();
  const load = async () => ({
    writeDocuments: (_: unknown, signal: AbortSignal) =>
      new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined))),
  });
  const waiting = packInWorker(documents, { load, signal: late.signal });
  setTimeout(() => late.abort());
  expect(await waiting).toBeUndefined();
});
