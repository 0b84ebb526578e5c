import type { RunOne } from '../job.ts';

/** A job that does to its thread what the name of its place says. */
export const runOne: RunOne<unknown> = async (place, _, { beat }) => {
  if (place.startsWith('hang')) for (;;);
  if (place.startsWith('exit')) process.exit(7);
  if (place.startsWith('fill')) fill();
  if (place.startsWith('crash')) setImmediate(() => JSON.parse('{'));
  if (place.startsWith('throw')) throw new Error('The job is broken.');
  if (place.startsWith('slow')) await workOn(beat);
  if (place.startsWith('crash')) await new Promise(() => undefined);
  return { status: 0, json: { place }, lines: [place], title: place, counts: { letters: place.length } };
};

function fill(): void {
  const kept: unknown[] = [];
  for (;;) kept.push(new Array(1_000_000).fill(0.5));
}

/** Takes longer than the limit, but shows signs of life. */
async function workOn(beat: () => void): Promise<void> {
  for (const until = performance.now() + 1500; performance.now() < until; ) {
    beat();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
