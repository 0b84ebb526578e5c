import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

/**
 * Counts what the engine runs: how often every block of the expression language and of its parser is entered while
 * `work` runs, with nothing inlined. A count of steps, the same on every machine, and no time.
 */
export async function countSteps(work: () => void): Promise<number> {
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

setFlagsFromString('--no-opt');

const counted = /core\/src\/(?:expression|attributes)\/(?!.*test)|chevrotain/;
