import { describe, expect, it } from 'vitest';
import { editSample } from '../../testing/editSample.ts';
import { testEdit, testRefusal } from '../../testing.ts';
import { type Edit, findEdit } from '../editDefinitions.ts';

const group = { scene: 'id1', ids: ['id20', 'id21'] } as const;
const origin = { x: 0, y: 0 };

const refused: readonly (readonly [title: string, edit: Edit, words: RegExp])[] = [
  [
    'a rotation around an invalid point',
    { kind: 'instance.rotate', data: { ...group, by: 1, pivot: { x: Number.NaN, y: 0 } } },
    /far/,
  ],
  [
    'a rotation by something that is not a number',
    { kind: 'instance.rotate', data: { ...group, by: Number.NaN, pivot: origin } },
    /angle/,
  ],
  ['a resize around an invalid point', resize({ anchor: { x: Number.POSITIVE_INFINITY, y: 0 } }), /far/],
  ['a resize by something that is not a number', resize({ scale: { x: Number.NaN, y: 1 } }), /greater than 0/],
  ['a resize to nothing', resize({ scale: { x: 1, y: 0 } }), /greater than 0/],
  ['a resize beyond the range of numbers', resize({ scale: { x: 1.7e308, y: 1 } }), /far/],
  [
    'a move by something that is not a number',
    { kind: 'instance.move', data: { ...group, by: { x: 0, y: Number.NaN } } },
    /distance/,
  ],
  ['copies at an invalid position', copy({ by: { x: Number.NaN, y: 0 } }), /distance/],
  ['a copy with an invalid id', copy({ copies: [{ from: 'id20', id: 'copy' }] }), /cannot be used/],
  ['a copy with the id of a layer', copy({ copies: [{ from: 'id20', id: 'id11' }] }), /already/],
  [
    'an actor with the id of a layer',
    { kind: 'instance.add', data: { scene: 'id1', id: 'id10', prototype: 'id1' } },
    /already/,
  ],
  [
    'an actor with an invalid id',
    { kind: 'instance.add', data: { scene: 'id1', id: 'x', prototype: 'id1' } },
    /cannot/,
  ],
  ['a layer with the id of an actor', { kind: 'layer.add', data: { scene: 'id1', id: 'id20' } }, /already/],
  ['a layer without a name', { kind: 'layer.add', data: { scene: 'id1', id: 'id99', name: ' ' } }, /needs a name/],
  ['unlocking an attribute that no actor has', unlock('id20', ['attributes', 'nothing']), /no such/],
  ['unlocking a value of an actor without a document', unlock('id22', ['attributes', 'size']), /no longer exists/],
  [
    'an actor for an image without a size',
    { kind: 'prototype.add', data: { id: 'id3', size: { width: 0, height: 5 } } },
    /greater than 0/,
  ],
  ['an actor with an invalid id', { kind: 'prototype.add', data: { id: 'pip' } }, /cannot be used/],
  [
    'a copy of an actor that is gone',
    { kind: 'prototype.duplicate', data: { prototype: 'id9', id: 'id3' } },
    /no longer/,
  ],
  [
    'a copy of a scene that is gone',
    { kind: 'scene.duplicate', data: { scene: 'id9', id: 'id3' } },
    /no longer exists/,
  ],
  ['a copy of a scene with a used id', { kind: 'scene.duplicate', data: { scene: 'id1', id: 'id2' } }, /already/],
  ['a scene with a blank name', { kind: 'scene.add', data: { id: 'id3', layer: 'id1', name: '' } }, /needs a name/],
  [
    'a name with invisible characters',
    { kind: 'scene.rename', data: { scene: 'id1', name: 'a\u0000' } },
    /needs a name/,
  ],
];

function resize(part: { anchor?: { x: number; y: number }; scale?: { x: number; y: number } }): Edit {
  return { kind: 'instance.resize', data: { ...group, anchor: origin, scale: { x: 1, y: 1 }, ...part } };
}

function copy(part: { by?: { x: number; y: number }; copies?: { from: string; id: string }[] }): Edit {
  return { kind: 'instance.duplicate', data: { scene: 'id1', copies: [{ from: 'id20', id: 'id60' }], ...part } };
}

function unlock(id: string, path: readonly string[]): Edit {
  return { kind: 'instance.unlockAttribute', data: { scene: 'id1', ids: [id], path } };
}

describe('an edit is refused and changes nothing', () => {
  it.each(refused)('for %s', (_title, edit, words) => {
    expect(testRefusal(editSample(), edit).map(({ message }) => message)).toEqual([expect.stringMatching(words)]);
  });
});

describe('large numbers', () => {
  it('stay numbers when coordinates are rounded', () => {
    const far = testEdit(editSample(), { kind: 'instance.move', data: { ...group, by: { x: 1e300, y: 0 } } });
    const again = { kind: 'instance.move', data: { ...group, by: { x: 1.7e308, y: 0 } } } as const;
    const most = testEdit(far, again);
    expect(testRefusal(most, again)[0]?.message).toMatch(/far/);
  });
});

describe('labels', () => {
  it.each<readonly [Edit, what: string, where: string]>([
    [unlock('id20', ['attributes', 'size', 'width']), 'Unlocked Size width of Pip', 'Meadow'],
    [
      { kind: 'instance.setAttribute', data: { ...group, path: ['attributes', 'linearDamping'], value: 1 } },
      'Changed Linear damping of 2 actors',
      'Meadow',
    ],
    [
      { kind: 'instance.clearAttribute', data: { scene: 'id1', ids: ['id20'], path: ['attributes', 'id77'] } },
      'Locked Speed of Pip',
      'Meadow',
    ],
    [
      { kind: 'prototype.setAttribute', data: { prototype: 'id1', path: ['attributes', 'rotation'], value: 1 } },
      'Changed Rotation',
      'Pip',
    ],
    [
      { kind: 'scene.setAttribute', data: { scene: 'id1', path: ['attributes', 'camera', 'trackingArea'], value: {} } },
      'Changed Tracking area',
      'Meadow',
    ],
    [{ kind: 'project.setAttribute', data: { path: ['attributes', 'id90'], value: 1 } }, 'Changed Score', 'Test'],
    [
      { kind: 'attribute.retype', data: { owner: { prototype: 'id1' }, id: 'id77', type: 'angle' } },
      'Made Speed an angle',
      'Pip',
    ],
    [{ kind: 'attribute.remove', data: { owner: 'game', id: 'id90' } }, 'Deleted Score', 'Test'],
    [{ kind: 'scene.duplicate', data: { scene: 'id1', id: 'id9' } }, 'Duplicated Meadow', 'Test'],
    [{ kind: 'asset.rename', data: { kind: 'images', name: 'pip', to: 'pop' } }, 'Renamed pip to pop', 'Test'],
    [{ kind: 'asset.removeUnused', data: {} }, 'Deleted 1 unused asset', 'Test'],
    [
      { kind: 'asset.merge', data: { kind: 'images', name: 'pip', drop: ['a', 'b'] } },
      'Put pip in place of 2 images',
      'Test',
    ],
    [{ kind: 'project.setText', data: { field: 'tags', text: '' } }, 'Changed the tags', 'Test'],
  ])('of %j name the change and its target', ({ kind, data }, what, where) => {
    expect(findEdit(kind)?.label(editSample(), data)).toEqual({ what, where });
  });
});
