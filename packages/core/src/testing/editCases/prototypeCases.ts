import { actorOf, meadowOf } from '../editSample.ts';
import type { EditCase } from './editCase.ts';

/** Cases of actor edits. */
export const prototypeCases: readonly EditCase[] = [
  [
    'a new actor from an image',
    { kind: 'prototype.add', data: { id: 'id3', name: 'Pip', image: 'pip', size: { width: 8, height: 9 } } },
    (p) => [p.object.prototypes, p.actors.get('id3')?.attributes.name, p.actors.get('id3')?.attributes.size],
    [['id1', 'id2', 'id3'], 'Pip 1', { width: 8, height: 9 }],
  ],
  [
    'an actor’s name',
    { kind: 'prototype.rename', data: { prototype: 'id2', name: 'Slug' } },
    (p) => p.actors.get('id2')?.attributes.name,
    'Slug',
  ],
  [
    'a copy of an actor after the original',
    { kind: 'prototype.duplicate', data: { prototype: 'id1', id: 'id3' } },
    (p) => [p.object.prototypes, p.actors.get('id3')?.attributes.name, p.actors.get('id3')?.behaviors.length],
    [['id1', 'id3', 'id2'], 'Pip 1', 1],
  ],
  [
    'a removed actor, with all its instances',
    { kind: 'prototype.remove', data: { prototype: 'id1' } },
    (p) => [p.object.prototypes, meadowOf(p)?.layers.map(({ actors }) => actors.map(({ id }) => id))],
    [['id2'], [['id22'], []]],
  ],
  [
    'removed placeholders of an actor without a document',
    { kind: 'prototype.remove', data: { prototype: 'id404' } },
    (p) => actorOf(p, 'id22'),
    undefined,
  ],
  [
    'the order of actors in the list',
    { kind: 'prototype.reorder', data: { prototype: 'id2', index: -1 } },
    (p) => p.object.prototypes,
    ['id2', 'id1'],
  ],
  [
    'an actor’s aspect',
    {
      kind: 'prototype.setAttribute',
      data: { prototype: 'id1', path: ['aspects', 'physics', 'attributes', 'density'], value: 2 },
    },
    (p) => p.actors.get('id1')?.aspects.physics.attributes.density,
    2,
  ],
  [
    'a new actor with the default name and size',
    { kind: 'prototype.add', data: { id: 'id3' } },
    (p) => [p.actors.get('id3')?.attributes.name, p.actors.get('id3')?.attributes.size],
    ['New Actor', { width: 100, height: 100 }],
  ],
];
