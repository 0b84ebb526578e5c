import { fileURLToPath } from 'node:url';
import { type Project, readProject, validateProject, writeProject } from '@playhouse/core';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';
import { keep, type Row, race } from './row.ts';

const copies = 150;

/** G6: one whole check of a large project, warm, against JSON.parse of the same bytes. */
export async function rows(): Promise<Row[]> {
  const project = largeProject();
  const texts = [...writeProject({ project, files: new Map() }).values()].map((bytes) =>
    Buffer.from(bytes).toString('utf8'),
  );
  const compact = texts.map((text) => JSON.stringify(JSON.parse(text)));
  const bytes = compact.reduce((sum, text) => sum + text.length, 0);
  const times = race(
    {
      parse: () => {
        for (const text of compact) keep(JSON.parse(text));
      },
      check: () => keep(validateProject(project)),
    },
    0.6,
  );
  return [
    {
      id: 'G6',
      what: `whole check of ${(bytes / 1e6).toFixed(1)} MB, warm`,
      value: bytes / 1e6 / times.check,
      unit: 'MB/s',
      ratio: times.check / times.parse,
      against: 'JSON.parse of the same bytes',
      goal: { max: 0.25 },
    },
  ];
}

/** The sample game with each prototype copied many times under new ids. */
function largeProject(): Project {
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
