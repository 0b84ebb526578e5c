import { type ManyOptions, runBatch } from '../batch/runBatch.ts';
import type { CommandResult, Terminal } from '../terminal.ts';

/** Says what projects hold and how large they are. */
export function infoCommand(
  projectPaths: readonly string[],
  options: ManyOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const job = { module: new URL('./jobs/infoOne.ts', import.meta.url), options: {} };
  const headings = { scenes: 'Scenes', prototypes: 'Actors', instances: 'Instances', behaviors: 'Behaviors' };
  return runBatch(projectPaths, job, options, terminal, headings);
}
