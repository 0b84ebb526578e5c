import { applyEdit, type Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { layerDrop, type RowTarget } from './layerDrop.ts';

const project = buildProject({
  prototypes: [{ id: 'id1' }],
  scenes: [
    {
      layers: [
        { id: 'id10', actors: ['id1', 'id2', 'id3'].map((id) => ({ id, prototype: 'id1' })) },
        { id: 'id11', actors: [{ id: 'id4', prototype: 'id1' }] },
        { id: 'id12' },
      ],
    },
  ],
});

/** Rows as the dock shows them: frontmost first. */
function rows(from: Project): string {
  const layers = from.scenes.get('id1')?.layers ?? [];
  return layers
    .toReversed()
    .map(({ id, actors }) => [id, ...actors.map((actor) => actor.id).toReversed()].join(' '))
    .join(' | ');
}

function dropped(keys: readonly string[], target: RowTarget): string {
  const scene = project.scenes.get('id1');
  if (!scene) throw new Error('the scene is there');
  let current = project;
  for (const edit of layerDrop(scene, keys, target)) {
    const done = applyEdit(current, edit);
    if (!done.ok) throw new Error('the edit is possible');
    current = done.value.project;
  }
  return rows(current);
}

const start = 'id12 | id11 id4 | id10 id3 id2 id1';

it.each([
  ['a layer above another', ['id10'], 'id12', 'before', 'id10 id3 id2 id1 | id12 | id11 id4'],
  ['a layer below another', ['id12'], 'id11', 'after', 'id11 id4 | id12 | id10 id3 id2 id1'],
  ['a layer onto another does nothing', ['id12'], 'id10', 'on', start],
  ['an actor above another', ['id1'], 'id3', 'before', 'id12 | id11 id4 | id10 id1 id3 id2'],
  ['an actor below another', ['id3'], 'id1', 'after', 'id12 | id11 id4 | id10 id2 id1 id3'],
  ['actors onto a layer', ['id1', 'id3'], 'id11', 'on', 'id12 | id11 id3 id1 id4 | id10 id2'],
  ['an actor between those of another layer', ['id4'], 'id2', 'before', 'id12 | id11 | id10 id3 id4 id2 id1'],
  ['an actor onto itself does nothing', ['id2'], 'id2', 'before', start],
] as const)('dropping %s', (_title, keys, key, dropPosition, wanted) => {
  expect(rows(project)).toBe(start);
  expect(dropped(keys, { type: 'item', key, dropPosition })).toBe(wanted);
});
