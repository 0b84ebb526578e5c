import type { StoragePort } from '@playhouse/runtime';

/**
 * Saved attributes and tables of the game at this address, in the browser's storage. Where that is blocked or full,
 * they last as long as the page. docs/runtime-rules.md#saving.
 */
export function createSavedStorage(address: string, open: () => Storage): StoragePort {
  const saved = new Map<string, string>();
  const prefix = `playhouse ${address.replace(/index\.html$/, '')} `;
  const inStorage = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => saved.get(key) ?? inStorage((storage) => storage.getItem(prefix + key)) ?? undefined,
    set(key, value) {
      saved.set(key, value);
      inStorage((storage) => storage.setItem(prefix + key, value));
    },
  };
}
