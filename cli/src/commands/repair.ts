import fs from 'node:fs';
import path from 'node:path';
import { isLegacyProject, type RepairChange, repairFiles, summarizeProject, writeProject } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { keepBackup } from '../io/keepBackup.ts';
import { readStoredFiles } from '../io/readAnyProject.ts';
import { writeArchive } from '../io/writeArchive.ts';
import { writeProjectFolder } from '../io/writeProjectFolder.ts';
import { reportIssue } from '../reporters/issueReport.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface RepairCommandOptions extends CommonOptions {
  readonly write?: boolean;
}

/** Lists what repair would change; with `--write` changes it, after a backup beside the project. */
export async function repairCommand(
  [place = '']: readonly string[],
  options: RepairCommandOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { files } = await readStoredFiles(place, terminal.cwd);
  if (isLegacyProject(files)) {
    throw new CommandError(exitStatus.io, 'project.legacy', `${place} is a legacy project. Import it first.`, place);
  }
  const repaired = repairFiles(files, {});
  if (!repaired.ok) {
    const [first] = repaired.issues;
    const message = `${place} cannot be repaired. ${repaired.issues.map((issue) => issue.message).join(' ')}`;
    throw new CommandError(exitStatus.io, first?.code ?? 'project.unreadable', message, place);
  }
  const { contents, changes, issues } = repaired.value;
  const isWritten = options.write === true && changes.length > 0;
  const backup = isWritten ? await replace(path.resolve(terminal.cwd, place), writeProject(contents)) : undefined;
  const blocking = issues.filter((issue) => issue.severity === 'blocking').length;
  return {
    status: blocking > 0 ? exitStatus.issues : exitStatus.done,
    json: {
      project: { ...summarizeProject(contents.project), path: place },
      written: isWritten,
      ...(backup === undefined ? {} : { backup: path.relative(terminal.cwd, backup) }),
      changes,
      issues: issues.map((issue) => reportIssue(contents.project, issue)),
    },
    lines: changes.map(changeLine),
    messages: [summaryOf(place, changes.length, isWritten, backup)],
  };
}

/** Puts the repaired files in the project's place and keeps what was there beside it; returns where. */
async function replace(target: string, files: ReadonlyMap<string, Uint8Array>): Promise<string> {
  const backup = keepBackup(target);
  if (fs.statSync(target).isDirectory()) await writeProjectFolder(target, files);
  else writeArchive(target, files);
  return backup;
}

function changeLine({ document, path: inside, why }: RepairChange): string {
  return `${[document, inside.join('/')].filter(Boolean).join(' ')}: ${why}`;
}

function summaryOf(place: string, count: number, isWritten: boolean, backup: string | undefined): string {
  if (count === 0) return `${place} needs no repair.`;
  const changes = count === 1 ? 'One change' : `${count} changes`;
  if (isWritten) return `${changes} made. What was there before is in ${backup}.`;
  return `${changes} would be made. Run it again with --write to make them.`;
}
