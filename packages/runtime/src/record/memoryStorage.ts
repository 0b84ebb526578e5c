import type { StoragePort } from '../ports/gamePorts.ts';

/** Saved attributes and tables that are rewound together with the game. */
export interface RewindableStorage extends StoragePort {
  capture(): ReadonlyMap<string, string>;
  restore(saved: ReadonlyMap<string, string>): void;
}

/** Storage that lives as long as its owner, initially with the data saved by earlier plays. */
export function createMemoryStorage(saved: ReadonlyMap<string, string> = new Map()): RewindableStorage {
  let values = new Map(saved);
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    capture: () => new Map(values),
    restore(earlier) {
      values = new Map(earlier);
    },
  };
}
