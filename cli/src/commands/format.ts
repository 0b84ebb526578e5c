import { type ManyOptions, runBatch } from '../batch/runBatch.ts';
import type { CommandResult, Terminal } from '../terminal.ts';
import type { FormatJob } from './jobs/formatOne.ts';

export interface FormatOptions extends ManyOptions, FormatJob {}

/**
 * Brings projects into the canonical form, or with `--check` lists those that are not: status 1 then.
 * docs/format.md#canonical-text.
 */
export function formatCommand(
  projectPaths: readonly string[],
  options: FormatOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { check = false } = options;
  const job = { module: new URL('./jobs/formatOne.ts', import.meta.url), options: { check } };
  return runBatch(projectPaths, job, options, terminal, { files: 'Files' });
}
