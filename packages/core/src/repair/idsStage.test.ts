import { expect, it } from 'vitest';
import { buildProject } from '../testing.ts';
import { repairInSteps, repairProject } from './repairProject.ts';

const options = { repairSparse: true, further: ['ids'] } as const;

it('ids that occur twice in lists, layers, rows and columns become unique, with the reason', () => {
  const project = buildProject({
    attributes: { randomSeed: 5 },
    prototypes: [{ id: 'id1' }],
    scenes: [{ id: 'id2', layers: [{ id: 'id3', actors: [{ id: 'id3', prototype: 'id1' }] }, { id: 'id3' }] }],
    tables: [{ id: 'id5', name: 'T', rows: ['a', 'b'], columns: [{ name: 'c', cells: ['', ''] }] }],
  });
  const table = structuredClone(project.tables.get('id5'));
  const [first, second] = table?.rows ?? [];
  if (!table || !first || !second) throw new Error('The table has another shape.');
  const rows = [first, { ...second, id: first.id }];
  const damaged = {
    ...project,
    object: { ...project.object, scenes: ['id2', 'id2', 'id2'], prototypes: ['id1', 'id9', 'id1'] },
    tables: new Map([['id5', { ...table, rows }]]),
  };
  const { changes } = repairProject(damaged, options);
  const twice = 'id3 is already used by something before it.';
  expect(changes.map(({ stage, document, path, from, why }) => [stage, document, path.join('/'), from, why])).toEqual([
    ['ids', 'object.json', 'scenes/2', 'id2', 'id2 is already in the list.'],
    ['ids', 'object.json', 'scenes/1', 'id2', 'id2 is already in the list.'],
    ['ids', 'object.json', 'prototypes/2', 'id1', 'id1 is already in the list.'],
    ['ids', 'scenes/id2.json', 'layers/0/actors/0/id', 'id3', twice],
    ['ids', 'scenes/id2.json', 'layers/1/id', 'id3', twice],
    ['ids', 'tables/id5.json', 'rows/1/id', first.id, `${first.id} is already used by something before it.`],
  ]);
  expect([...repairInSteps(damaged, options)].at(-1)).toBe('Checking project ids for potential errors...');
});
