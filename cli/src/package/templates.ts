import { createProject, type ProjectContents, projectPathKind, readProject, seedOfNewProjects } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { openResource, type Resource } from './resources.ts';

/** A project that new ones are created from. */
export interface Template {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** The template that needs no files. */
const emptyTemplate: Template = {
  name: 'empty',
  title: 'New Game',
  description: 'One empty scene.',
};

/** The templates for new projects: the empty one, then the sample games by name. */
export function listTemplates(): Template[] {
  const templates = openResource('templates');
  return [emptyTemplate, ...(templates ? namesOf(templates).map((name) => describe(templates, name)) : [])];
}

/** The project of a template. An unlisted name is a usage error. */
export function readTemplate(name: string): ProjectContents {
  if (name === emptyTemplate.name) {
    const project = createProject({ title: emptyTemplate.title, randomSeed: seedOfNewProjects });
    return { project, files: new Map() };
  }
  const templates = openResource('templates');
  if (!templates || !namesOf(templates).includes(name)) throw unknown(name);
  const read = readProject(filesOf(templates, name));
  if (!read.ok) throw new Error(`The template ${name} cannot be read: ${read.issues[0]?.message}`);
  return read.value.contents;
}

function namesOf({ names }: Resource): string[] {
  return names.filter((file) => /^[^/]+\/object\.json$/.test(file)).map((file) => file.split('/', 1)[0] ?? '');
}

/** The files of a template's project; pictures that only show it are left out. */
function filesOf(templates: Resource, name: string): Map<string, Uint8Array> {
  const paths = templates.names
    .filter((file) => file.startsWith(`${name}/`))
    .map((file) => file.slice(name.length + 1));
  return new Map(
    paths.filter((file) => projectPathKind(file)).map((file) => [file, templates.read(`${name}/${file}`)]),
  );
}

function describe(templates: Resource, name: string): Template {
  const read: unknown = JSON.parse(new TextDecoder().decode(templates.read(`${name}/object.json`)));
  const { title = name, longDescription = '' } = read as { title?: string; longDescription?: string };
  return { name, title, description: longDescription };
}

function unknown(name: string): CommandError {
  const names = listTemplates().map((template) => template.name);
  const message = `There is no template "${name}". Choose one of ${names.join(', ')}.`;
  return new CommandError(exitStatus.usage, 'template.missing', message);
}
