import { fileNameTwin } from '../model/projectPath.ts';
import { cutText } from '../model/text.ts';

/** Hands out names that are unique, ignoring case and Unicode composition. */
export interface NamePool {
  /** The name, truncated to the maximum length, or the first free one of `name 2`, `name 3` … */
  reserve(name: string, ending?: string): string;
}

/**
 * A pool of names with at most `most` characters; an `ending` stays at the end of a name. docs/format.md#file-names.
 */
export function createNamePool(most: number): NamePool {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return {
    reserve(name, ending = '') {
      const stem = name.slice(0, name.length - ending.length);
      let candidate = cutText(stem, most - ending.length) + ending;
      let count = counts.get(fileNameTwin(name)) ?? 1;
      while (taken.has(fileNameTwin(candidate))) {
        count += 1;
        const tail = ` ${count}${ending}`;
        candidate = cutText(stem, most - tail.length) + tail;
      }
      counts.set(fileNameTwin(name), count);
      taken.add(fileNameTwin(candidate));
      return candidate;
    },
  };
}
