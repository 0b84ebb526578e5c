import { expect, it } from 'vitest';
import { ListCache } from './listCache.ts';
import type { DocumentList } from './versionStore.ts';

function list(size: number): DocumentList {
  return new Map(Array.from({ length: size }, (_, at) => [`actors/id${at}.json`, { rev: '1-a', blob: 'b' }]));
}

it('keeps the lists that were used last, up to a number of documents in all', () => {
  const cache = new ListCache(10);
  const [first, second, third] = [list(4), list(4), list(4)];
  cache.put('a', first);
  cache.put('b', second);
  expect(cache.get('a')).toBe(first);
  cache.put('c', third);
  expect(['a', 'b', 'c'].map((each) => cache.get(each))).toEqual([first, undefined, third]);
  cache.put('c', third);
  cache.put('b', list(2));
  expect(cache.get('a')).toBe(first);
  cache.put('d', list(11));
  expect(['a', 'b', 'c', 'd'].map((each) => cache.get(each))).toEqual([undefined, undefined, undefined, undefined]);
});
