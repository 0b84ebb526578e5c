import { parseArgs } from 'node:util';
import { plantedFaults } from './faults.ts';
import { simulate } from './world.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    planted: { type: 'string' },
  },
});

const planted = plantedFaults.find((each) => each === values.planted);

if (values.seed !== undefined) {
  const { problems, trace } = await simulate(Number(values.seed), planted);
  console.log(trace.join('\n'));
  report(Number(values.seed), problems);
} else await runMany(Number(values.from), Number(values.seeds));

async function runMany(from: number, count: number): Promise<void> {
  const sums = { edits: 0, merges: 0, crashes: 0, steps: 0 };
  let failures = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const { problems, edits, merges, crashes, steps } = await simulate(seed, planted);
    sums.edits += edits;
    sums.merges += merges;
    sums.crashes += crashes;
    sums.steps += steps;
    if (problems.length > 0) failures += 1;
    report(seed, problems);
  }
  const { edits, merges, crashes, steps } = sums;
  console.log(
    `${count} seeds, ${edits} edits, ${merges} merges, ${crashes} crashes, ${steps} steps, ${failures} failed`,
  );
}

function report(seed: number, problems: readonly string[]): void {
  if (problems.length > 0) process.exitCode = 1;
  for (const problem of problems) console.log(`seed ${seed}: ${problem}`);
}
