import { runtimeLimits } from '../game/limits.ts';
import type { StoragePort } from './gamePorts.ts';

/** What a key and its value take of what may be saved, in characters. */
export function savedSize(key: string, value: string | undefined): number {
  return value === undefined ? 0 : key.length + value.length;
}

/** Storage in memory, with what earlier plays have saved, and no more than fits: a value that does not is not set. */
export function createLimitedStorage(earlier: ReadonlyMap<string, string> = new Map()): StoragePort {
  const saved = new Map(earlier);
  let size = 0;
  for (const [key, value] of saved) size += savedSize(key, value);
  const sizeWith = (key: string, value: string) => size - savedSize(key, saved.get(key)) + savedSize(key, value);
  const hasRoom = (key: string, value: string) => sizeWith(key, value) <= runtimeLimits.savedCharacters;
  return {
    hasRoom,
    get: (key) => saved.get(key),
    set(key, value) {
      if (!hasRoom(key, value)) return;
      size = sizeWith(key, value);
      saved.set(key, value);
    },
  };
}
