import { summarizeProject } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { writeNewProject } from '../io/writeNewProject.ts';
import { listTemplates, readTemplate } from '../package/templates.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface NewOptions extends CommonOptions {
  readonly template: string;
  readonly title?: string;
  readonly list?: boolean;
}

/** Creates a project from a template at an unused path, or lists the templates. */
export async function newCommand(
  [projectPath]: readonly string[],
  { template, title, list = false }: NewOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  if (list) return showTemplates();
  if (projectPath === undefined) {
    const message = 'Name the new project, for example playhouse new my-game. See playhouse new --help.';
    throw new CommandError(exitStatus.usage, 'usage', message);
  }
  const { project: made, files } = readTemplate(template);
  const project = title === undefined ? made : { ...made, object: { ...made.object, title } };
  await writeNewProject(projectPath, { project, files }, terminal.cwd);
  return {
    status: exitStatus.done,
    json: { project: { ...summarizeProject(project), path: projectPath }, template },
    lines: [],
    messages: [`${project.object.title} created in ${projectPath}.`],
  };
}

function showTemplates(): CommandResult {
  const templates = listTemplates();
  const width = Math.max(...templates.map(({ name }) => name.length));
  return {
    status: exitStatus.done,
    json: { templates },
    lines: templates.map(({ name, title, description }) => `${name.padEnd(width)}  ${title}: ${description}`),
  };
}
