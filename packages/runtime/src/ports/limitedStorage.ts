import { runtimeLimits } from '../game/limits.ts';
import type { StoragePort } from './gamePorts.ts';

/** The space that a key and its value take, in characters. */
export function savedSize(key: string, value: string | undefined): number {
  return value === undefined ? 0 : key.length + value.length;
}

/** Storage in memory, containing what earlier plays saved. A value that does not fit is not stored. */
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
