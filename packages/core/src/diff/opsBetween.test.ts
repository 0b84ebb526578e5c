import { describe, expect, it } from 'vitest';
import { applyEdit } from '../edit/applyEdit.ts';
import { applyOps } from '../edit/applyOps.ts';
import type { Behavior, TableDocument } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';
import { type BehaviorDescription, buildBehaviors, buildProject, textOfProject } from '../testing.ts';
import { diffProjects } from './diffProjects.ts';
import { opsBetween } from './opsBetween.ts';

type Change = (project: Project) => Project;

const game = buildProject({
  title: 'Game',
  prototypes: [
    {
      id: 'id1',
      name: 'Lantern',
      attributes: { id70: { '@': 'real', $: 3, name: 'Speed' }, id71: { '@': 'real', $: 1, name: 'Heat' } },
      behaviors: [
        {
          class: 'RuleBehavior',
          id: 'id1',
          attributes: { name: 'Follow' },
          behaviors: [{ class: 'MoveBehavior', id: 'id2' }],
        },
        { class: 'RotateBehavior', id: 'id3', attributes: { speed: 1 } },
      ],
    },
    { id: 'id2', name: 'Pip' },
  ],
  scenes: [
    {
      id: 'id2',
      name: '2',
      layers: [
        { id: 'id3', name: 'Back', actors: [{ id: 'id5', prototype: 'id2', position: { x: 1, y: 2 } }] },
        { id: 'id4', name: 'Front', actors: [] },
      ],
    },
  ],
  tables: [{ id: 'id7', name: 'Levels', rows: ['one', 'two'], columns: [{ name: 'Speed', type: 2, cells: [1, 2] }] }],
  images: ['pip'],
});

const actor =
  (change: (actor: NonNullable<ReturnType<Project['actors']['get']>>) => object): Change =>
  (project) => {
    const lantern = project.actors.get('id1');
    if (!lantern) throw new Error('the actor is there');
    return { ...project, actors: new Map(project.actors).set('id1', { ...lantern, ...change(lantern) }) };
  };
const attributes = (values: object) => actor((lantern) => ({ attributes: { ...lantern.attributes, ...values } }));
const behaviors = (...list: BehaviorDescription[]) => actor(() => ({ behaviors: buildBehaviors(list) }));
const scene =
  (change: (scene: NonNullable<ReturnType<Project['scenes']['get']>>) => object): Change =>
  (project) => {
    const second = project.scenes.get('id2');
    if (!second) throw new Error('the scene is there');
    return { ...project, scenes: new Map([['id2', { ...second, ...change(second) }]]) };
  };
const table =
  (change: (table: TableDocument) => Partial<TableDocument>): Change =>
  (project) => {
    const levels = project.tables.get('id7');
    if (!levels) throw new Error('the table is there');
    const next = { ...levels, ...change(levels) };
    return {
      ...project,
      tables: new Map([['id7', { ...next, numRows: next.rows.length, numCols: next.columns.length }]]),
    };
  };
const pip = (id: string, x: number) => ({ id, prototype: 'id2', attributes: { position: { x, y: 20 } } });
const follow = { class: 'RuleBehavior', id: 'id1', attributes: { name: 'Follow' } };
const moving = { class: 'MoveBehavior', id: 'id2' };
const turning = { class: 'RotateBehavior', id: 'id3', attributes: { speed: 1 } };

/** Each change with the kinds of its ops and its description. */
const cases: readonly (readonly [what: string, change: Change, ops: string, words: readonly string[]])[] = [
  ['nothing', (project) => project, '', []],
  ['identity only', (project) => structuredClone(project), '', []],
  [
    'a title',
    (project) => ({ ...project, object: { ...project.object, title: 'New' } }),
    'set',
    ['Game: Title “Game” -> “New”'],
  ],
  ['a value', attributes({ id70: { '@': 'real', $: 5, name: 'Speed' } }), 'set', ['Actor Lantern: Speed 3 -> 5']],
  ['a name', attributes({ name: 'Lamp' }), 'set', ['Actor Lamp: Name “Lantern” -> “Lamp”']],
  [
    'a custom name',
    attributes({ id70: { '@': 'real', $: 3, name: 'Pace' } }),
    'set',
    ['Actor Lantern: name of attribute “Speed” -> “Pace”'],
  ],
  ['one component', attributes({ position: { x: 4, y: 0 } }), 'set', ['Actor Lantern: Position X 0 -> 4']],
  ['a whole point', attributes({ position: { x: 4, y: 5 } }), 'set', ['Actor Lantern: Position 0, 0 -> 4, 5']],
  [
    'the order of attributes',
    actor(({ attributes: { id70, ...rest } }) => ({ attributes: { ...rest, id70 } })),
    'unset set',
    ['Actor Lantern: attribute Heat moved'],
  ],
  [
    'a new attribute in front of the others',
    actor(({ attributes: { id70, id71, ...rest } }) => ({
      attributes: { ...rest, id69: { '@': 'text', $: 'x', name: 'Mood' }, id70, id71 },
    })),
    'set',
    ['Actor Lantern: added attribute Mood (“x”)'],
  ],
  [
    'one attribute fewer',
    actor(({ attributes: { id70: _gone, ...rest } }) => ({ attributes: rest })),
    'unset',
    ['Actor Lantern: attribute Speed deleted'],
  ],
  [
    'a behavior in another list',
    behaviors({ ...follow, behaviors: [moving, turning] }),
    'move',
    ['Actor Lantern: Rotate moved to Rule “Follow”'],
  ],
  [
    'a behavior that replaces its parent',
    behaviors({ class: 'TimerBehavior', id: 'id8', behaviors: [{ ...follow, behaviors: [moving] }] }, turning),
    'insert move',
    ['Actor Lantern: added Timer', 'Actor Lantern: Rule “Follow” moved to Timer'],
  ],
  [
    'a behavior moved out of a deleted one',
    behaviors(moving, turning),
    'move remove',
    ['Actor Lantern: Move moved', 'Actor Lantern: Rule “Follow” deleted'],
  ],
  [
    'a behavior inside out',
    behaviors({ ...moving, behaviors: [{ ...follow, behaviors: [] }] }, turning),
    'move set move',
    [
      'Actor Lantern: Move moved',
      'Actor Lantern: Move: Behaviors set to 0 entries',
      'Actor Lantern: Rule “Follow” moved to Move',
    ],
  ],
  [
    'a behavior off and another value',
    behaviors({ ...follow, behaviors: [moving] }, { ...turning, enabled: false, attributes: { speed: 9 } }),
    'set set',
    ['Actor Lantern: Rotate switched off', 'Actor Lantern: Rotate: Speed 1 -> 9'],
  ],
  [
    'one more actor',
    scene(({ layers }) => ({
      layers: layers.map((layer) => (layer.id === 'id4' ? { ...layer, actors: [pip('id6', 10)] } : layer)),
    })),
    'insert',
    ['Scene 2: added Pip at 10, 20 to layer Front'],
  ],
  [
    'an actor on another layer',
    scene(({ layers }) => ({
      layers: layers.map((layer) => ({ ...layer, actors: layer.id === 'id4' ? (layers[0]?.actors ?? []) : [] })),
    })),
    'move',
    ['Scene 2: Pip moved to layer Front'],
  ],
  [
    'layers in another order',
    scene(({ layers }) => ({ layers: layers.toReversed() })),
    'move',
    ['Scene 2: layer Front moved'],
  ],
  [
    'one actor fewer',
    scene(({ layers }) => ({ layers: layers.map((layer) => ({ ...layer, actors: [] })) })),
    'remove',
    ['Scene 2: Pip deleted'],
  ],
  [
    'one scene fewer',
    (project) => ({ ...project, object: { ...project.object, scenes: [] }, scenes: new Map() }),
    'remove unset',
    ['Scene 2 deleted'],
  ],
  [
    'a cell',
    table(({ columns }) => ({ columns: columns.map((column) => ({ ...column, $: [1, 9] })) })),
    'set',
    ['Table Levels: column Speed, row two: 2 -> 9'],
  ],
  [
    'one more row',
    table(({ rows, columns }) => ({
      rows: [{ id: 'id9', name: 'zero' }, ...rows],
      columns: columns.map((column) => ({ ...column, $: [0, ...column.$] })),
    })),
    'insert insert',
    ['Table Levels: added row zero'],
  ],
  [
    'one row fewer',
    table(({ rows, columns }) => ({
      rows: rows.slice(1),
      columns: columns.map((column) => ({ ...column, $: column.$.slice(1) })),
    })),
    'remove remove',
    ['Table Levels: row one deleted'],
  ],
  [
    'an asset under another name',
    (project) => ({
      ...project,
      assets: { ...project.assets, images: [{ name: 'pup', files: [{ name: 'pip.png', size: 0 }] }] },
    }),
    'set',
    ['Assets: image pip renamed to pup'],
  ],
];

describe('the ops between two projects', () => {
  it.each(cases)(
    'for %s are as few as possible, are described, and work in both directions',
    (_, change, ops, words) => {
      const after = change(game);
      const diff = diffProjects(game, after);
      expect(diff.ops.map(({ op }) => op).join(' ')).toBe(ops);
      expect(diff.lines.map(({ text }) => text)).toEqual(words);
      const done = applyOps(game, diff.ops);
      if (!done.ok) throw new Error(JSON.stringify(done.issues));
      expect(opsBetween(done.value.project, after)).toEqual([]);
      const undone = applyOps(done.value.project, done.value.inverse);
      expect(undone.ok && textOfProject(undone.value.project)).toBe(textOfProject(game));
    },
  );

  it('are an edit that a history can undo', () => {
    const after = attributes({ name: 'Lamp' })(game);
    const applied = applyEdit(game, { kind: 'ops.apply', data: opsBetween(game, after) });
    expect(applied.ok && applied.value.project.actors.get('id1')?.attributes.name).toBe('Lamp');
  });

  it('replace a document in which an id occurs twice', () => {
    const twins: Behavior[] = [...buildBehaviors([turning]), ...buildBehaviors([turning])];
    const after = actor(() => ({ behaviors: twins }))(game);
    expect(opsBetween(game, after)).toEqual([{ op: 'set', path: ['actors', 'id1'], value: after.actors.get('id1') }]);
    expect(opsBetween(after, game).map(({ op }) => op)).toEqual(['set']);
  });

  it('name the document of each line', () => {
    const { lines } = diffProjects(game, attributes({ name: 'Lamp' })(game));
    expect(lines.map(({ document, op }) => [document, op])).toEqual([['actors/id1.json', 0]]);
  });

  it('distinguish asset files by their digests', () => {
    const before = new Map([
      ['images/a.png', '1'],
      ['images/b.png', '2'],
      ['images/c.png', '3'],
    ]);
    const after = new Map([
      ['images/b.png', '2'],
      ['images/c.png', '4'],
      ['images/d.png', '5'],
    ]);
    expect(diffProjects(game, game, { before, after }).files).toEqual([
      { path: 'images/a.png', change: 'removed' },
      { path: 'images/c.png', change: 'changed' },
      { path: 'images/d.png', change: 'added' },
    ]);
    expect(diffProjects(game, game).files).toEqual([]);
  });
});
