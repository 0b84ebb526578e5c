import { describe, expect, it } from 'vitest';
import { editSample } from '../testing/editSample.ts';
import { buildProject, testRefusal } from '../testing.ts';
import { applyEdit } from './applyEdit.ts';
import type { Edit } from './editDefinitions.ts';

const at = { scene: 'id1' } as const;

const refusals: readonly (readonly [title: string, edit: Edit, code: string])[] = [
  ['a blank title', { kind: 'project.setTitle', data: { title: ' ' } }, 'edit.refused'],
  ['a name longer than the limit', { kind: 'project.setTitle', data: { title: 'x'.repeat(257) } }, 'edit.refused'],
  [
    'an unknown attribute',
    { kind: 'project.setAttribute', data: { path: ['attributes', 'no'], value: 1 } },
    'edit.refused',
  ],
  [
    'a path outside the attributes',
    { kind: 'project.setAttribute', data: { path: ['title'], value: 'x' } },
    'edit.refused',
  ],
  [
    'a value of another type',
    { kind: 'project.setAttribute', data: { path: ['attributes', 'displaySize', 'width'], value: 'wide' } },
    'edit.refused',
  ],
  [
    'a size without its height',
    { kind: 'scene.setAttribute', data: { scene: 'id1', path: ['attributes', 'size'], value: { width: 3 } } },
    'edit.refused',
  ],
  [
    'a number that is not finite',
    { kind: 'scene.setAttribute', data: { scene: 'id1', path: ['attributes', 'gravity', 'x'], value: Number.NaN } },
    'edit.refused',
  ],
  ['a scene with a used id', { kind: 'scene.add', data: { id: 'id1', layer: 'id1' } }, 'edit.refused'],
  ['a scene that is gone', { kind: 'scene.rename', data: { scene: 'id9', name: 'x' } }, 'edit.target'],
  ['a layer that is gone', { kind: 'layer.remove', data: { scene: 'id1', layer: 'id9' } }, 'edit.target'],
  ['the last layer of a scene', { kind: 'layer.remove', data: { scene: 'id2', layer: 'id1' } }, 'edit.refused'],
  [
    'an instance of a missing actor',
    { kind: 'instance.add', data: { ...at, id: 'id50', prototype: 'id404' } },
    'edit.target',
  ],
  [
    'an instance with a used id',
    { kind: 'instance.add', data: { ...at, id: 'id23', prototype: 'id1' } },
    'edit.refused',
  ],
  [
    'a move in which one actor is gone',
    { kind: 'instance.move', data: { ...at, ids: ['id20', 'id99'], by: { x: 1, y: 1 } } },
    'edit.target',
  ],
  [
    'a scale of 0',
    { kind: 'instance.resize', data: { ...at, ids: ['id20'], anchor: { x: 0, y: 0 }, scale: { x: 0, y: 1 } } },
    'edit.refused',
  ],
  [
    'copies with the same id',
    {
      kind: 'instance.duplicate',
      data: {
        ...at,
        copies: [
          { from: 'id20', id: 'id6' },
          { from: 'id21', id: 'id6' },
        ],
      },
    },
    'edit.refused',
  ],
  [
    'an unlock without an actor',
    { kind: 'instance.setUnlocked', data: { ...at, ids: ['id22'], unlocked: true } },
    'edit.target',
  ],
  [
    'a behavior that is gone',
    { kind: 'behavior.setEnabled', data: { owner: { prototype: 'id1' }, behaviors: ['id9'], enabled: true } },
    'edit.target',
  ],
  [
    'behaviors of a locked instance',
    {
      kind: 'behavior.setEnabled',
      data: { owner: { scene: 'id1', instance: 'id20' }, behaviors: ['id1'], enabled: true },
    },
    'edit.target',
  ],
  [
    'an asset with a name that differs only in case',
    { kind: 'asset.add', data: { kind: 'images', asset: { name: 'PIP', files: [] } } },
    'edit.refused',
  ],
  [
    'an invalid attribute id',
    { kind: 'attribute.add', data: { owner: 'game', id: 'title', name: 'x', type: 'text' } },
    'edit.refused',
  ],
];

describe('an edit is refused and changes nothing', () => {
  it.each(refusals)('for %s', (_title, edit, code) => {
    expect(testRefusal(editSample(), edit).map((issue) => issue.code)).toEqual([code]);
  });

  it('for the last scene of a game', () => {
    const issues = testRefusal(buildProject(), { kind: 'scene.remove', data: { scene: 'id1' } });
    expect(issues.map(({ message }) => message)).toEqual(['A game needs at least one scene.']);
  });

  it('for a kind that this version does not know', () => {
    const applied = applyEdit(editSample(), { kind: 'scene.explode', data: {} });
    expect(applied.ok).toBe(false);
  });
});

describe('a change of something that does not exist', () => {
  it.each<[Edit, string]>([
    [{ kind: 'attribute.remove', data: { owner: 'game', id: 'id70' } }, 'Delete tables in the list of tables.'],
    [
      { kind: 'attribute.rename', data: { owner: 'game', id: 'id70', name: 'x' } },
      'Rename a table in the table itself.',
    ],
    [
      { kind: 'attribute.retype', data: { owner: 'game', id: 'id70', type: 'text' } },
      'The type of a table cannot be changed.',
    ],
    [
      { kind: 'project.setAttribute', data: { path: ['attributes', 'id70'], value: 1 } },
      'The value does not fit this attribute.',
    ],
    [{ kind: 'project.setText', data: JSON.parse('{"field":"title","text":"x"}') }, 'There is no such text.'],
    [{ kind: 'project.setText', data: JSON.parse('{"field":"toString","text":"x"}') }, 'There is no such text.'],
    [{ kind: 'project.setText', data: JSON.parse('{"field":"tags","text":5}') }, 'There is no such text.'],
    [{ kind: 'project.setTitle', data: { title: '' } }, 'A project needs a name.'],
    [{ kind: 'layer.remove', data: { scene: 'id2', layer: 'id1' } }, 'A scene needs at least one layer.'],
    [{ kind: 'tag.add', data: { tag: 'Good' } }, 'There is already a tag Good.'],
    [{ kind: 'tag.unassign', data: { owner: { prototype: 'id1' }, tag: 'Good' } }, 'This actor has no tag Good.'],
    [{ kind: 'delegate.add', data: { id: 'id9', event: 'onNothing' } }, 'There is no event onNothing.'],
    [
      {
        kind: 'behavior.setAttribute',
        data: { owner: { prototype: 'id1' }, behavior: 'id2', field: 'toString', value: 1 },
      },
      'Move has no field toString.',
    ],
    [
      {
        kind: 'condition.setAttribute',
        data: { owner: { prototype: 'id1' }, condition: 'id3', field: 'RHS', value: 1 },
      },
      'This condition has no field RHS.',
    ],
    [
      { kind: 'condition.insert', data: { owner: { prototype: 'id1' }, behavior: 'id2', index: 0, id: 'id9' } },
      'Move has no conditions.',
    ],
    ...[-1, 0.5, 3, Number.NaN].map((index): [Edit, string] => [
      { kind: 'condition.insert', data: { owner: { prototype: 'id1' }, behavior: 'id1', index, id: 'id9' } },
      'This position in the list of conditions does not exist.',
    ]),
    ...[-1, 0.5, 2, Number.NaN].map((index): [Edit, string] => [
      { kind: 'behavior.move', data: { owner: { prototype: 'id1' }, behaviors: ['id2'], to: { index } } },
      'This position in the list of behaviors does not exist.',
    ]),
    [
      { kind: 'condition.setSubject', data: { owner: { prototype: 'id1' }, condition: 'id3', subject: 'x' } },
      'A condition on an event has nothing to compare.',
    ],
  ])('is refused with a message: %j', (edit, message) => {
    expect(testRefusal(editSample(), edit).map((issue) => [issue.code, issue.message])).toEqual([
      ['edit.refused', message],
    ]);
  });
});
