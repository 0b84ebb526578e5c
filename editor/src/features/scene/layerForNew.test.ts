import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { layerForNew } from './useSelection.ts';

const scene = buildProject({
  prototypes: [{ id: 'id1' }, { id: 'id2' }],
  scenes: [
    {
      layers: [
        { id: 'id10', actors: [{ prototype: 'id1' }] },
        { id: 'id11' },
        { id: 'id12', scrollable: false, actors: [{ prototype: 'id2' }] },
      ],
    },
  ],
})
  .scenes.values()
  .next().value;

it.each([
  ['the selected layer', 'id10', 'id10'],
  ['the selected layer, even when others are in front', 'id11', 'id11'],
  ['the last layer', undefined, 'id12'],
  ['the last layer when the selected one no longer exists', 'id99', 'id12'],
])('a new actor goes into %s', (_, selected, layer) => {
  if (!scene) throw new Error('there is a scene');
  expect(layerForNew(scene, selected)?.id).toBe(layer);
});
