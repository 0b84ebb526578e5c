import os from 'node:os';
import type { KnownAssets } from '../assets/knownAssets.ts';
import type { Job, ResultWishes } from './job.ts';
import type { Outcome } from './messages.ts';
import { createOneWorker } from './oneWorker.ts';

export interface JobSettings {
  readonly cwd: string;
  readonly wishes: ResultWishes;
  readonly known: KnownAssets;
  /** How many projects at once; from 1. Default: as many as cores and memory allow. */
  readonly jobs?: number;
  /** How long one project may take without a sign of life. */
  readonly seconds?: number;
  /** Hears of each project that is done: how many of them are, and which one. */
  readonly onDone?: (done: number, place: string) => void;
}

/** A thread and its process for assets take some 200 MB: with more at once, the whole would pass a gigabyte. */
const mostAtOnce = 4;

/** A thread is worth its start only with a few projects to do. */
const projectsPerThread = 4;

/**
 * Runs a job for each place, several at once in threads, and returns what came of each in the order of the places. A
 * project that hangs, dies or takes too much memory is its own failure; the others do not notice.
 */
export async function runJobs<Options>(
  places: readonly string[],
  job: Job<Options>,
  { cwd, wishes, known, jobs, seconds = 60, onDone }: JobSettings,
): Promise<Outcome[]> {
  const count = Math.min(places.length, jobs ?? usualCount(places.length));
  const workers = Array.from({ length: count }, () => createOneWorker({ job, cwd, wishes, known, seconds }));
  const outcomes: Outcome[] = [];
  let next = 0;
  let done = 0;
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let at = next++; at < places.length; at = next++) {
          const place = places[at] ?? '';
          outcomes[at] = await worker.run(place);
          done += 1;
          onDone?.(done, place);
        }
        worker.close();
      }),
    );
  } finally {
    for (const worker of workers) worker.close();
  }
  return outcomes;
}

function usualCount(places: number): number {
  return Math.max(1, Math.min(os.availableParallelism(), mostAtOnce, Math.ceil(places / projectsPerThread)));
}
