import { type ManyOptions, runBatch } from '../batch/runBatch.ts';
import type { CommandResult, Terminal } from '../terminal.ts';
import type { MigrateJob } from './jobs/migrateOne.ts';

export interface MigrateOptions extends ManyOptions, MigrateJob {}

/** Migrates projects to the newest format, or with `--check` lists those in an older one: status 1 then. */
export function migrateCommand(
  projectPaths: readonly string[],
  options: MigrateOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { check = false } = options;
  const job = { module: new URL('./jobs/migrateOne.ts', import.meta.url), options: { check } };
  return runBatch(projectPaths, job, options, terminal, { files: 'Files' });
}
