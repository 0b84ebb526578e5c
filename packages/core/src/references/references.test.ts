import { describe, expect, test } from 'vitest';
import type { KeypathOwner } from '../attributes/keypathOwner.ts';
import { valueAt } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { buildProject } from '../testing.ts';
import { findReferences } from './findReferences.ts';
import { instanceKeypath, parseInstanceKeypath } from './instanceKeypath.ts';
import { isIssue, resolveKeypath } from './resolveKeypath.ts';
import { type Reference, walkReferences } from './walk.ts';

const expression = (...parts: (string | { keypath: string })[]) => ({ '@': 'expression', $: parts });

/** One reference of each kind, without repetition. */
const project = buildProject({
  attributes: { id9: { '@': 'real', $: 0, name: 'Score' } },
  tables: [{ id: 'id7', name: 'Levels' }],
  images: ['hero', 'a', 'b'],
  prototypes: [
    {
      id: 'id1',
      name: 'Player',
      attributes: { image: 'hero', tags: 'Good\tFast', id5: { '@': 'text', $: '', name: 'Mood' } },
      behaviors: [
        {
          class: 'RuleBehavior',
          conditions: [
            {
              id: 'id20',
              class: 'EventCondition',
              eventType: 'overlaps or collides',
              attributes: { conditionType: 0, subjectAttribute: 'self.attributes.id5' },
              predicate: { type: 'collision', attributes: { mode: 1, prototypeKey: 'id2', actorTag: 'Wall' } },
            },
            {
              id: 'id21',
              class: 'AttributeCondition',
              attributes: { conditionType: 1, subjectAttribute: 'self.attributes.id5' },
              predicate: {
                type: 'string',
                attributes: { operator: '==', RHS: expression({ keypath: 'game.attributes.id9' }) },
              },
            },
          ],
          behaviors: [
            { class: 'AnimateBehavior', attributes: { images: 'a\tb' } },
            {
              class: 'SpawnAction',
              attributes: { prototypeKey: 'id2', x: expression({ keypath: 'self.attributes.position.x' }, '+1') },
            },
            {
              class: 'MoveToBehavior',
              attributes: { position: { x: 1, y: expression('2*', { keypath: 'game.attributes.id9' }) } },
            },
            {
              class: 'ChangeAttributeAction',
              attributes: { targetAttribute: 'self.attributes.image', RHS: 'hero.png' },
            },
          ],
          elseBehaviors: [
            { class: 'ChangeSceneAction', attributes: { sceneKey: 'next' } },
            { class: 'ChangeSceneAction', attributes: { sceneKey: 'id3' } },
            {
              class: 'ChangeTableValueAction',
              attributes: {
                tableID: 'id7',
                assignments: [
                  {
                    id: 'id1',
                    column: '1',
                    rhsvalue: expression('tableRowCount(', { keypath: 'game.attributes.id7' }, ')'),
                  },
                ],
              },
            },
          ],
        },
      ],
    },
    { id: 'id2' },
  ],
  scenes: [
    {
      id: 'id3',
      attributes: { id8: { '@': 'boolean', $: true, name: 'Dark' } },
      layers: [
        {
          id: 'id30',
          name: 'Front.row',
          actors: [
            { id: 'id31', prototype: 'id2' },
            {
              id: 'id32',
              prototype: 'id1',
              attributes: { name: 'Twin 2.0', id6: { '@': 'angle', $: 1, name: 'Own' } },
              behaviors: [
                {
                  class: 'ChangeAttributeAction',
                  attributes: { targetAttribute: 'scene.layers.id30.actors.id31.attributes.rotation', RHS: '1' },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
});

const tree = ['actors', 'id1', 'behaviors', 0];
const expected: readonly (readonly [Reference['kind'], string, Reference['path'], (number | 'inactive')?])[] = [
  ['prototype', 'id1', ['object', 'prototypes', 0]],
  ['prototype', 'id2', ['object', 'prototypes', 1]],
  ['scene', 'id3', ['object', 'scenes', 0]],
  ['table', 'id7', ['object', 'attributes', 'id7']],
  ['prototype', 'id2', ['scenes', 'id3', 'layers', 0, 'actors', 0, 'prototype']],
  ['prototype', 'id1', ['scenes', 'id3', 'layers', 0, 'actors', 1, 'prototype']],
  [
    'attribute',
    'scene.layers.id30.actors.id31.attributes.rotation',
    ['scenes', 'id3', 'layers', 0, 'actors', 1, 'behaviors', 0, 'attributes', 'targetAttribute'],
  ],
  ['image', 'hero', ['actors', 'id1', 'attributes', 'image']],
  ['tag', 'Good', ['actors', 'id1', 'attributes', 'tags'], 0],
  ['tag', 'Fast', ['actors', 'id1', 'attributes', 'tags'], 1],
  ['prototype', 'id2', [...tree, 'conditions', 0, 'predicate', 'attributes', 'prototypeKey'], 'inactive'],
  ['tag', 'Wall', [...tree, 'conditions', 0, 'predicate', 'attributes', 'actorTag']],
  ['attribute', 'self.attributes.id5', [...tree, 'conditions', 1, 'attributes', 'subjectAttribute']],
  ['attribute', 'game.attributes.id9', [...tree, 'conditions', 1, 'predicate', 'attributes', 'RHS', '$', 0, 'keypath']],
  ['image', 'a', [...tree, 'behaviors', 0, 'attributes', 'images'], 0],
  ['image', 'b', [...tree, 'behaviors', 0, 'attributes', 'images'], 1],
  ['prototype', 'id2', [...tree, 'behaviors', 1, 'attributes', 'prototypeKey']],
  ['attribute', 'self.attributes.position.x', [...tree, 'behaviors', 1, 'attributes', 'x', '$', 0, 'keypath']],
  ['attribute', 'game.attributes.id9', [...tree, 'behaviors', 2, 'attributes', 'position', 'y', '$', 1, 'keypath']],
  ['attribute', 'self.attributes.image', [...tree, 'behaviors', 3, 'attributes', 'targetAttribute']],
  ['image', 'hero.png', [...tree, 'behaviors', 3, 'attributes', 'RHS']],
  ['scene', 'id3', [...tree, 'elseBehaviors', 1, 'attributes', 'sceneKey']],
  ['table', 'id7', [...tree, 'elseBehaviors', 2, 'attributes', 'tableID']],
  [
    'attribute',
    'game.attributes.id7',
    [...tree, 'elseBehaviors', 2, 'attributes', 'assignments', 0, 'rhsvalue', '$', 1, 'keypath'],
  ],
];

function collect(walked: Project): Reference[] {
  const references: Reference[] = [];
  walkReferences(walked, (reference) => references.push(reference));
  return references;
}

describe('walkReferences', () => {
  test('visits every reference of a project once, in the order of its documents', () => {
    const found = collect(project).map(({ kind, target, path, position, isActive }) => {
      const mark = isActive ? position : 'inactive';
      return mark === undefined ? [kind, target, path] : [kind, target, path, mark];
    });
    expect(found).toEqual(expected);
  });

  test('reports where the text of each reference is', () => {
    for (const { target, path, position } of collect(project)) {
      const isKey = path[0] === 'object' && path[1] === 'attributes';
      const text = isKey ? path.at(-1) : valueAt(project, path);
      expect(position === undefined ? text : String(text).split('\t')[position]).toBe(target);
    }
  });

  test('survives unknown classes and wrong values, and behaviors nested 1000 deep', () => {
    let behavior = {
      class: 'SpawnAction',
      attributes: { prototypeKey: 'id2', x: 'x', y: null, direction: [] },
    } as object;
    for (let depth = 0; depth < 1000; depth += 1) behavior = { class: 'CompoundBehavior', behaviors: [behavior] };
    const deep = buildProject({
      prototypes: [{ behaviors: [{ class: 'Unheard', attributes: { prototypeKey: 'id9' } }, behavior as never] }],
    });
    const references = collect(deep).filter(({ path }) => path[0] === 'actors');
    expect(references.map(({ kind, target }) => [kind, target])).toEqual([['prototype', 'id2']]);
  });
});

describe('findReferences', () => {
  test.each([
    [{ kind: 'table', id: 'id7' }, 3],
    [{ kind: 'prototype', id: 'id2' }, 4],
    [{ kind: 'gameAttribute', id: 'id9' }, 2],
    [{ kind: 'scene', id: 'id3' }, 2],
    [{ kind: 'tag', id: 'Wall' }, 1],
    [{ kind: 'instance', scene: 'id3', id: 'id31' }, 1],
    [{ kind: 'instance', scene: 'id4', id: 'id31' }, 0],
    [{ kind: 'image', id: 'her' }, 0],
    [{ kind: 'image', id: 'hero' }, 2],
  ] as const)('finds %j %d times', (target, count) => {
    expect(findReferences(project, target)).toHaveLength(count);
  });
});

describe('resolveKeypath', () => {
  const prototype: KeypathOwner = { kind: 'prototype', id: 'id1' };
  const instance: KeypathOwner = { kind: 'instance', scene: 'id3', id: 'id32' };
  const scene: KeypathOwner = { kind: 'scene', id: 'id3' };
  const game: KeypathOwner = { kind: 'game' };

  test.each([
    ['self.attributes.position.x', prototype, 'builtIn', 'real', false],
    ['self.attributes.time', prototype, 'builtIn', 'real', true],
    ['self.aspects.motion.attributes.linearVelocity.y', prototype, 'builtIn', 'real', false],
    ['self.attributes.id5', prototype, 'custom', 'text', false],
    ['self.attributes.id5', instance, 'custom', 'text', false],
    ['self.attributes.id6', instance, 'custom', 'angle', false],
    ['self.attributes.id6', prototype, 'custom', 'angle', false],
    ['scene.attributes.camera.origin.x', instance, 'builtIn', 'real', false],
    ['scene.attributes.id8', instance, 'custom', 'boolean', false],
    ['scene.attributes.id8', scene, 'custom', 'boolean', false],
    ['scene.layers.id30.actors.id31.attributes.rotation', instance, 'builtIn', 'angle', false],
    ['scene.layers.id99.actors.id32.attributes.id6', instance, 'custom', 'angle', false],
    ['scene.layers.Front.row.actors.Twin 2.0.attributes.id6', instance, 'custom', 'angle', false],
    ['scene.layers.id30.actors.Twin 2.0.attributes.id6', instance, 'custom', 'angle', false],
    ['scene.layers.Front.row.actors.id32.aspects.graphics.attributes.visible', instance, 'builtIn', 'boolean', false],
    ['game.attributes.id9', prototype, 'custom', 'real', false],
    ['game.attributes.id7', prototype, 'table', 'table', true],
    ['tables.id7', game, 'table', 'table', true],
    ['game.devices.mouse.position.x', prototype, 'builtIn', 'real', true],
    ['devices.audio.musicVolume', game, 'builtIn', 'real', false],
    ['controllerMaps.player1.start', game, 'builtIn', 'text', true],
  ] as const)('finds %s', (keypath, owner, kind, type, readOnly) => {
    expect(resolveKeypath(project, keypath, owner)).toMatchObject({ kind, type, readOnly });
  });

  test.each([
    ['self.attributes.id66', prototype, 'reference.missing', undefined],
    ['self.attributes.position', prototype, 'reference.missing', undefined],
    ['self.attributes.constructor', prototype, 'reference.missing', undefined],
    ['game.attributes.id1', prototype, 'reference.missing', undefined],
    ['tables.id8', prototype, 'reference.missing', undefined],
    ['other.thing', prototype, 'reference.missing', undefined],
    ['', prototype, 'reference.missing', undefined],
    ['scene.attributes.id8', prototype, 'reference.context', 'Cannot access scene attribute from prototype'],
    [
      'scene.layers.id30.actors.id31.attributes.rotation',
      prototype,
      'reference.context',
      'Cannot access scene attribute from prototype',
    ],
    ['self.attributes.position.x', game, 'reference.context', 'Invalid self context'],
    ['self.attributes.position.x', scene, 'reference.context', 'Invalid self context'],
    [
      'scene.layers.id30.actors.id99.attributes.rotation',
      instance,
      'reference.missing',
      'Invalid state contest whe getting instance.',
    ],
  ] as const)('refuses %j', (keypath, owner, code, message) => {
    const resolved = resolveKeypath(project, keypath, owner);
    if (!isIssue(resolved)) throw new Error('resolved');
    expect(resolved.code).toBe(code);
    if (message !== undefined) expect(resolved.message).toBe(message);
  });
});

test('a keypath of another instance is read and written the same way', () => {
  const keypath = 'scene.layers.id1.actors.id2.aspects.motion.attributes.maxSpeed';
  const path = parseInstanceKeypath(keypath);
  expect(path).toEqual({ layer: 'id1', instance: 'id2', rest: 'aspects.motion.attributes.maxSpeed' });
  expect(path && instanceKeypath(path)).toBe(keypath);
  expect(parseInstanceKeypath('scene.layers.id1')).toBeUndefined();
});
