import type { StoragePort } from '@playhouse/runtime';

/** Saved values that are forgotten with whoever holds them. */
export function createMemoryStorage(): StoragePort {
  const saved = new Map<string, string>();
  return { get: (key) => saved.get(key), set: (key, value) => void saved.set(key, value) };
}
