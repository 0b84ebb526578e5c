import { actorOf } from '../editSample.ts';
import type { EditCase } from './editCase.ts';

/** Cases of custom attribute edits. */
export const attributeCases: readonly EditCase[] = [
  [
    'a custom attribute',
    { kind: 'attribute.add', data: { owner: { prototype: 'id1' }, id: 'id78', name: 'Speed', type: 'index' } },
    (p) => p.actors.get('id1')?.attributes.id78,
    { '@': 'index', $: 1, name: 'Speed 01' },
  ],
  [
    'the name of a custom attribute',
    { kind: 'attribute.rename', data: { owner: 'game', id: 'id90', name: 'Points' } },
    (p) => p.object.attributes.id90,
    { '@': 'integer', $: 3, name: 'Points' },
  ],
  [
    'a removed custom attribute',
    { kind: 'attribute.remove', data: { owner: { prototype: 'id1' }, id: 'id77' } },
    (p) => p.actors.get('id1')?.attributes.id77,
    undefined,
  ],
  [
    'the type of a custom attribute and its value',
    { kind: 'attribute.retype', data: { owner: { prototype: 'id1' }, id: 'id77', type: 'text' } },
    (p) => p.actors.get('id1')?.attributes.id77,
    { '@': 'text', $: '220', name: 'Speed' },
  ],
  [
    'an attribute that only one placed actor has',
    {
      kind: 'attribute.add',
      data: { owner: { scene: 'id1', instance: 'id20' }, id: 'id78', name: 'Mood', type: 'text' },
    },
    (p) => [actorOf(p, 'id20')?.attributes.id78, p.actors.get('id1')?.attributes.id78],
    [{ '@': 'text', $: '', name: 'Mood' }, undefined],
  ],
  [
    'an order that is already correct',
    { kind: 'attribute.reorder', data: { owner: 'game', id: 'id90', index: 7 } },
    (p) => Object.keys(p.object.attributes).at(-1),
    'id90',
  ],
  [
    'an attribute of a scene',
    { kind: 'attribute.add', data: { owner: { scene: 'id1' }, id: 'id78', name: 'Wind', type: 'angle' } },
    (p) => p.scenes.get('id1')?.attributes.id78,
    { '@': 'angle', $: 0, name: 'Wind' },
  ],
  [
    'the type of an attribute of the game',
    { kind: 'attribute.retype', data: { owner: 'game', id: 'id90', type: 'boolean' } },
    (p) => p.object.attributes.id90,
    { '@': 'boolean', $: true, name: 'Score' },
  ],
  [
    'a removed game attribute',
    { kind: 'attribute.remove', data: { owner: 'game', id: 'id90' } },
    (p) => Object.keys(p.object.attributes).includes('id90'),
    false,
  ],
  [
    'the name of an attribute of an actor',
    { kind: 'attribute.rename', data: { owner: { prototype: 'id1' }, id: 'id77', name: 'Pace' } },
    (p) => p.actors.get('id1')?.attributes.id77,
    { '@': 'real', $: 220, name: 'Pace' },
  ],
  [
    'the order of attributes of the game, tables included',
    { kind: 'attribute.reorder', data: { owner: 'game', id: 'id90', index: 0 } },
    (p) => Object.keys(p.object.attributes).filter((key) => key.startsWith('id')),
    ['id90', 'id70'],
  ],
];
