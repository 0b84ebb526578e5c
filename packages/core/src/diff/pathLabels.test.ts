import { describe, expect, it } from 'vitest';
import { findBehavior } from '../catalogue/findBehavior.ts';
import { findPredicate } from '../catalogue/findPredicate.ts';
import type { EditPath } from '../edit/op.ts';
import type { Condition } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';
import { buildBehaviors, buildProject } from '../testing.ts';
import { createPathNames } from './pathLabels.ts';

const key: Condition = {
  id: 'id6',
  class: 'EventCondition',
  eventType: 'key',
  attributes: { conditionType: 0 },
  predicate: { type: 'key', attributes: { keyString: 'a', mode: 'down' } },
};

/** A condition that a later version may have. */
const future: Condition = JSON.parse(
  JSON.stringify({ ...key, id: 'id11', predicate: { type: 'future', attributes: {} } }),
);

function game(actor: string, scene: string): Project {
  const behaviors = [
    {
      id: 'id1',
      class: 'RuleBehavior',
      attributes: { name: 'Follow' },
      conditions: [key, future],
      behaviors: [
        { id: 'id2', class: 'MoveBehavior', attributes: { name: 'Move', speed: 3 } },
        { id: 'id10', class: 'FutureBehavior', attributes: { speed: 3 } },
      ],
    },
  ];
  const project = buildProject({
    prototypes: [
      {
        id: 'id1',
        name: actor,
        attributes: {
          id70: { '@': 'real', $: 3, name: 'Speed' },
          id71: { '@': 'real', $: 3, name: '' },
          id73: { '@': 'real', name: 5 },
        },
        behaviors,
      },
    ],
    scenes: [
      {
        id: 'id2',
        name: scene,
        attributes: { id72: { '@': 'text', $: '', name: 'Mood' } },
        layers: [
          {
            id: 'id3',
            name: 'Back',
            actors: [
              { id: 'id4', prototype: 'id1', behaviors: [{ id: 'id2', class: 'RotateBehavior' }] },
              { id: 'id5', prototype: 'id1', attributes: { name: 'Hero', id70: { '@': 'real', $: 5, name: 'Speed' } } },
              { id: 'id9', prototype: 'id404' },
            ],
          },
        ],
      },
    ],
    tables: [{ id: 'id7', name: 'Levels', rows: ['one', ''], columns: [{ name: 'Points', type: 2, cells: [1, 2] }] }],
    attributes: { id90: { '@': 'integer', $: 3, name: 'Score' } },
    delegates: [{ id: 'id5', name: 'Log' }],
    images: ['pip'],
    sounds: ['hop'],
    fonts: ['Fell'],
  });
  const [behavior] = buildBehaviors(behaviors);
  if (!behavior) throw new Error('There is a behavior.');
  return { ...project, behaviors: new Map([['id8', { id: 'id8', name: 'Chase', help: '', behavior }]]) };
}

const project = game('Lantern', 'Cave');
const names = () => createPathNames([project]);
const actor = ['actors', 'id1'] as const;
const rule = [...actor, 'behaviors', { id: 'id1' }] as const;
const move = [...rule, 'behaviors', { id: 'id2' }] as const;
const layer = ['scenes', 'id2', 'layers', { id: 'id3' }] as const;
const levels = ['tables', 'id7'] as const;
const saved = ['behaviors', 'id8', 'behavior'] as const;

describe('a path as text', () => {
  it.each<[EditPath, subject: string, thing: string, field: string, last?: string]>([
    [['object'], 'Game', '', '', 'object'],
    [['object', 'title'], 'Game', '', 'Title', 'title'],
    [['object', 'longDescription'], 'Game', '', 'Long description', 'longDescription'],
    [['object', 'attributes', 'displaySize', 'width'], 'Game', '', 'Display width', 'width'],
    [['object', 'attributes', 'id90'], 'Game', '', 'Score', 'id90'],
    [['object', 'attributes', 'id90', '$'], 'Game', '', 'Score', '$'],
    [['object', 'attributes', 'id404'], 'Game', '', 'id404', 'id404'],
    [actor, 'Actor Lantern', '', '', 'id1'],
    [[...actor, 'attributes', 'rotation'], 'Actor Lantern', '', 'Rotation', 'rotation'],
    [[...actor, 'attributes', 'position', 'x'], 'Actor Lantern', '', 'Position X', 'x'],
    [[...actor, 'attributes', 'id70', 'name'], 'Actor Lantern', '', 'Speed', 'name'],
    [[...actor, 'attributes', 'id71'], 'Actor Lantern', '', 'id71', 'id71'],
    [[...actor, 'attributes', 'future', 'inner'], 'Actor Lantern', '', 'Future Inner', 'inner'],
    [[...actor, 'attributes'], 'Actor Lantern', '', 'Attributes', 'attributes'],
    [[...actor, 'aspects', 'future', 'attributes', 'inner'], 'Actor Lantern', '', 'Future Inner', 'inner'],
    [[...actor, 'attributes', 'future', '$'], 'Actor Lantern', '', 'Future', '$'],
    [[...actor, 'attributes', 'future', '@'], 'Actor Lantern', '', 'Future', '@'],
    [[...actor, 'attributes', 'id73'], 'Actor Lantern', '', 'id73', 'id73'],
    [[...actor, 'aspects', 'physics', 'attributes', 'density'], 'Actor Lantern', '', 'Density', 'density'],
    [['actors', 'id404', 'attributes', 'name'], 'Actor id404', '', 'Name', 'name'],
    [rule, 'Actor Lantern', 'Rule “Follow”', ''],
    [[...rule, 'enabled'], 'Actor Lantern', 'Rule “Follow”', 'Enabled', 'enabled'],
    [[...rule, 'conditions', { id: 'id6' }], 'Actor Lantern', 'a condition', ''],
    [[...rule, 'conditions', { id: 'id6' }, 'eventType'], 'Actor Lantern', 'a condition', 'Event type', 'eventType'],
    [move, 'Actor Lantern', 'Move', ''],
    [[...move, 'attributes', 'speed'], 'Actor Lantern', 'Move', 'Speed', 'speed'],
    [[...move, 'attributes', 'future'], 'Actor Lantern', 'Move', 'Future', 'future'],
    [[...actor, 'behaviors', { id: 'id404' }], 'Actor Lantern', 'Behavior “id404”', ''],
    [['scenes', 'id2', 'attributes', 'gravity', 'y'], 'Scene Cave', '', 'Gravity Y', 'y'],
    [['scenes', 'id2', 'attributes', 'id72'], 'Scene Cave', '', 'Mood', 'id72'],
    [layer, 'Scene Cave', 'layer Back', ''],
    [[...layer, 'attributes', 'scrollable'], 'Scene Cave', 'layer Back', 'Scrollable', 'scrollable'],
    [[...layer, 'actors', { id: 'id4' }], 'Scene Cave', 'Lantern', ''],
    [[...layer, 'actors', { id: 'id5' }, 'attributes', 'rotation'], 'Scene Cave', 'Hero', 'Rotation', 'rotation'],
    [[...layer, 'actors', { id: 'id5' }, 'attributes', 'id70'], 'Scene Cave', 'Hero', 'Speed', 'id70'],
    [[...layer, 'actors', { id: 'id9' }], 'Scene Cave', 'an actor', ''],
    [[...layer, 'actors', { id: 'id4' }, 'behaviors', { id: 'id2' }], 'Scene Cave', 'Rotate', ''],
    [levels, 'Table Levels', '', '', 'id7'],
    [[...levels, 'name'], 'Table Levels', '', 'Name', 'name'],
    [[...levels, 'rows', { id: 'id1' }, 'name'], 'Table Levels', 'row one', 'Name', 'name'],
    [[...levels, 'rows', { id: 'id2' }], 'Table Levels', 'row id2', ''],
    [[...levels, 'columns', { id: 'id1' }], 'Table Levels', 'column Points', ''],
    [[...levels, 'columns', { id: 'id1' }, '$', { row: 'id1' }], 'Table Levels', 'column Points, row one', ''],
    [[...levels, 'columns', { id: 'id1' }, '$', { row: 'id2' }], 'Table Levels', 'column Points, row 2', ''],
    [[...levels, 'columns', { id: 'id1' }, '$', { row: 'id9' }], 'Table Levels', 'column Points, row id9', ''],
    [['delegates', 'id5', 'source'], 'Script Log', '', 'Source', 'source'],
    [[...saved], 'Saved behavior Chase', 'Rule “Follow”', '', 'behavior'],
    [[...saved, 'enabled'], 'Saved behavior Chase', 'Rule “Follow”', 'Enabled', 'enabled'],
    [[...saved, 'behaviors', { id: 'id2' }, 'attributes', 'speed'], 'Saved behavior Chase', 'Move', 'Speed', 'speed'],
    [['behaviors', 'id8', 'help'], 'Saved behavior Chase', '', 'Help', 'help'],
    [['assets', 'images', { name: 'pip' }], 'Assets', 'image pip', ''],
    [['assets', 'sounds', { name: 'hop' }, 'files'], 'Assets', 'sound hop', 'Files', 'files'],
    [['assets', 'fonts', { name: 'Fell' }], 'Assets', 'font Fell', ''],
    [['assets', 'images', { name: 'pip' }, 'files', { name: 'pip.png' }, 'size'], 'Assets', 'pip.png', 'Size', 'size'],
  ])('%j: %s, %s, %s', (path, subject, thing, field, last) => {
    const { descriptor: _, ...words } = names().describe(path);
    expect(words).toEqual({ subject, thing, field, key: last });
  });

  it('has the description of a field of the catalogue', () => {
    expect(names().describe([...move, 'attributes', 'speed']).descriptor).toBe(
      findBehavior('MoveBehavior')?.fields.speed,
    );
    const mode = [...rule, 'conditions', { id: 'id6' }, 'predicate', 'attributes', 'mode'];
    expect(names().describe(mode).descriptor).toBe(findPredicate('key')?.fields.mode);
    const condition = [...rule, 'conditions', { id: 'id6' }] as const;
    const none: EditPath[] = [
      [...move, 'speed'],
      [...move, 'future', 'speed'],
      [...move, 'attributes'],
      [...condition, 'attributes', 'mode'],
      [...condition, 'future', 'attributes', 'mode'],
      [...condition, 'predicate', 'future', 'mode'],
      [...condition, 'predicate', 'attributes'],
      [...rule, 'behaviors', { id: 'id10' }, 'attributes', 'speed'],
      [...rule, 'conditions', { id: 'id11' }, 'predicate', 'attributes', 'mode'],
      [...rule, 'conditions', { id: 'id12' }, 'predicate', 'attributes', 'mode'],
      actor,
    ];
    for (const path of none) {
      expect(names().describe(path)).not.toHaveProperty('descriptor');
    }
  });
});

describe('what is at a path', () => {
  it.each<[EditPath, unknown]>([
    [['object', 'title'], 'Test'],
    [['object', 'attributes', 'displaySize', 'width'], 1024],
    [['object', 'nothing', 'at', 'all'], undefined],
    [['object', 'attributes', 'toString'], undefined],
    [['actors', 'id404'], undefined],
    [[...move, 'attributes', 'speed'], 3],
    // Found wherever it is, since ops may have moved it.
    [[...actor, 'behaviors', { id: 'id2' }, 'attributes', 'speed'], 3],
    [[...layer, 'actors', { id: 'id5' }, 'attributes', 'name'], 'Hero'],
    [[...levels, 'numRows'], 2],
    [[...levels, 'rows', { id: 'id1' }, 'name'], 'one'],
    [[...levels, 'columns', { id: 'id1' }, '$', { row: 'id2' }], 2],
    [[...levels, 'columns', { id: 'id1' }, '$', 0], 1],
    [[...levels, 'columns', { id: 'id1' }, '$', { row: 'id9' }], undefined],
    [['tables', 'id404', 'columns', { id: 'id1' }, '$', { row: 'id2' }], undefined],
    [[...saved, 'attributes', 'name'], 'Follow'],
    [['assets', 'images', { name: 'pip' }, 'files', { name: 'pip.png' }, 'size'], 0],
  ])('%j: %j', (path, value) => {
    expect(names().valueAt(path)).toEqual(value);
  });
});

describe('names in several versions', () => {
  const both = createPathNames([game('Lamp', 'Hole'), project]);
  const less: Project = { ...project, actors: new Map(), scenes: new Map(), tables: new Map() };

  it('are those of the first version that has the object', () => {
    expect(both.describe(actor).subject).toBe('Actor Lamp');
    expect(both.nameOf('scenes', 'id2')).toBe('Hole');
    const mixed = createPathNames([less, project]);
    expect([mixed.nameOf('actors', 'id1'), mixed.nameOf('tables', 'id7')]).toEqual(['Lantern', 'Levels']);
    expect(mixed.describe([...move, 'attributes', 'speed'])).toMatchObject({ subject: 'Actor Lantern', thing: 'Move' });
    expect(mixed.valueAt([...move, 'attributes', 'speed'])).toBe(3);
    expect(mixed.valueAt([...levels, 'columns', { id: 'id1' }, '$', { row: 'id2' }])).toBe(2);
    expect(mixed.describe([...levels, 'columns', { id: 'id1' }, '$', { row: 'id1' }]).thing).toBe(
      'column Points, row one',
    );
    expect(createPathNames([less]).nameOf('actors', 'id1')).toBeUndefined();
  });
});
