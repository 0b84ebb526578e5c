import { type ManyOptions, runBatch } from '../batch/runBatch.ts';
import type { TargetKind } from '../find/targetKinds.ts';
import type { CommandResult, Terminal } from '../terminal.ts';

export interface FindOptions extends ManyOptions {
  readonly kind?: TargetKind;
}

/** Finds things by name in projects, and everything that uses them. */
export function findCommand(
  [wanted = '', ...projectPaths]: readonly string[],
  options: FindOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { kind } = options;
  const job = { module: new URL('./jobs/findOne.ts', import.meta.url), options: { wanted, ...(kind && { kind }) } };
  return runBatch(projectPaths, job, options, terminal, { targets: 'Things', uses: 'Uses' });
}
