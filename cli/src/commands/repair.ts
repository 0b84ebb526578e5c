import { optionsFor } from '../batch/optionsFor.ts';
import { type ManyOptions, runBatch } from '../batch/runBatch.ts';
import { CommandError, exitStatus } from '../exit.ts';
import { type CommandResult, lineOf, type Terminal } from '../terminal.ts';
import type { RepairJob } from './jobs/repairOne.ts';

export interface RepairCommandOptions extends ManyOptions, RepairJob {
  readonly interactive?: boolean;
}

/** Lists what repair would change; with `--write` makes the changes, with `--interactive` lets the user choose. */
export async function repairCommand(
  projectPaths: readonly string[],
  options: RepairCommandOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { write, thorough, interactive, json, quiet } = options;
  if (interactive) {
    const [only = ''] = projectPaths;
    if (projectPaths.length > 1) {
      const message = 'Changes can be chosen in one project at a time. Name one project, or drop --interactive.';
      throw new CommandError(exitStatus.usage, 'usage', message);
    }
    if (terminal.isTerminal.in && terminal.isTerminal.out && !json && !quiet) return choose(only, options, terminal);
    if (!json && !quiet) terminal.err(lineOf('Choosing needs a terminal. These are the changes.'));
  }
  const job = { module: new URL('./jobs/repairOne.ts', import.meta.url), options: { write, thorough } };
  return runBatch(projectPaths, job, options, terminal, headings, 'repair');
}

const headings = { changes: 'Changes', blockingErrorCount: 'Errors left' };

async function choose(projectPath: string, options: RepairCommandOptions, terminal: Terminal): Promise<CommandResult> {
  const { openRepair } = await import('../repair/openRepair.ts');
  const { changeLine, countChanges, repairResult } = await import('../repair/repairResult.ts');
  const open = await openRepair(projectPath, terminal.cwd, options);
  const resultOptions = optionsFor(options, terminal);
  const asIs = repairResult(open, { isWritten: false, backup: undefined, cwd: terminal.cwd, resultOptions });
  if (open.changes.length === 0) return asIs;
  // Only this needs React, which takes a while to load.
  const { chooseRepairs } = await import('../views/chooseRepairs.ts');
  const { decision, chosen } = await chooseRepairs(open, terminal.hasColors.out);
  if (decision === 'interrupt') return { status: exitStatus.interrupted, json: undefined, lines: [] };
  if (decision !== 'write') return { ...asIs, lines: [], messages: ['Nothing was changed.'] };
  const { saveChosen } = await import('../repair/saveChosen.ts');
  const { made, left, backup } = await saveChosen(open, chosen, terminal.cwd);
  const { issues, changes: remaining } = await openRepair(projectPath, terminal.cwd, options);
  const blocking = issues.some(({ severity }) => severity === 'blocking');
  const leftLines = left.map((at) => open.changes[at]).filter((change) => change !== undefined);
  return {
    status: blocking || remaining.length > 0 ? exitStatus.issues : exitStatus.done,
    json: undefined,
    lines: made
      .map((at) => open.changes[at])
      .filter((change) => change !== undefined)
      .map(changeLine),
    messages: [
      `${countChanges(made.length)} made in ${projectPath}. A backup is in ${backup}.`,
      ...leftLines.map((change) => `Skipped because it depends on a change that was not chosen: ${changeLine(change)}`),
      ...(remaining.length > 0 ? [`${countChanges(remaining.length)} would still be made.`] : []),
    ],
  };
}
