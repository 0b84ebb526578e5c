import { type ManyOptions, runBatch } from '../../batch/runBatch.ts';
import type { CommandResult, Terminal } from '../../terminal.ts';

/** Checks only the assets of projects. */
export function checkAssetsCommand(
  projectPaths: readonly string[],
  options: ManyOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const job = { module: new URL('../jobs/assetCheckOne.ts', import.meta.url), options: {} };
  const headings = { blockingErrorCount: 'Errors', nonBlockingErrorCount: 'Warnings' };
  return runBatch(projectPaths, job, options, terminal, headings);
}
