import { describe, expect, test } from 'vitest';
import type { Edit } from '../edit/editDefinitions.ts';
import type { Issue } from '../model/issue.ts';
import type { Path } from '../model/path.ts';
import { type BehaviorDescription, buildProject, testEdit } from '../testing.ts';
import { validateProject } from '../validate/validateProject.ts';
import { findUses } from './findUses.ts';
import type { UseTarget } from './useTarget.ts';

const change = (targetAttribute: string): BehaviorDescription => ({
  class: 'ChangeAttributeAction',
  attributes: { targetAttribute, RHS: '1' },
});
const real = (name: string) => ({ '@': 'real', $: 0, name });

/** Keypaths that only instances have, each in a distinguishable instance. */
const project = buildProject({
  attributes: { id9: real('Score') },
  prototypes: [
    { id: 'id1', name: 'Pip', attributes: { id5: real('Mood') }, behaviors: [change('self.attributes.id5')] },
    { id: 'id2', name: 'Snail', behaviors: [change('game.attributes.id9')] },
  ],
  scenes: [
    {
      id: 'id3',
      attributes: { id6: real('Dark') },
      layers: [
        { id: 'id30', actors: [{ id: 'id31', prototype: 'id1' }] },
        {
          id: 'id40',
          actors: [
            {
              id: 'id41',
              prototype: 'id2',
              attributes: { id4: real('Own') },
              behaviors: [
                change('scene.attributes.id6'),
                change('self.attributes.id4'),
                change('scene.layers.id30.actors.id31.attributes.rotation'),
                change('scene.layers.id30.actors.id31.attributes.id5'),
                change('scene.layers.id40.actors.id41.attributes.id4'),
                change('game.attributes.id9'),
              ],
            },
          ],
        },
      ],
    },
    { id: 'id4', attributes: { id6: real('Dark') } },
  ],
});

const own: UseTarget = { kind: 'attribute', owner: { scene: 'id3', instance: 'id41' }, id: 'id4' };
const placed: UseTarget = { kind: 'instance', scene: 'id3', id: 'id31' };

const deletions: readonly (readonly [title: string, target: UseTarget, remove: Edit, uses: number])[] = [
  [
    'an attribute of a scene',
    { kind: 'attribute', owner: { scene: 'id3' }, id: 'id6' },
    { kind: 'attribute.remove', data: { owner: { scene: 'id3' }, id: 'id6' } },
    1,
  ],
  [
    'an attribute that only one instance has',
    own,
    { kind: 'attribute.remove', data: { owner: { scene: 'id3', instance: 'id41' }, id: 'id4' } },
    2,
  ],
  [
    'an attribute of an actor',
    { kind: 'attribute', owner: { prototype: 'id1' }, id: 'id5' },
    { kind: 'attribute.remove', data: { owner: { prototype: 'id1' }, id: 'id5' } },
    2,
  ],
  [
    'an attribute of the game',
    { kind: 'gameAttribute', id: 'id9' },
    { kind: 'attribute.remove', data: { owner: 'game', id: 'id9' } },
    2,
  ],
  ['an instance', placed, { kind: 'instance.remove', data: { scene: 'id3', ids: ['id31'] } }, 2],
  ['the layer of an instance', placed, { kind: 'layer.remove', data: { scene: 'id3', layer: 'id30' } }, 2],
  ['the actor of an instance', placed, { kind: 'prototype.remove', data: { prototype: 'id1' } }, 2],
];

/** Without the positions of layers and instances, which shift when one before them is removed. */
const tail = (path: Path) => path.slice(path.lastIndexOf('behaviors')).join('/');

describe('deleting', () => {
  test('deleting nothing causes no findings', () => {
    expect(validateProject(project).issues).toEqual([]);
  });

  test.each(deletions)('%s causes one finding at each use, and no other', (_title, target, remove, count) => {
    const uses = findUses(project, target);
    const { issues }: { readonly issues: readonly Issue[] } = validateProject(testEdit(project, remove));
    expect(issues.map(({ path }) => tail(path)).sort()).toEqual(uses.map(({ path }) => tail(path)).sort());
    expect(uses.length).toBe(count);
  });
});
