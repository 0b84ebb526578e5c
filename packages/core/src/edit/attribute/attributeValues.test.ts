import { describe, expect, it } from 'vitest';
import { builtInAttributes } from '../../attributes/findAttribute.ts';
import type { AttributeNode } from '../../attributes/tree/node.ts';
import { valueAt } from '../../model/path.ts';
import type { Project } from '../../model/project.ts';
import { actorOf, editSample } from '../../testing/editSample.ts';
import { testEdit, testRefusal } from '../../testing.ts';
import type { Edit } from '../editDefinitions.ts';

const sample = editSample();

/** Sets an attribute of the sample's actor, scene, game or instance. */
function setEdit(root: 'self' | 'scene' | 'game' | 'instance', path: readonly string[], value: unknown): Edit {
  switch (root) {
    case 'self':
      return { kind: 'prototype.setAttribute', data: { prototype: 'id1', path, value } };
    case 'scene':
      return { kind: 'scene.setAttribute', data: { scene: 'id1', path, value } };
    case 'game':
      return { kind: 'project.setAttribute', data: { path, value } };
    case 'instance':
      return { kind: 'instance.setAttribute', data: { scene: 'id1', ids: ['id20'], path, value } };
  }
}

function entityOf(project: Project, root: 'self' | 'scene' | 'game' | 'instance'): unknown {
  switch (root) {
    case 'self':
      return project.actors.get('id1');
    case 'scene':
      return project.scenes.get('id1');
    case 'game':
      return project.object;
    case 'instance':
      return actorOf(project, 'id20');
  }
}

/** A valid value that is not the default. */
function otherValue({ type, options, default: fallback, minimum, maximum }: AttributeNode): unknown {
  if (options !== undefined) return options.find(([code]) => code !== fallback)?.[0];
  if (type === 'boolean') return fallback !== true;
  if (type === 'text' || type === 'image') return 'pip';
  return maximum === undefined ? (minimum ?? 0) + 12 : (minimum ?? 0) + 0.5;
}

const stored = [...builtInAttributes()].flatMap(([keypath, node]) => {
  const [root, ...path] = keypath.split('.');
  const isStored = path[0] === 'attributes' || path[0] === 'aspects';
  return isStored && (root === 'self' || root === 'scene' || root === 'game')
    ? [{ keypath, root, path, node } as const]
    : [];
});

describe('every stored attribute', () => {
  it('has a row', () => {
    expect(stored.length).toBeGreaterThan(70);
  });

  it.each(stored.map((row) => [row.keypath, row] as const))('%s can be set', (_keypath, { root, path, node }) => {
    const value = otherValue(node);
    expect(valueAt(entityOf(testEdit(sample, setEdit(root, path, value)), root), path)).toEqual(value);
    if (root !== 'self') return;
    expect(valueAt(entityOf(testEdit(sample, setEdit('instance', path, value)), 'instance'), path)).toEqual(value);
  });

  it.each(stored.map((row) => [row.keypath, row] as const))('%s refuses a group', (_keypath, { root, path }) => {
    expect(testRefusal(sample, setEdit(root, path, { x: 1 })).map(({ code }) => code)).toEqual(['edit.refused']);
  });
});

const physics = ['aspects', 'physics', 'attributes'];

/** Rules of docs/product-rules.md#values, and docs/format.md#attributes. */
const kept: readonly (readonly ['self' | 'scene' | 'game' | 'instance', string, given: unknown, stored: unknown])[] = [
  ['self', 'attributes.rotation', -90, 270],
  ['self', 'attributes.rotation', '725.5', 5.5],
  ['instance', 'attributes.rotation', 360, 0],
  ['self', 'attributes.position.x', '12.5', 12.5],
  ['self', 'attributes.position', { x: 1, y: '2' }, { x: 1, y: 2 }],
  ['self', 'attributes.tags', 12, '12'],
  ['self', 'attributes.color.red', 3, 1],
  ['self', 'attributes.color', { red: -1, green: 0.5, blue: 2, alpha: 1 }, { red: 0, green: 0.5, blue: 1, alpha: 1 }],
  ['self', 'aspects.graphics.attributes.zIndex', 2.5, 3],
  ['self', 'aspects.graphics.attributes.visible', 'true', true],
  ['self', 'aspects.graphics.attributes.visible', 0, false],
  ['self', 'aspects.graphics.attributes.blendingMode', '4', 4],
  ['game', 'attributes.randomSeed', -1, -1],
  ['game', 'attributes.networkEnabled', 99, 99],
  ['game', 'attributes.name', 'a\u0007\ud800b', 'a\ufffdb'],
  ['scene', 'attributes.camera.origin', { x: 4, y: 5 }, { x: 4, y: 5 }],
];

const refused: readonly (readonly ['self' | 'scene' | 'game' | 'instance', string, unknown, words: RegExp])[] = [
  ['self', 'attributes.position.x', '', /valid real/],
  ['self', 'attributes.position.x', null, /valid real/],
  ['self', 'attributes.position.x', 'left', /valid real/],
  ['self', 'attributes.position.x', true, /valid real/],
  ['self', 'attributes.position.x', Number.POSITIVE_INFINITY, /valid real/],
  ['self', 'attributes.position.z', 1, /no such attribute/],
  ['self', 'attributes.position', { x: 1 }, /does not fit/],
  ['self', 'attributes.position', { x: 1, y: 2, z: 3 }, /does not fit/],
  ['self', 'attributes.rotation', ' ', /valid angle/],
  ['self', 'attributes.name', ' ', /name/],
  ['self', 'attributes.name', 'x'.repeat(257), /name/],
  ['scene', 'attributes.name', '', /name/],
  ['instance', 'attributes.name', '', /name/],
  ['self', 'aspects.graphics.attributes.visible', '', /valid boolean/],
  ['self', 'aspects.graphics.attributes.blendingMode', 5, /no such choice/],
  ['game', 'attributes.playerType', 7, /no such choice/],
  ['game', 'attributes.displaySize.width', 0, /greater than 0/],
  ['game', 'attributes.displaySize', { width: 10, height: -1 }, /greater than 0/],
  ['scene', 'attributes.camera.size.height', 0, /greater than 0/],
  ['self', 'attributes.__proto__.x', 1, /no such attribute/],
  ['self', 'behaviors', [], /no such attribute/],
];

describe('a value', () => {
  it.each(kept)('of %s %s given as %j is stored as %j', (root, keypath, given, wanted) => {
    const path = keypath.split('.');
    expect(valueAt(entityOf(testEdit(sample, setEdit(root, path, given)), root), path)).toEqual(wanted);
  });

  it.each(refused)('of %s %s given as %j is refused', (root, keypath, given, words) => {
    const [issue] = testRefusal(sample, setEdit(root, keypath.split('.'), given));
    expect(issue?.message).toMatch(words);
  });

  it.each([
    ['real', '', undefined],
    ['real', '1.5', 1.5],
    ['integer', 1.5, 2],
    ['index', -4, 0],
    ['index', 'x', undefined],
    ['angle', 361, 1],
    ['boolean', null, undefined],
    ['boolean', 'true', true],
    ['text', 1.5, '1.5'],
    ['text', '', ''],
    ['text', {}, undefined],
  ] as const)('of a custom %s given as %j is stored as %j', (type, given, wanted) => {
    const added = testEdit(sample, { kind: 'attribute.add', data: { owner: 'game', id: 'id91', name: 'New', type } });
    const edit = setEdit('game', ['attributes', 'id91'], given);
    if (wanted === undefined)
      expect(testRefusal(added, edit)[0]?.message).toBe(`Attribute value must be a valid ${type}.`);
    else expect(testEdit(added, edit).object.attributes.id91).toEqual({ '@': type, $: wanted, name: 'New' });
  });
});

describe('a collision polygon', () => {
  const shape = [...physics, 'collisionShape'];
  const polygon = [...physics, 'collisionPolygon'];
  const square = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ];
  const custom = testEdit(sample, setEdit('self', shape, 2));

  it('is stored counter-clockwise', () => {
    const after = testEdit(custom, setEdit('self', polygon, square.toReversed()));
    expect(valueAt(entityOf(after, 'self'), polygon)).toEqual(square);
  });

  it.each([
    ['fewer than 3 corners', square.slice(0, 2), /3 to 64/],
    ['more than 64 corners', Array.from({ length: 65 }, (_, index) => [index / 200, (index % 2) / 4]), /3 to 64/],
    ['a corner outside', [...square.slice(0, 3), [-0.6, 0]], /inside/],
    ['a corner of three numbers', [...square.slice(0, 3), [0, 0, 0]], /inside/],
    [
      'corners on one line',
      [
        [0, 0],
        [0.1, 0.1],
        [0.2, 0.2],
      ],
      /one line/,
    ],
    ['a value that is not a list', 'square', /list of corners/],
  ])('of %s is refused', (_title, value, words) => {
    expect(testRefusal(custom, setEdit('self', polygon, value))[0]?.message).toMatch(words);
  });

  it('needs the custom shape, and is removed when another is chosen', () => {
    expect(testRefusal(sample, setEdit('self', polygon, square))[0]?.message).toMatch(/custom collision shape/);
    const drawn = testEdit(custom, setEdit('self', polygon, square));
    const round = testEdit(drawn, setEdit('self', shape, 1));
    expect(valueAt(entityOf(round, 'self'), physics)).toMatchObject({ collisionShape: 1, collisionPolygon: [] });
    const own = testEdit(drawn, setEdit('instance', shape, 0));
    expect(valueAt(entityOf(own, 'instance'), physics)).toEqual({ collisionShape: 0, collisionPolygon: [] });
  });
});

describe('a value that is already set', () => {
  const rows = [
    ['scene', 'attributes.camera.origin.x', 0],
    ['scene', 'attributes.camera.origin', { x: 0, y: 0 }],
    ['self', 'attributes.id77', '220'],
    ['self', 'aspects.physics.attributes.collisionPolygon', []],
    ['instance', 'attributes.position', { x: 100, y: 100 }],
  ] as const;

  it.each(rows)('of %s %s needs no undo step', (root, keypath, value) => {
    expect(testEdit(sample, setEdit(root, keypath.split('.'), value))).toBe(sample);
  });

  it('becomes an instance’s own when it was the prototype’s', () => {
    const after = testEdit(sample, setEdit('instance', ['attributes', 'rotation'], 0));
    expect(actorOf(after, 'id20')?.attributes).toMatchObject({ rotation: 0 });
  });
});
