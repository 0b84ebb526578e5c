import { fileURLToPath } from 'node:url';
import { type Instance, type Project, readProject, writeProject } from '@playhouse/core';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';

/** The sample game with each prototype copied many times under new ids. */
export function largeProject(copies: number): Project {
  const folder = fileURLToPath(new URL('../../fixtures/templates/pip-and-the-lanterns', import.meta.url));
  const read = readProject(readProjectFiles(folder));
  if (!read.ok) throw new Error('The sample game cannot be read.');
  const { project } = read.value.contents;
  const actors = new Map(project.actors);
  for (let copy = 1; copy <= copies; copy++) {
    for (const prototype of project.actors.values()) {
      const id = `id${copy}${prototype.id.slice(2)}`;
      actors.set(id, { ...structuredClone(prototype), id });
    }
  }
  return { ...project, actors, object: { ...project.object, prototypes: [...actors.keys()] } };
}

/** The compact text of every document by its stored path. */
export function compactTexts(project: Project): [path: string, text: string][] {
  return [...writeProject({ project, files: new Map() })].map(([path, bytes]) => [
    path,
    JSON.stringify(JSON.parse(Buffer.from(bytes).toString('utf8'))),
  ]);
}

/** A project of documents as returned by `JSON.parse`, not checked yet. */
export function parseTexts(texts: readonly (readonly [path: string, text: string])[]): Project {
  const single = new Map<string, unknown>();
  const collections = new Map<string, Map<string, unknown>>();
  for (const name of ['scenes', 'actors', 'tables', 'delegates', 'behaviors', 'tests'])
    collections.set(name, new Map());
  for (const [path, text] of texts) {
    const [head = '', file = ''] = path.split('/');
    const value: unknown = JSON.parse(text);
    const id = file.replace(/(\.play)?\.json$/, '');
    if (file === '') single.set(head.replace('.json', ''), value);
    else collections.get(head)?.set(id, value);
  }
  return { ...Object.fromEntries(single), ...Object.fromEntries(collections) } as unknown as Project;
}

/** Instances of one prototype, side by side. */
export function crowdOf(prototype: string, count: number): Instance[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `id${100_000 + index}`,
    prototype,
    attributes: { position: { x: index % 1000, y: index / 10 } },
  }));
}
