import { type ManyOptions, runBatch } from '../batch/runBatch.ts';
import type { CommandResult, Terminal } from '../terminal.ts';

export interface TestOptions extends ManyOptions {
  readonly only?: readonly string[];
  readonly maxSeconds: number;
  readonly update?: boolean;
}

/** Runs the play tests of projects. Status 1 when one fails. docs/format.md#exit-status. */
export function testCommand(
  projectPaths: readonly string[],
  options: TestOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { only = [], maxSeconds, update = false } = options;
  const { PATH, PLAYHOUSE_CHROMIUM } = terminal.env;
  const job = {
    module: new URL('./jobs/testOne.ts', import.meta.url),
    isApart: true,
    options: { names: only, maxSeconds, update, env: { PATH, PLAYHOUSE_CHROMIUM } },
  };
  return runBatch(projectPaths, job, options, terminal, { tests: 'Tests', failed: 'Failed' }, 'test');
}
