/**
 * Prints as JSON how many steps the expression language takes for programs of two lengths, by shape. A step is the
 * entry of a block, counted by the engine: unlike time, it is the same on every machine. Needs an engine that inlines
 * nothing (`--no-opt --no-maglev --no-sparkplug`), because inlined blocks are not counted.
 */
import { Session } from 'node:inspector/promises';
import {
  checkProgram,
  compileProgramClosures,
  createBinder,
  createNameScope,
  type ExpressionWorld,
  parseText,
} from '@playhouse/core';
import { lengths, shapes } from './shapes.ts';

const counted = /core\/src\/(?:expression|attributes)\/|chevrotain/;
const names = createNameScope({
  attributes: [{ keypath: 'game.attributes.id1', path: ['game', { given: 'n', id: 'id1' }], type: 'real', title: 'n' }],
});
const world: ExpressionWorld = { random: { next: () => 0.5 }, fault() {}, warn() {} };

async function countSteps(work: () => void): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  let steps = 0;
  for (const { url, functions } of result) {
    if (!counted.test(url)) continue;
    for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  }
  return steps;
}

function run(source: string): void {
  const { program } = parseText(source, names);
  if (!program) return;
  checkProgram(program, { typeOf: () => 'any' });
  const binder = createBinder(() => ({ type: 'any', source: 'a', read: () => 2 }));
  compileProgramClosures(program, binder)(undefined, world);
}

const steps: Record<string, number[]> = {};
for (const [name, shape] of shapes) {
  run(shape(10));
  steps[name] = [];
  for (const length of lengths) steps[name].push(await countSteps(() => run(shape(length))));
}
console.log(JSON.stringify(steps));
