import { describe, expect, it } from 'vitest';
import type { Behavior, Condition, TableDocument } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';
import { buildBehaviors, buildProject, type ProjectDescription } from '../testing.ts';
import { applyDiff, diffProjects } from './diffProjects.ts';

const lantern = {
  id: 'id1',
  name: 'Lantern',
  attributes: { id70: { '@': 'real', $: 3, name: 'Speed' } },
  behaviors: [
    {
      class: 'RuleBehavior',
      id: 'id1',
      attributes: { name: 'Follow' },
      conditions: [],
      behaviors: [],
      elseBehaviors: [],
    },
  ],
};
const [meadow, cave, fox] = [
  { id: 'id2', name: 'Meadow', layers: [{ id: 'id3', name: 'Back' }] },
  { id: 'id8', name: 'Cave' },
  { id: 'id2', name: 'Fox' },
];
const levels = { id: 'id7', name: 'Levels', rows: ['one', ''], columns: [{ name: 'Speed', type: 2, cells: [1, 2] }] };
const script = { id: 'id5', name: 'Log', event: '', enabled: true, source: '' };
const description: ProjectDescription = {
  title: 'Game',
  prototypes: [lantern, fox],
  scenes: [meadow, cave],
  tables: [levels],
  images: ['pip'],
  delegates: [script],
};
const game = buildProject(description);
const other = (more: ProjectDescription) => buildProject({ ...description, ...more });
const withAttributes = (more: object) =>
  other({ prototypes: [{ ...lantern, attributes: { ...lantern.attributes, ...more } }, fox] });
const listing = (list: 'scenes' | 'prototypes', ...ids: string[]): Project => ({
  ...game,
  object: { ...game.object, [list]: ids },
});

function withBehaviors(change: (rule: Behavior) => Behavior[]): Project {
  const actor = game.actors.get('id1');
  const rule = actor?.behaviors[0];
  if (!actor || !rule) throw new Error('The rule is there.');
  return { ...game, actors: new Map(game.actors).set('id1', { ...actor, behaviors: change(rule) }) };
}

function withTable(change: (table: TableDocument) => Partial<TableDocument>): Project {
  const table = game.tables.get('id7');
  if (!table) throw new Error('The table is there.');
  return { ...game, tables: new Map([['id7', { ...table, ...change(table) }]]) };
}

const key: Condition = {
  id: 'id6',
  class: 'EventCondition',
  eventType: 'key',
  attributes: { conditionType: 0 },
  predicate: { type: 'key', attributes: { keyString: 'a', mode: 'down' } },
};
const program = { '@': 'expression', $: ['1+', { keypath: 'self.attributes.id70' }] };
const moving = (speed: unknown) =>
  withBehaviors((rule) => [rule, ...buildBehaviors([{ class: 'MoveBehavior', id: 'id9', attributes: { speed } }])]);

describe('the description of a difference', () => {
  it.each<[what: string, after: Project, words: string, back: string]>([
    [
      'a scene',
      other({ scenes: [meadow, cave, { id: 'id9', name: 'Hole' }] }),
      'Scene Hole added',
      'Scene Hole deleted',
    ],
    [
      'an actor',
      other({ prototypes: [lantern, fox, { id: 'id9', name: 'Pip' }] }),
      'Actor Pip added',
      'Actor Pip deleted',
    ],
    ['a script', other({ delegates: [script, { id: 'id6', name: 'Ads' }] }), 'Script Ads added', 'Script Ads deleted'],
    ['an image', other({ images: ['pip', 'snail'] }), 'Assets: added image snail', 'Assets: image snail deleted'],
    [
      'a layer',
      other({
        scenes: [
          {
            ...meadow,
            layers: [
              { id: 'id3', name: 'Back' },
              { id: 'id4', name: 'Sky' },
            ],
          },
          cave,
        ],
      }),
      'Scene Meadow: added layer Sky',
      'Scene Meadow: layer Sky deleted',
    ],
    [
      'a condition',
      withBehaviors((rule) => [{ ...rule, conditions: [key] }]),
      'Actor Lantern: added a condition to Rule “Follow”',
      'Actor Lantern: a condition deleted',
    ],
    [
      'a behavior in Otherwise',
      withBehaviors((rule) => [{ ...rule, elseBehaviors: buildBehaviors([{ class: 'MoveBehavior', id: 'id9' }]) }]),
      'Actor Lantern: added Move to Rule “Follow”',
      'Actor Lantern: Move deleted',
    ],
    [
      'a column',
      withTable(({ columns }) => ({
        numCols: 2,
        columns: [...columns, { id: 'id9', name: 'New', type: 1, readonly: false, $: ['', ''] }],
      })),
      'Table Levels: added column New',
      'Table Levels: column New deleted',
    ],
    ['a row of the list of scenes', listing('scenes', 'id2'), 'Game: scene Cave deleted', 'Game: added scene Cave'],
    ['a row of the list of actors', listing('prototypes', 'id1'), 'Game: actor Fox deleted', 'Game: added actor Fox'],
    ['the order of scenes', listing('scenes', 'id8', 'id2'), 'Game: scene Cave moved', 'Game: scene Meadow moved'],
    ['the order of actors', listing('prototypes', 'id2', 'id1'), 'Game: actor Fox moved', 'Game: actor Lantern moved'],
    [
      'whether a behavior is on',
      withBehaviors((rule) => [{ ...rule, enabled: false }]),
      'Actor Lantern: Rule “Follow” switched off',
      'Actor Lantern: Rule “Follow” switched on',
    ],
    [
      'whether a script is on',
      other({ delegates: [{ ...script, enabled: false }] }),
      'Script Log: switched off',
      'Script Log: switched on',
    ],
    [
      'the body of a script',
      other({ delegates: [{ ...script, source: 'log()' }] }),
      'Script Log: Source “” -> “log()”',
      'Script Log: Source “log()” -> “”',
    ],
    [
      'a cell of a row without a name',
      withTable(({ columns }) => ({ columns: columns.map((column) => ({ ...column, $: [1, 7] })) })),
      'Table Levels: column Speed, row 2: 2 -> 7',
      'Table Levels: column Speed, row 2: 7 -> 2',
    ],
    [
      'the name of a column',
      withTable(({ columns }) => ({ columns: columns.map((column) => ({ ...column, name: 'Pace' })) })),
      'Table Levels: column Pace: Name “Speed” -> “Pace”',
      'Table Levels: column Speed: Name “Pace” -> “Speed”',
    ],
    [
      'a table whose stated size is wrong',
      withTable(() => ({ numRows: 9 })),
      'Table Levels replaced',
      'Table Levels replaced',
    ],
    [
      'what a newer version added',
      withAttributes({ future: 1 }),
      'Actor Lantern: Future set to 1',
      'Actor Lantern: Future removed (was 1)',
    ],
    [
      'an aspect',
      other({ prototypes: [{ ...lantern, physics: { density: 5 } }, fox] }),
      'Actor Lantern: Density 1 -> 5',
      'Actor Lantern: Density 5 -> 1',
    ],
    [
      'an attribute of the game',
      other({ attributes: { id90: { '@': 'integer', $: 3, name: 'Score' } } }),
      'Game: added attribute Score (3)',
      'Game: attribute Score deleted',
    ],
  ])('describe %s, and the inverse', (_, after, words, back) => {
    expect(diffProjects(game, after).lines.map(({ text }) => text)).toEqual([words]);
    expect(diffProjects(after, game).lines.map(({ text }) => text)).toEqual([back]);
  });

  it('shorten a program to the last steps of its keypaths', () => {
    const [line] = diffProjects(moving(1), moving(program)).lines;
    expect(line?.text).toBe('Actor Lantern: Move: Speed 1 -> 1+id70');
  });

  it('describe a new type and value of an attribute separately', () => {
    const { lines } = diffProjects(game, withAttributes({ id70: { '@': 'text', $: 'x', name: 'Speed' } }));
    expect(lines.map(({ text }) => text)).toEqual([
      'Actor Lantern: Speed “real” -> “text”',
      'Actor Lantern: Speed 3 -> “x”',
    ]);
  });

  it('name the document and the op of each line', () => {
    const after = { ...listing('scenes', 'id2'), assets: other({ images: [] }).assets };
    const { ops, lines } = diffProjects(game, after);
    expect(lines.map(({ document, op }) => [document, ops[op]?.op])).toEqual([
      ['object.json', 'remove'],
      ['assets.json', 'remove'],
    ]);
  });
});

describe('values in other forms', () => {
  const values: readonly unknown[] = [
    1,
    'a',
    true,
    null,
    [],
    [1],
    [1, 2],
    { a: 1 },
    {},
    { a: { b: 1 } },
    { x: 1, y: 2 },
    program,
  ];

  it.each(
    values.flatMap((before) =>
      values.map((after) => [JSON.stringify(before), JSON.stringify(after), before, after] as const),
    ),
  )('convert into each other: %s, %s', (_before, _after, before, after) => {
    const [from, to] = [withAttributes({ future: before }), withAttributes({ future: after })];
    const diff = diffProjects(from, to);
    const done = applyDiff(from, diff);
    expect(done.ok && done.value.actors.get('id1')?.attributes.future).toEqual(after);
    expect(diff.ops.length === 0).toBe(before === after);
    expect(diff.lines.length === 0).toBe(before === after);
  });
});
