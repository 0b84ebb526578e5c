import { describe, expect, it } from 'vitest';
import type { Project } from '../model/project.ts';
import { actorOf, editSample, meadowOf } from '../testing/editSample.ts';
import { testEdit } from '../testing.ts';
import { type Edit, editDefinitions, findEdit } from './editDefinitions.ts';

const at = { scene: 'id1' } as const;

const cases: readonly (readonly [title: string, edit: Edit, look: (project: Project) => unknown, wanted: unknown])[] = [
  ['the title', { kind: 'project.setTitle', data: { title: 'Lanterns' } }, (p) => p.object.title, 'Lanterns'],
  [
    'a game attribute in its type',
    { kind: 'project.setAttribute', data: { path: ['attributes', 'id90'], value: '4.4' } },
    (p) => p.object.attributes.id90,
    { '@': 'integer', $: 4, name: 'Score' },
  ],
  [
    'a part of the display size',
    { kind: 'project.setAttribute', data: { path: ['attributes', 'displaySize', 'width'], value: 480 } },
    (p) => p.object.attributes.displaySize,
    { width: 480, height: 768 },
  ],
  [
    'a new scene with a free name',
    { kind: 'scene.add', data: { id: 'id5', layer: 'id6', name: 'Cave' } },
    (p) => [p.object.scenes, p.scenes.get('id5')?.attributes.name, p.scenes.get('id5')?.layers.map(({ id }) => id)],
    [['id1', 'id2', 'id5'], 'Cave 1', ['id6']],
  ],
  ['a scene less', { kind: 'scene.remove', data: { scene: 'id1' } }, (p) => p.object.scenes, ['id2']],
  [
    'a scene’s name',
    { kind: 'scene.rename', data: { scene: 'id2', name: 'Cellar' } },
    (p) => p.scenes.get('id2')?.attributes.name,
    'Cellar',
  ],
  [
    'the order of scenes, clamped',
    { kind: 'scene.reorder', data: { scene: 'id1', index: 99 } },
    (p) => p.object.scenes,
    ['id2', 'id1'],
  ],
  [
    'a scene’s camera',
    { kind: 'scene.setAttribute', data: { scene: 'id1', path: ['attributes', 'camera', 'origin', 'x'], value: 7 } },
    (p) => meadowOf(p)?.attributes.camera.origin,
    { x: 7, y: 0 },
  ],
  [
    'a layer in front',
    { kind: 'layer.add', data: { scene: 'id1', id: 'id12', name: 'Sky' } },
    (p) => meadowOf(p)?.layers.map(({ attributes }) => attributes.name),
    ['Ground', 'Front', 'Sky'],
  ],
  [
    'a layer less, with its actors',
    { kind: 'layer.remove', data: { scene: 'id1', layer: 'id10' } },
    (p) => meadowOf(p)?.layers.map(({ id }) => id),
    ['id11'],
  ],
  [
    'a layer’s name',
    { kind: 'layer.rename', data: { scene: 'id1', layer: 'id10', name: 'Soil' } },
    (p) => meadowOf(p)?.layers[0]?.attributes.name,
    'Soil',
  ],
  [
    'whether a layer scrolls',
    { kind: 'layer.setScrollable', data: { scene: 'id1', layer: 'id10', scrollable: false } },
    (p) => meadowOf(p)?.layers[0]?.attributes.scrollable,
    false,
  ],
  [
    'the order of layers',
    { kind: 'layer.reorder', data: { scene: 'id1', layer: 'id10', index: 1 } },
    (p) => meadowOf(p)?.layers.map(({ id }) => id),
    ['id11', 'id10'],
  ],
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
    'the places of a group',
    { kind: 'instance.move', data: { ...at, ids: ['id20', 'id23'], by: { x: -0.1, y: 3 } } },
    (p) => [actorOf(p, 'id20')?.attributes.position, actorOf(p, 'id23')?.attributes.position],
    [
      { x: 99.9, y: 103 },
      { x: 9.9, y: 23 },
    ],
  ],
  [
    'places and sizes of a group in the ratio of the boxes',
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
    'the size of a turned actor along its own sides',
    {
      kind: 'instance.resize',
      data: { ...at, ids: ['id20'], anchor: { x: 100, y: 50 }, scale: { x: 3, y: 1 }, rotation: 90 },
    },
    (p) => actorOf(p, 'id20')?.attributes,
    { position: { x: 100, y: 200 }, size: { width: 300, height: 100 } },
  ],
  [
    'angles and places about the middle',
    { kind: 'instance.rotate', data: { ...at, ids: ['id20', 'id21'], by: -90, pivot: { x: 150, y: 100 } } },
    (p) => [actorOf(p, 'id20')?.attributes, actorOf(p, 'id21')?.attributes.position],
    [
      { position: { x: 150, y: 150 }, rotation: 270 },
      { x: 150, y: 50 },
    ],
  ],
  [
    'many actors less',
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
    'a value of their own for several',
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
    'a new actor from a picture',
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
    'a copy of an actor behind it',
    { kind: 'prototype.duplicate', data: { prototype: 'id1', id: 'id3' } },
    (p) => [p.object.prototypes, p.actors.get('id3')?.attributes.name, p.actors.get('id3')?.behaviors.length],
    [['id1', 'id3', 'id2'], 'Pip 1', 1],
  ],
  [
    'an actor less, with all its instances',
    { kind: 'prototype.remove', data: { prototype: 'id1' } },
    (p) => [p.object.prototypes, meadowOf(p)?.layers.map(({ actors }) => actors.map(({ id }) => id))],
    [['id2'], [['id22'], []]],
  ],
  [
    'the placeholders of an actor without definition less',
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
    'a nested behavior off',
    { kind: 'behavior.setEnabled', data: { owner: { prototype: 'id1' }, behavior: 'id2', enabled: false } },
    (p) => p.actors.get('id1')?.behaviors[0]?.behaviors?.[0]?.enabled,
    false,
  ],
  [
    'a behavior of an unlocked instance off',
    {
      kind: 'behavior.setEnabled',
      data: { owner: { scene: 'id1', instance: 'id23' }, behavior: 'id5', enabled: false },
    },
    (p) => actorOf(p, 'id23')?.behaviors?.[0]?.enabled,
    false,
  ],
  [
    'a picture in the manifest',
    { kind: 'asset.add', data: { kind: 'images', asset: { name: 'snail', files: [{ name: 'snail.png', size: 3 }] } } },
    (p) => p.assets.images.map(({ name }) => name),
    ['pip', 'snail'],
  ],
  [
    'a custom attribute',
    { kind: 'attribute.add', data: { owner: { prototype: 'id1' }, id: 'id78', name: 'Speed', type: 'index' } },
    (p) => p.actors.get('id1')?.attributes.id78,
    { '@': 'index', $: 1, name: 'Speed 1' },
  ],
  [
    'the name of a custom attribute',
    { kind: 'attribute.rename', data: { owner: 'game', id: 'id90', name: 'Points' } },
    (p) => p.object.attributes.id90,
    { '@': 'integer', $: 3, name: 'Points' },
  ],
  [
    'a custom attribute less',
    { kind: 'attribute.remove', data: { owner: { prototype: 'id1' }, id: 'id77' } },
    (p) => p.actors.get('id1')?.attributes.id77,
    undefined,
  ],
  [
    'ops as they stand',
    { kind: 'ops.apply', data: [{ op: 'set', path: ['object', 'title'], value: 'X' }] },
    (p) => p.object.title,
    'X',
  ],
];

describe('every edit', () => {
  it.each(cases)('changes %s', (_title, edit, look, wanted) => {
    expect(look(testEdit(editSample(), edit))).toEqual(wanted);
  });

  it('has a case here and says in words what it does', () => {
    const tried = new Set(cases.map(([, edit]) => edit.kind));
    expect(editDefinitions.map(({ kind }) => kind).filter((kind) => !tried.has(kind))).toEqual([]);
    const labels = cases.map(([, { kind, data }]) => findEdit(kind)?.label(editSample(), data));
    expect(labels.filter((label) => !label?.what || label.what.includes('undefined'))).toEqual([]);
  });

  it('renames an attribute also where an instance holds its own value', () => {
    const data = { ...at, ids: ['id20'], path: ['attributes', 'id77'], value: 5 };
    const own = testEdit(editSample(), { kind: 'instance.setAttribute', data });
    const owner = { prototype: 'id1' };
    const renamed = testEdit(own, { kind: 'attribute.rename', data: { owner, id: 'id77', name: 'Pace' } });
    expect(actorOf(renamed, 'id20')?.attributes.id77).toEqual({ '@': 'real', $: 5, name: 'Pace' });
    const removed = testEdit(renamed, { kind: 'attribute.remove', data: { owner, id: 'id77' } });
    expect(Object.keys(actorOf(removed, 'id20')?.attributes ?? {})).toEqual(['position']);
  });
});
