import { type MergedProject, mergeProjects, type ProjectContents, summarizeProject } from '@playhouse/core';
import { exitStatus } from '../exit.ts';
import { digestFiles } from '../io/digestFiles.ts';
import { readAnyProject } from '../io/readAnyProject.ts';
import { writeNewProject } from '../io/writeNewProject.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface MergeOptions extends CommonOptions {
  readonly out: string;
}

/**
 * Merges two descendants of a project. Where both changed the same thing, one value is in the result and the
 * other in the list of conflicts: status 1. docs/reliability.md#d5.
 */
export async function mergeCommand(
  [base = '', mine = '', theirs = '']: readonly string[],
  { out }: MergeOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const [first, second, third] = [
    (await readAnyProject(base, terminal.cwd)).contents,
    (await readAnyProject(mine, terminal.cwd)).contents,
    (await readAnyProject(theirs, terminal.cwd)).contents,
  ];
  const merged = mergeProjects(first.project, second.project, third.project, {
    base: digestFiles(first.files),
    mine: digestFiles(second.files),
    theirs: digestFiles(third.files),
  });
  const { project, conflicts } = merged;
  await writeNewProject(out, { project, files: filesOf(merged, second, third) }, terminal.cwd);
  const count = conflicts.length === 1 ? 'One conflict' : `${conflicts.length} conflicts`;
  return {
    status: conflicts.length > 0 ? exitStatus.issues : exitStatus.done,
    json: { project: { ...summarizeProject(project), path: out }, conflicts },
    lines: conflicts.map(({ words }) => words),
    messages: [
      `The merged project is in ${out}. ${conflicts.length === 0 ? 'There are no conflicts.' : `${count}; look at each.`}`,
    ],
  };
}

function filesOf({ files }: MergedProject, mine: ProjectContents, theirs: ProjectContents): Map<string, Uint8Array> {
  const merged = new Map<string, Uint8Array>();
  for (const [name, { side, path }] of files) {
    const bytes = (side === 'mine' ? mine : theirs).files.get(path);
    if (bytes) merged.set(name, bytes);
  }
  return merged;
}
