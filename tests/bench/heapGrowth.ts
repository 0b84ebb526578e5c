/** Prints the heap growth between two forced collections, in bytes per frame. Started with `--expose-gc`. */
import { createGame, createHeadlessPorts } from '@playhouse/runtime';
import { busyProject } from './busyProject.ts';

const frames = 600;
const project = busyProject(2000, 3, 0);
const game = await createGame(project, createHeadlessPorts(project), { seed: 1 });
for (let warm = 0; warm < frames; warm++) game.step([]);
const before = heapAfterCollection();
for (let frame = 0; frame < frames; frame++) game.step([]);
console.log((heapAfterCollection() - before) / frames);

function heapAfterCollection(): number {
  if (!globalThis.gc) throw new Error('Start this with --expose-gc.');
  for (let round = 0; round < 4; round++) globalThis.gc();
  return process.memoryUsage().heapUsed;
}
