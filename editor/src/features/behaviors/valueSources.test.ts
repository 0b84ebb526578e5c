import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { valueSources } from './valueSources.ts';

const project = buildProject({
  prototypes: [
    { id: 'id1', name: 'Pip' },
    { id: 'id2', name: 'Lantern' },
    { id: 'id3', name: 'Never placed' },
  ],
  scenes: [
    {
      id: 'id5',
      name: 'Meadow',
      layers: [
        {
          actors: [
            { id: 'id20', prototype: 'id1' },
            { id: 'id21', prototype: 'id2' },
          ],
        },
        {
          actors: [
            { id: 'id22', prototype: 'id1' },
            { id: 'id23', prototype: 'id1', attributes: { name: 'Pop' } },
          ],
        },
      ],
    },
    { id: 'id6', name: 'Cave', layers: [{ actors: [{ id: 'id20', prototype: 'id1' }] }] },
  ],
});

const labelsOf = (owner: Parameters<typeof valueSources>[1]) => valueSources(project, owner).map(({ label }) => label);

it('lists the placed actors of a prototype, scene by scene, and numbers equal names', () => {
  expect(labelsOf({ prototype: 'id1' })).toEqual([
    'Values of Pip in Meadow',
    'Values of Pip 2 in Meadow',
    'Values of Pop in Meadow',
    'Values of Pip in Cave',
  ]);
  const ids = valueSources(project, { prototype: 'id1' }).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('lists only the actor itself where it has its own behaviors', () => {
  expect(valueSources(project, { scene: 'id6', instance: 'id20' })).toMatchObject([
    { label: 'Values of Pip in Cave', owner: { kind: 'instance', scene: 'id6', id: 'id20' } },
  ]);
});

it('falls back to the prototype, and to nothing for an actor that no longer exists', () => {
  expect(valueSources(project, { prototype: 'id3' })).toMatchObject([
    { label: 'Values of Never placed', owner: { kind: 'prototype', id: 'id3' } },
  ]);
  expect(labelsOf({ scene: 'id5', instance: 'id99' })).toEqual([]);
});
