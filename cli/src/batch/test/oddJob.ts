import type { RunOne } from '../job.ts';

/** A job that misbehaves in the way that the name of its path says. */
export const runOne: RunOne<unknown> = async (projectPath, _, { beat }) => {
  if (projectPath.startsWith('hang')) for (;;);
  if (projectPath.startsWith('exit')) process.exit(7);
  if (projectPath.startsWith('fill')) fill();
  if (projectPath.startsWith('crash')) setImmediate(() => JSON.parse('{'));
  if (projectPath.startsWith('throw')) throw new Error('The job is broken.');
  if (projectPath.startsWith('slow')) await workOn(beat);
  if (projectPath.startsWith('crash')) await new Promise(() => undefined);
  return {
    status: 0,
    json: { projectPath },
    lines: [projectPath],
    title: projectPath,
    counts: { letters: projectPath.length },
  };
};

function fill(): void {
  const kept: unknown[] = [];
  for (;;) kept.push(new Array(1_000_000).fill(0.5));
}

/** Takes longer than the limit, but sends heartbeats. */
async function workOn(beat: () => void): Promise<void> {
  for (const until = performance.now() + 1500; performance.now() < until; ) {
    beat();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
