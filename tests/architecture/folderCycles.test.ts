import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { productionFiles } from './sources.ts';

/** Folders whose direct subfolders must not use each other both ways, and the pairs that still do. */
const known: Readonly<Record<string, readonly string[]>> = {
  'packages/core/src': [
    // Renaming edits follow references, and references name the behaviors that edits locate.
    'edit <-> references',
    // Programs refer to attributes, and references stand in programs.
    'expression <-> references',
  ],
  'packages/runtime/src': [
    'attributes <-> state',
    'compile <-> frame',
    'compile <-> state',
    'devices <-> state',
    'frame <-> scripts',
    'physics <-> state',
    'scripts <-> state',
    'state <-> units',
  ],
  'packages/player/src': [],
  'packages/sync/src': ['history <-> save', 'history <-> store'],
  'cli/src': [],
  'editor/src': [],
  'editor/src/features': [],
};

/** Pairs of direct subfolders that import from each other. */
function twoWayPairs(base: string): string[] {
  const folderOf = (file: string) => {
    const rest = path.posix.relative(base, file);
    return rest.startsWith('..') || !rest.includes('/') ? undefined : rest.slice(0, rest.indexOf('/'));
  };
  const edges = new Set<string>();
  for (const { file, imports } of productionFiles()) {
    const from = folderOf(file);
    if (from === undefined || /\/test(ing)?\//.test(file)) continue;
    for (const { target } of imports) {
      const to = target === undefined ? undefined : folderOf(target);
      if (to !== undefined && to !== from) edges.add(`${from} ${to}`);
    }
  }
  return [...edges].flatMap((edge) => {
    const [from = '', to = ''] = edge.split(' ');
    return from < to && edges.has(`${to} ${from}`) ? [`${from} <-> ${to}`] : [];
  });
}

describe('folders use each other one way', () => {
  it.each(Object.entries(known))('below %s, but for the listed pairs', (base, listed) => {
    expect(twoWayPairs(base).sort()).toEqual([...listed].sort());
  });
});
