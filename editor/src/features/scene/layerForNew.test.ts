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
  ['the selected layer', 'id10', 'id2', 'id10'],
  ['the selected layer, even when it is pinned', 'id12', 'id1', 'id12'],
  ['the layer that already has this actor', undefined, 'id1', 'id10'],
  ['a pinned layer that already has this actor', undefined, 'id2', 'id12'],
  ['the frontmost layer that scrolls', undefined, 'id3', 'id11'],
  ['the frontmost layer that scrolls when the selected one no longer exists', 'id99', undefined, 'id11'],
])('a new actor goes into %s', (_, selected, prototype, layer) => {
  if (!scene) throw new Error('there is a scene');
  expect(layerForNew(scene, selected, prototype)?.id).toBe(layer);
});
