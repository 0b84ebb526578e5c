import { findInstance } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { ownAttributesOf } from './ownAttributesOf.ts';

const lives = { '@': 'integer', $: 3, name: 'Lives' } as const;
const speed = { '@': 'real', $: 220, name: 'Speed' } as const;

const project = buildProject({
  prototypes: [
    { id: 'id1', name: 'Pip', attributes: { id7: speed } },
    { id: 'id2', name: 'Snail', attributes: { id9: lives } },
  ],
  scenes: [
    {
      id: 'id3',
      layers: [
        {
          actors: [
            { id: 'id20', prototype: 'id1', attributes: { id7: { ...speed, $: 5 }, id8: lives, id9: lives } },
            { id: 'id21', prototype: 'id1', attributes: { id8: { ...lives, $: 1 } } },
            { id: 'id22', prototype: 'id1', attributes: { id8: { ...lives, '@': 'real' } } },
            { id: 'id23', prototype: 'id2', attributes: { id8: lives, id9: lives } },
            { id: 'id24', prototype: 'id404', attributes: { id7: speed } },
          ],
        },
      ],
    },
  ],
});

const rows: readonly (readonly [title: string, ids: readonly string[], own: readonly string[]])[] = [
  ['what its prototype lacks', ['id20'], ['id8', 'id9']],
  ['what all of them have', ['id20', 'id21'], ['id8']],
  ['nothing that has several types', ['id20', 'id22'], []],
  ['nothing that one of the prototypes has', ['id20', 'id23'], ['id8']],
  ['everything where the prototype is missing', ['id24'], ['id7']],
  ['nothing of no instances', [], []],
];

it.each(rows)('%s', (_title, ids, own) => {
  const scene = project.scenes.get('id3');
  const members = ids.flatMap((id) => {
    const instance = scene && findInstance(scene, id)?.instance;
    return instance ? [{ instance, prototype: project.actors.get(instance.prototype) }] : [];
  });
  expect([...ownAttributesOf(members)]).toEqual(own);
});
