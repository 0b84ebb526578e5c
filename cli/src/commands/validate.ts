import { type ManyOptions, runBatch } from '../batch/runBatch.ts';
import type { CommandResult, Terminal } from '../terminal.ts';
import type { ValidateJob } from './jobs/validateOne.ts';

export interface ValidateOptions extends ManyOptions, ValidateJob {}

/** Checks each project. Status 1 when one has blocking issues, 3 when one cannot be read; the others go on. */
export function validateCommand(
  projectPaths: readonly string[],
  options: ValidateOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { maxWarnings } = options;
  const job = { module: new URL('./jobs/validateOne.ts', import.meta.url), options: { maxWarnings } };
  return runBatch(projectPaths, job, options, terminal, headings, 'validate');
}

const headings = { blockingErrorCount: 'Errors', nonBlockingErrorCount: 'Warnings' };
