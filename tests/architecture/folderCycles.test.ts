import path from 'node:path';
import { expect, it } from 'vitest';
import { cyclesOf } from './cyclesOf.ts';
import { productionFiles } from './sources.ts';

/** Folders whose direct subfolders may import each other in one direction only. */
const bases = [
  'packages/core/src',
  'packages/runtime/src',
  'packages/player/src',
  'packages/sync/src',
  'packages/paint/src',
  'packages/audio/src',
  'packages/server/src',
  'cli/src',
  'editor/src',
  'editor/src/features',
];

/** The direct subfolders of a folder, and which of its siblings each imports. */
function folderGraph(base: string): Map<string, string[]> {
  const folderOf = (file: string) => {
    const rest = path.posix.relative(base, file);
    return rest.startsWith('..') || !rest.includes('/') ? undefined : rest.slice(0, rest.indexOf('/'));
  };
  const graph = new Map<string, Set<string>>();
  for (const { file, imports } of productionFiles()) {
    const from = folderOf(file);
    if (from === undefined || /\/test(ing)?\//.test(file)) continue;
    const used = graph.get(from) ?? new Set();
    graph.set(from, used);
    for (const { target } of imports) {
      const to = target === undefined ? undefined : folderOf(target);
      if (to !== undefined && to !== from) used.add(to);
    }
  }
  return new Map([...graph].map(([from, used]) => [from, [...used]]));
}

it.each(bases)('finds no cycle of any length among the folders of %s', (base) => {
  const graph = folderGraph(base);
  expect(graph.size).toBeGreaterThan(1);
  expect(cyclesOf(graph)).toEqual([]);
});
