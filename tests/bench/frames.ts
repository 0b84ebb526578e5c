import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createGame, createHeadlessPorts } from '@playhouse/runtime';
import { busyProject } from './busyProject.ts';
import { type Row, shortest } from './row.ts';

/** G3f: a whole frame of a busy game without a view; G3h: memory left behind by frames. */
export async function rows(): Promise<Row[]> {
  const project = busyProject(5000, 10, 500);
  const game = await createGame(project, createHeadlessPorts(project), { seed: 1 });
  for (let warm = 0; warm < 120; warm++) game.step([]);
  if (game.faults.length > 0) throw new Error(game.faults[0]?.message);
  const { frame } = shortest({ frame: () => game.step([]) }, 180);
  game.destroy();
  return [
    {
      id: 'G3f',
      what: 'a frame of 5000 actors with 10 rules each and 500 bodies',
      value: frame * 1e3,
      unit: 'ms',
      goal: { max: 8 },
    },
    {
      id: 'G3h',
      what: 'heap growth between two collections, over 600 frames',
      value: heapGrowth(),
      unit: 'B/frame',
      goal: { max: 64 },
    },
  ];
}

/** Measured in a separate process that may force collections. */
function heapGrowth(): number {
  const script = fileURLToPath(new URL('./heapGrowth.ts', import.meta.url));
  return Number(execFileSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' }));
}
