import { accountOf, type Issue, issueCodes, type Loss, splitPath, summarizeProject } from '@playhouse/core';
import { exitStatus } from '../exit.ts';
import { readAnyProject } from '../io/readAnyProject.ts';
import { writeNewProject } from '../io/writeNewProject.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface ImportOptions extends CommonOptions {
  readonly out: string;
}

/** Imports a legacy project to a new path and lists what could not be imported. */
export async function importCommand(
  [projectPath = '']: readonly string[],
  options: ImportOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { contents, notes, losses: lost } = await readAnyProject(projectPath, terminal.cwd);
  await writeNewProject(options.out, contents, terminal.cwd);
  const account = accountOf(lost);
  const losses = [...notes.map(lossOf), ...account.losses];
  const restated = account.notes.map(({ note, count }) => `${note} (${count} ${count === 1 ? 'time' : 'times'})`);
  const count = losses.length === 1 ? 'One thing was' : `${losses.length} things were`;
  return {
    status: exitStatus.done,
    json: { project: { ...summarizeProject(contents.project), path: options.out }, losses, notes: account.notes },
    lines: [
      ...losses.map((loss) => `${[loss.document, loss.path].filter(Boolean).join(' ')}: ${loss.what} (${loss.why})`),
      ...restated,
    ],
    messages: [
      `${contents.project.object.title} is now in ${options.out}.`,
      losses.length === 0 ? 'Everything was imported.' : `${count} not imported unchanged.`,
    ],
  };
}

/** Anything that reading repaired or skipped was not imported unchanged. */
function lossOf({ path, message, code }: Issue): Loss {
  const location = splitPath(path);
  return { document: location.document, path: location.path.join('/'), what: issueCodes[code], why: message };
}
