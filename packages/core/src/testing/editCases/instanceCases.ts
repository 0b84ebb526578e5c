import { actorOf, meadowOf } from '../editSample.ts';
import type { EditCase } from './editCase.ts';

const at = { scene: 'id1' } as const;

/** Cases of instance edits. */
export const instanceCases: readonly EditCase[] = [
  [
    'an actor in the selected layer',
    { kind: 'instance.add', data: { ...at, id: 'id50', prototype: 'id2', layer: 'id10', position: { x: 1, y: 2 } } },
    (p) => meadowOf(p)?.layers[0]?.actors[3],
    { id: 'id50', prototype: 'id2', attributes: { position: { x: 1, y: 2 }, uiPinned: false } },
  ],
  [
    'an actor in the last layer, at the prototype’s position',
    { kind: 'instance.add', data: { ...at, id: 'id50', prototype: 'id1', layer: 'id999' } },
    (p) => meadowOf(p)?.layers[1]?.actors[1]?.attributes,
    { position: { x: 5, y: 6 }, uiPinned: false },
  ],
  [
    'the positions of a group',
    { kind: 'instance.move', data: { ...at, ids: ['id20', 'id23'], by: { x: -0.1, y: 3 } } },
    (p) => [actorOf(p, 'id20')?.attributes.position, actorOf(p, 'id23')?.attributes.position],
    [
      { x: 99.9, y: 103 },
      { x: 9.9, y: 23 },
    ],
  ],
  [
    'positions and sizes of a group, scaled by the ratio of the boxes',
    {
      kind: 'instance.resize',
      data: { ...at, ids: ['id20', 'id21'], anchor: { x: 50, y: 50 }, scale: { x: 2, y: 0.5 } },
    },
    (p) => [actorOf(p, 'id20')?.attributes, actorOf(p, 'id21')?.attributes],
    [
      { position: { x: 150, y: 75 }, size: { width: 200, height: 50 } },
      { position: { x: 350, y: 75 }, size: { width: 100, height: 10 } },
    ],
  ],
  [
    'the size of a rotated actor along its own sides',
    {
      kind: 'instance.resize',
      data: { ...at, ids: ['id20'], anchor: { x: 100, y: 50 }, scale: { x: 3, y: 1 }, rotation: 90 },
    },
    (p) => actorOf(p, 'id20')?.attributes,
    { position: { x: 100, y: 200 }, size: { width: 300, height: 100 } },
  ],
  [
    'angles and positions about the center',
    { kind: 'instance.rotate', data: { ...at, ids: ['id20', 'id21'], by: -90, pivot: { x: 150, y: 100 } } },
    (p) => [actorOf(p, 'id20')?.attributes, actorOf(p, 'id21')?.attributes.position],
    [
      { position: { x: 150, y: 150 }, rotation: 270 },
      { x: 150, y: 50 },
    ],
  ],
  [
    'many removed actors',
    { kind: 'instance.remove', data: { ...at, ids: ['id20', 'id23', 'id20'] } },
    (p) => meadowOf(p)?.layers.map(({ actors }) => actors.map(({ id }) => id)),
    [['id21', 'id22'], []],
  ],
  [
    'copies with overrides and behaviors, 10 right and up',
    {
      kind: 'instance.duplicate',
      data: {
        ...at,
        copies: [
          { from: 'id23', id: 'id60' },
          { from: 'id21', id: 'id61' },
        ],
      },
    },
    (p) => [
      actorOf(p, 'id60')?.attributes.position,
      actorOf(p, 'id60')?.behaviors?.length,
      actorOf(p, 'id61')?.attributes.size,
    ],
    [{ x: 20, y: 30 }, 1, { width: 50, height: 20 }],
  ],
  [
    'copies at a distance, in front of the others, in order',
    {
      kind: 'instance.duplicate',
      data: {
        ...at,
        copies: [
          { from: 'id21', id: 'id60' },
          { from: 'id20', id: 'id61' },
        ],
        by: { x: -1, y: 2.5 },
      },
    },
    (p) => [
      meadowOf(p)?.layers[0]?.actors.map(({ id }) => id),
      actorOf(p, 'id60')?.attributes.position,
      actorOf(p, 'id61')?.attributes.position,
    ],
    [['id20', 'id21', 'id22', 'id60', 'id61'], { x: 199, y: 102.5 }, { x: 99, y: 102.5 }],
  ],
  [
    'an actor’s position when the center is outside it',
    { kind: 'instance.rotate', data: { ...at, ids: ['id20'], by: 180, pivot: { x: 100, y: 90 } } },
    (p) => actorOf(p, 'id20')?.attributes,
    { position: { x: 100, y: 80 }, rotation: 180 },
  ],
  [
    'the order of actors in a layer',
    { kind: 'instance.reorder', data: { ...at, ids: ['id22', 'id20'], layer: 'id10', index: 1 } },
    (p) => meadowOf(p)?.layers[0]?.actors.map(({ id }) => id),
    ['id21', 'id22', 'id20'],
  ],
  [
    'the layer of an actor, and the keypaths that lead to it',
    { kind: 'instance.reorder', data: { ...at, ids: ['id20'], layer: 'id11', index: 0 } },
    (p) => [meadowOf(p)?.layers[1]?.actors.map(({ id }) => id), actorOf(p, 'id23')?.behaviors?.[0]?.attributes],
    [
      ['id20', 'id23'],
      {
        targetAttribute: 'scene.layers.id11.actors.id20.attributes.position.x',
        RHS: { '@': 'expression', $: ['1+', { keypath: 'scene.layers.id11.actors.id20.attributes.id77' }] },
      },
    ],
  ],
  [
    'values of their own for several',
    {
      kind: 'instance.setAttribute',
      data: { ...at, ids: ['id20', 'id23'], path: ['attributes', 'rotation'], value: -90 },
    },
    (p) => [actorOf(p, 'id20')?.attributes.rotation, actorOf(p, 'id23')?.attributes.rotation],
    [270, 270],
  ],
  [
    'a custom attribute on an instance, in full',
    { kind: 'instance.setAttribute', data: { ...at, ids: ['id20'], path: ['attributes', 'id77'], value: 5 } },
    (p) => actorOf(p, 'id20')?.attributes.id77,
    { '@': 'real', $: 5, name: 'Speed' },
  ],
  [
    'one part of a size that follows the prototype',
    { kind: 'instance.setAttribute', data: { ...at, ids: ['id20'], path: ['attributes', 'size', 'width'], value: 5 } },
    (p) => actorOf(p, 'id20')?.attributes.size,
    { width: 5, height: 100 },
  ],
  [
    'an aspect of an instance that had none',
    {
      kind: 'instance.setAttribute',
      data: { ...at, ids: ['id20', 'id23'], path: ['aspects', 'motion', 'attributes', 'maxSpeed'], value: 5 },
    },
    (p) => [actorOf(p, 'id20')?.aspects, actorOf(p, 'id23')?.aspects],
    [
      { motion: { attributes: { maxSpeed: 5 } } },
      { graphics: { attributes: { visible: false } }, motion: { attributes: { maxSpeed: 5 } } },
    ],
  ],
  [
    'a lock on an aspect, without empty containers',
    {
      kind: 'instance.clearAttribute',
      data: { ...at, ids: ['id20', 'id23'], path: ['aspects', 'graphics', 'attributes', 'visible'] },
    },
    (p) => Object.keys(actorOf(p, 'id23') ?? {}),
    ['id', 'prototype', 'attributes', 'behaviors'],
  ],
  [
    'a lock on an attribute',
    { kind: 'instance.clearAttribute', data: { ...at, ids: ['id21'], path: ['attributes', 'size', 'width'] } },
    (p) => Object.keys(actorOf(p, 'id21')?.attributes ?? {}),
    ['position'],
  ],
  [
    'behaviors of its own, copied from the prototype',
    { kind: 'instance.setUnlocked', data: { ...at, ids: ['id20', 'id23'], unlocked: true } },
    (p) => [actorOf(p, 'id20')?.behaviors?.[0]?.class, actorOf(p, 'id23')?.behaviors?.[0]?.class],
    ['RuleBehavior', 'ChangeAttributeAction'],
  ],
  [
    'the prototype’s behaviors again',
    { kind: 'instance.setUnlocked', data: { ...at, ids: ['id20', 'id23'], unlocked: false } },
    (p) => actorOf(p, 'id23')?.behaviors,
    undefined,
  ],
  [
    'an override that becomes the prototype’s value',
    { kind: 'instance.unlockAttribute', data: { ...at, ids: ['id20', 'id21'], path: ['attributes', 'size', 'width'] } },
    (p) => [actorOf(p, 'id20')?.attributes.size, actorOf(p, 'id21')?.attributes.size],
    [
      { width: 100, height: 100 },
      { width: 50, height: 20 },
    ],
  ],
  [
    'an aspect of an instance without a prototype, by the default',
    {
      kind: 'instance.setAttribute',
      data: { ...at, ids: ['id22'], path: ['attributes', 'size', 'height'], value: '30' },
    },
    (p) => actorOf(p, 'id22')?.attributes.size,
    { width: 100, height: 30 },
  ],
];
