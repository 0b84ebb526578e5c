import os from 'node:os';
import path from 'node:path';
import type { KnownAssets } from '../assets/knownAssets.ts';
import { estimateSize } from './estimateSize.ts';
import type { Job, ResultOptions } from './job.ts';
import { createOneWorker } from './jobWorker.ts';
import { createMemoryGate } from './memoryGate.ts';
import type { Outcome } from './messages.ts';

export interface JobSettings {
  readonly cwd: string;
  readonly resultOptions: ResultOptions;
  readonly known: KnownAssets;
  /** How many projects at once; from 1. Default: as many as cores and memory allow. */
  readonly jobs?: number;
  /** How long one project may run without a heartbeat. */
  readonly seconds?: number;
  /** How many megabytes of objects one thread may have. */
  readonly megabytes?: number;
  /** Called for each finished project, with the number of finished projects and its index. */
  readonly onDone?: (done: number, projectPath: string) => void;
}

/** A thread and its asset process take about 200 MB: more of them would exceed 1 GB in total. */
const mostAtOnce = 4;

/** Limit on the total file size of concurrent projects, in bytes; a larger project runs alone. */
const mostWeight = 160 * 1024 * 1024;
/** After a project of this size, in bytes, its thread is ended. */
const heavy = 48 * 1024 * 1024;

/** Starting a thread pays off only for several projects. */
const projectsPerThread = 4;

/**
 * Runs a job for each project, several at once in threads, and returns the results in the order of the projects. A
 * project that hangs, crashes or takes too much memory only fails itself.
 */
export async function runJobs<Options>(
  projectPaths: readonly string[],
  job: Job<Options>,
  { cwd, resultOptions, known, jobs, seconds = 60, megabytes = 384, onDone }: JobSettings,
): Promise<Outcome[]> {
  const count = Math.min(projectPaths.length, jobs ?? usualCount(projectPaths.length));
  const workers = Array.from({ length: count }, () =>
    createOneWorker({ job, cwd, resultOptions, known, seconds, megabytes }),
  );
  const gate = createMemoryGate(mostWeight);
  const outcomes: Outcome[] = [];
  let next = 0;
  let done = 0;
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let at = next++; at < projectPaths.length; at = next++) {
          const projectPath = projectPaths[at] ?? '';
          const weight = estimateSize(path.resolve(cwd, projectPath));
          await gate.enter(weight);
          outcomes[at] = await worker.run(projectPath);
          // A new thread starts with empty memory; garbage collection would take a while.
          if (weight > heavy) worker.stop();
          gate.leave(weight);
          done += 1;
          onDone?.(done, projectPath);
        }
        worker.close();
      }),
    );
  } finally {
    for (const worker of workers) worker.close();
  }
  return outcomes;
}

function usualCount(projectPaths: number): number {
  return Math.max(1, Math.min(os.availableParallelism(), mostAtOnce, Math.ceil(projectPaths / projectsPerThread)));
}
