import { validateProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { sceneCounts } from './sceneCounts.ts';

const broken = { class: 'ChangeImageAction', attributes: { image: 'nowhere' } };

it('counts actors rather than findings, including those whose prototype is broken', () => {
  const project = buildProject({
    prototypes: [{ id: 'id1', behaviors: [broken, broken] }, { id: 'id2' }],
    scenes: [
      { id: 'id10', layers: [{ actors: [{ prototype: 'id1' }, { prototype: 'id1' }, { prototype: 'id2' }] }] },
      { id: 'id11', layers: [{ actors: [{ prototype: 'id2', behaviors: [broken, broken, broken] }] }, { actors: [] }] },
      { id: 'id12', layers: [{ actors: [{ prototype: 'id2' }] }] },
    ],
  });
  const { issues } = validateProject(project);
  expect(issues.length).toBeGreaterThan(4);
  const found = sceneCounts(project, issues).map(({ id, errors, warnings }) => [id, errors + warnings]);
  expect(found).toEqual([
    ['id10', 2],
    ['id11', 1],
    ['id12', 0],
  ]);
});
