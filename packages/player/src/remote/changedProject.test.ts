import { buildProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { changedDocuments, withDocuments } from './changedProject.ts';

const project = buildProject({
  prototypes: [{ id: 'id1', name: 'Pip' }, { id: 'id2' }],
  scenes: [{ id: 'id9', layers: [] }],
});

test('sends only the differences, which reproduce the project when applied', () => {
  const actors = new Map(project.actors);
  const pip = project.actors.get('id1');
  if (!pip) throw new Error('Pip is there');
  actors.set('id3', { ...pip, id: 'id3' });
  actors.delete('id2');
  const after = { ...project, actors, object: { ...project.object, title: 'Other' } };
  const documents = changedDocuments(project, after);
  expect(documents.map(({ collection, id, document }) => [collection, id, document !== undefined])).toEqual([
    ['object', '', true],
    ['actors', 'id2', false],
    ['actors', 'id3', true],
  ]);
  expect(withDocuments(project, structuredClone(documents))).toEqual(after);
});

test('sends nothing for an unchanged project', () => {
  expect(changedDocuments(project, project)).toEqual([]);
});
