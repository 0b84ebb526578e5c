import { describe, expect, it } from 'vitest';
import { canStore, type StorageHere } from './storageAccess.ts';

/** A factory that answers each request to open a database in one way. */
function factory(answer: (request: Record<string, () => void> & { error?: unknown; result?: unknown }) => void) {
  return {
    open() {
      const request = {} as Parameters<typeof answer>[0];
      queueMicrotask(() => answer(request));
      return request;
    },
  } as unknown as IDBFactory;
}

const localStorage = { getItem: () => null } as unknown as Storage;
const works = factory((request) => {
  request.result = { close: () => undefined };
  request.onsuccess?.();
});
const fails = (name: string) =>
  factory((request) => {
    request.error = new DOMException('no', name);
    request.onerror?.();
  });

describe('projects', () => {
  it.each<readonly [string, () => StorageHere, boolean]>([
    ['can be stored where the browser opens databases', () => ({ localStorage, indexedDB: works }), true],
    ['cannot where it forbids that', () => ({ localStorage, indexedDB: fails('SecurityError') }), false],
    [
      'cannot in private windows that have no databases',
      () => ({ localStorage, indexedDB: fails('InvalidStateError') }),
      false,
    ],
    [
      'can where the disk is full, which is said elsewhere',
      () => ({ localStorage, indexedDB: fails('UnknownError') }),
      true,
    ],
    [
      'cannot where touching the storage throws',
      () => {
        throw new DOMException('no', 'SecurityError');
      },
      false,
    ],
  ])('%s', async (_, here, can) => {
    expect(await canStore(here)).toBe(can);
  });
});
