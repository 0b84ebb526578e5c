import type { Id } from '../generated/entities.ts';

/** Returns a new id on each call. docs/format.md#ids. */
export type IdSource = () => Id;

/** Ids of 15 random digits without a leading zero; `random` returns numbers from 0 up to, but not including, 1. */
export function createIdSource(random: () => number): IdSource {
  return () => {
    const head = 1_000_000 + Math.floor(random() * 9_000_000);
    const tail = Math.floor(random() * 100_000_000);
    return `id${head}${String(tail).padStart(8, '0')}`;
  };
}

/** Ids that count up from `id1` and skip the used ones, so that the same input results in the same ids. */
export function createCountingIds(used: Iterable<string>): IdSource {
  const taken = new Set(used);
  let last = 0;
  return () => {
    do last += 1;
    while (taken.has(`id${last}`));
    return `id${last}`;
  };
}
