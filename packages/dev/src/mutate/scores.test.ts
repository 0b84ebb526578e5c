import { expect, test } from 'vitest';
import { scoreFolders, scoreLine } from './scores.ts';

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

test('counts mutants by folder; timeouts count as killed, and mutants that cannot run are ignored', () => {
  const scores = scoreFolders({
    files: {
      'packages/core/src/merge/a.ts': mutants('Killed', 'Survived'),
      'packages/core/src/edit/scene/b.ts': mutants('Killed', 'Timeout', 'NoCoverage', 'Ignored', 'CompileError'),
      'packages/core/src/edit/c.ts': mutants('Killed'),
    },
  });
  expect(scores.map(scoreLine)).toEqual([
    'edit         3 of 4 killed, 0 survived, 1 in no test: 75.0 %',
    'merge        1 of 2 killed, 1 survived, 0 in no test: 50.0 %',
  ]);
});

test('reports when there was nothing to test', () => {
  expect(scoreFolders({ files: { 'packages/core/src/diff/a.ts': mutants() } }).map(scoreLine)).toEqual([
    'diff         0 of 0 killed, 0 survived, 0 in no test: nothing to try',
  ]);
});
