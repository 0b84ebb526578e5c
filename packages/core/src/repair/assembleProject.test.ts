import { expect, it } from 'vitest';
import { fullProject } from '../../../../fixtures/projects/build/fullProject.ts';
import { documentsOf } from '../archive/writeProject.ts';
import { collectionNames } from '../model/project.ts';
import { assembleProject } from './assembleProject.ts';

const { project } = fullProject();
const documents: ReadonlyMap<string, unknown> = new Map(documentsOf(project));

it('documents of every kind are reassembled into their project', () => {
  for (const name of collectionNames) expect(project[name].size, name).toBeGreaterThan(0);
  expect(assembleProject(documents)).toEqual(project);
});

it('a document of a wrong shape is left out, and so is one at the path of another kind', () => {
  const [scene] = project.scenes.values();
  const given = new Map([
    ...documents,
    ['scenes/id9001.json', { id: 'id9001' }],
    ['actors/id9002.json', { ...scene, id: 'id9002' }],
    ['readme.txt', scene],
  ]);
  expect(assembleProject(given)).toEqual(project);
});

it.each(['object.json', 'assets.json'])('there is no project without %s, or with one of a wrong shape', (name) => {
  const rest = [...documents].filter(([document]) => document !== name);
  expect(assembleProject(new Map(rest))).toBeUndefined();
  expect(assembleProject(new Map([...documents, [name, {}]]))).toBeUndefined();
});
