import { type ManyOptions, runBatch } from '../batch/runBatch.ts';
import type { CommandResult, Terminal } from '../terminal.ts';

/** Reports the contents and sizes of projects. */
export function infoCommand(
  projectPaths: readonly string[],
  options: ManyOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const job = { module: new URL('./jobs/infoOne.ts', import.meta.url), options: {} };
  const headings = { scenes: 'Scenes', prototypes: 'Actors', instances: 'Instances', behaviors: 'Behaviors' };
  return runBatch(projectPaths, job, options, terminal, headings);
}
