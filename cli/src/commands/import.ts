import { summarizeProject } from '@playhouse/core';
import { exitStatus } from '../exit.ts';
import { readAnyProject } from '../io/readAnyProject.ts';
import { writeNewProject } from '../io/writeNewProject.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface ImportOptions extends CommonOptions {
  readonly out: string;
}

/** Turns a legacy project into a Playhouse project at a new place and lists what could not be carried over. */
export async function importCommand(
  [place = '']: readonly string[],
  options: ImportOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { contents, losses } = await readAnyProject(place, terminal.cwd);
  await writeNewProject(options.out, contents, terminal.cwd);
  const json = { project: { ...summarizeProject(contents.project), path: options.out }, losses };
  const lines = [
    `${contents.project.object.title} is now in ${options.out}.`,
    ...losses.map((loss) => `  ${loss.document} ${loss.path}: ${loss.what} (${loss.why})`),
    losses.length === 0
      ? 'Everything was carried over.'
      : `${losses.length} things were not carried over as they were.`,
  ];
  return { status: exitStatus.done, json, lines };
}
