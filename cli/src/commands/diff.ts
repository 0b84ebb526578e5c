import { diffProjects, type FileDiff } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { digestFiles } from '../io/digestFiles.ts';
import { readAnyProject } from '../io/readAnyProject.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface DiffOptions extends CommonOptions {
  readonly git?: boolean;
  readonly exitCode?: boolean;
}

/** The differences between two projects: as text, or with `--json` as the ops from the first to the second. */
export async function diffCommand(
  args: readonly string[],
  { git, exitCode }: DiffOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  if (git) return (await import('../git/describeForGit.ts')).describeForGit(args, terminal.cwd);
  const [first, second] = args;
  if (first === undefined || second === undefined || args.length > 2) {
    throw new CommandError(exitStatus.usage, 'usage', 'Give two projects; see playhouse diff --help.');
  }
  const before = (await readAnyProject(first, terminal.cwd)).contents;
  const after = (await readAnyProject(second, terminal.cwd)).contents;
  const digests = { before: digestFiles(before.files), after: digestFiles(after.files) };
  const { ops, lines, files } = diffProjects(before.project, after.project, digests);
  const count = lines.length + files.length;
  const isSame = ops.length + files.length === 0;
  return {
    status: exitCode && !isSame ? exitStatus.issues : exitStatus.done,
    json: { before: first, after: second, same: isSame, lines, files, ops },
    lines: [...lines.map(({ text }) => text), ...files.map(fileLine)],
    messages: [isSame ? `${first} and ${second} are the same.` : `${count === 1 ? 'One change' : `${count} changes`}.`],
  };
}

function fileLine({ path, change }: FileDiff): string {
  return `File ${path}: ${{ added: 'added', removed: 'deleted', changed: 'has other content' }[change]}`;
}
