import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { createBinder } from './binder.ts';
import { checkProgram } from './checkProgram.ts';
import { compileProgramClosures } from './compileProgram.ts';
import { createNameScope } from './names/nameScope.ts';
import { parseText } from './names/parseText.ts';
import { createFixtureWorld } from './testing/fixtureScope.ts';

setFlagsFromString('--no-opt');
setFlagsFromString('--no-maglev');
const counted = /core\/src\/(?:expression|attributes)\/(?!.*test)|chevrotain/;

/**
 * Counts what the engine runs: how often every block of the expression language and of its parser is entered while
 * `work` runs, with nothing inlined. A count of steps, the same on every machine, and no time.
 */
async function countSteps(work: () => void): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  let steps = 0;
  for (const { url, functions } of result) {
    if (!counted.test(url)) continue;
    for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  }
  return steps;
}

const names = createNameScope({
  attributes: [{ keypath: 'game.attributes.id1', path: ['game', { given: 'n', id: 'id1' }], type: 'real', title: 'n' }],
});

function run(source: string): void {
  const { program } = parseText(source, names);
  if (!program) return;
  checkProgram(program, { typeOf: () => 'any' });
  const binder = createBinder(() => ({ type: 'any', source: 'a', read: () => 2 }));
  compileProgramClosures(program, binder)(undefined, createFixtureWorld());
}

const shapes: readonly (readonly [string, (size: number) => string])[] = [
  ['sums', (size) => Array(size).fill('game.n').join(' + ')],
  ['joined texts', (size) => Array(size).fill('"a"').join('..')],
  ['powers', (size) => Array(size).fill('game.n').join('^')],
  ['minus signs', (size) => `${'-'.repeat(size)}1`],
  ['a long name', (size) => 'x'.repeat(size)],
  ['a long number', (size) => '1'.repeat(size)],
  ['a long text', (size) => `"${'x'.repeat(size)}"`],
  ['an open text', (size) => `"${'x'.repeat(size)}`],
  ['open parentheses', (size) => '('.repeat(size)],
  ['arguments', (size) => `max(${Array(size).fill('game.n').join(',')})`],
  ['unknown signs', (size) => '@'.repeat(size)],
  ['words', (size) => 'and '.repeat(size)],
  ['comparisons', (size) => Array(size).fill('game.n').join('<')],
  ['unknown functions', (size) => Array(size).fill('f(1)').join('+')],
  ['missing names', (size) => Array(size).fill('game.zz').join('+')],
];

/** Four times the length; the rest is for what is looked at only in long programs. A square would be 16. */
describe('work grows at most linearly with length', () => {
  test.each(shapes)('for %s', async (_, shape) => {
    run(shape(10));
    const short = await countSteps(() => run(shape(700)));
    const long = await countSteps(() => run(shape(2800)));
    expect(short).toBeGreaterThan(0);
    expect(long / short).toBeLessThan(6);
  });
});
