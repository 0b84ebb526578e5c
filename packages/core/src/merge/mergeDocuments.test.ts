import { describe, expect, it } from 'vitest';
import type { AssetsDocument, TableDocument } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';
import { type BehaviorDescription, buildProject } from '../testing.ts';
import { mergeProjects } from './mergeProjects.ts';

type Change = (project: Project) => Project;

function merge(base: Project, mine: Change, theirs: Change) {
  const [left, right] = [mine(base), theirs(base)];
  const merged = mergeProjects(base, left, right);
  const turned = mergeProjects(base, right, left);
  expect(turned.project).toEqual(merged.project);
  return { ...merged, told: merged.conflicts.map(({ kind, words }) => `${kind}: ${words}`) };
}

const levels = { rows: ['one', 'two'], columns: [{ name: 'Speed', type: 2, cells: [10, 20] }] };
const game = buildProject({
  prototypes: [
    { id: 'id1', name: 'Pip', attributes: { image: 'pip' } },
    { id: 'id2', name: 'Snail' },
  ],
  scenes: [
    { id: 'id1', name: 'Meadow', layers: [{ id: 'id3', name: 'Ground', actors: [{ id: 'id4', prototype: 'id1' }] }] },
    { id: 'id2', name: 'Cave', layers: [{ id: 'id3', actors: [] }] },
  ],
  tables: [{ id: 'id7', name: 'Levels', ...levels }],
  images: ['pip'],
  attributes: { id90: { '@': 'integer', $: 3, name: 'Score' } },
});

function without<Value>(map: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([key]) => key !== id));
}

function changeTable(change: (table: TableDocument) => Partial<TableDocument>): Change {
  return (project) => {
    const table = project.tables.get('id7');
    if (!table) throw new Error('the table is there');
    const next = { ...table, ...change(table) };
    const counted = { ...next, numRows: next.rows.length, numCols: next.columns.length };
    return { ...project, tables: new Map([['id7', counted]]) };
  };
}

/** A table in short form: names of its rows, then each column with its cells. */
function tableOf({ tables }: Project): unknown[] {
  const table = tables.get('id7');
  const columns = table?.columns.map(({ name, $: cells }) => [name, ...cells]) ?? [];
  return [[table?.numRows, table?.numCols], table?.rows.map(({ name }) => name), ...columns];
}

const setCell = (row: number, value: number) =>
  changeTable(({ columns }) => ({ columns: columns.map((column) => ({ ...column, $: column.$.with(row, value) })) }));
const addRow = (id: string, at: number, cell: number) =>
  changeTable(({ rows, columns }) => ({
    rows: rows.toSpliced(at, 0, { id, name: id }),
    columns: columns.map((column) => ({ ...column, $: column.$.toSpliced(at, 0, cell) })),
  }));
const removeRow = (at: number) =>
  changeTable(({ rows, columns }) => ({
    rows: rows.toSpliced(at, 1),
    columns: columns.map((column) => ({ ...column, $: column.$.toSpliced(at, 1) })),
  }));
const addColumn = (id: string, type: number, cells: TableDocument['columns'][number]['$']) =>
  changeTable(({ columns }) => ({ columns: [...columns, { id, name: id, type, readonly: false, $: cells }] }));

describe('tables', () => {
  it.each<[string, Change, Change, unknown[], string[]]>([
    [
      'cells of two rows',
      setCell(0, 11),
      setCell(1, 22),
      [
        [2, 1],
        ['one', 'two'],
        ['Speed', 11, 22],
      ],
      [],
    ],
    [
      'one cell, as a conflict',
      setCell(0, 11),
      setCell(0, 12),
      [
        [2, 1],
        ['one', 'two'],
        ['Speed', 12, 20],
      ],
      ['value: Table Levels: column Speed, row one is 12; your version has 11'],
    ],
    [
      'a cell below a new row',
      addRow('id8', 0, 5),
      setCell(1, 22),
      [
        [3, 1],
        ['id8', 'one', 'two'],
        ['Speed', 5, 10, 22],
      ],
      [],
    ],
    [
      'a new row and a new column, whose common cell is blank',
      addRow('id8', 2, 5),
      addColumn('id9', 4, [true, false]),
      [
        [3, 2],
        ['one', 'two', 'id8'],
        ['Speed', 10, 20, 5],
        ['id9', true, false, false],
      ],
      [],
    ],
    [
      'a changed cell in a deleted row, which stays',
      removeRow(0),
      setCell(0, 11),
      [
        [2, 1],
        ['one', 'two'],
        ['Speed', 11, 20],
      ],
      [
        'deletion: Table Levels: row one is kept with the changes of the other version, although your version has it deleted',
      ],
    ],
    ['a deleted row that the other did not change', removeRow(0), setCell(1, 22), [[1, 1], ['two'], ['Speed', 22]], []],
    [
      'a deleted row whose cell in a new column is blank',
      removeRow(0),
      addColumn('id9', 1, ['', 'x']),
      [[1, 2], ['two'], ['Speed', 20], ['id9', 'x']],
      [],
    ],
    [
      'a deleted row whose cell in a new column is filled, which stays',
      removeRow(1),
      addColumn('id9', 3, [0, 5]),
      [
        [2, 2],
        ['one', 'two'],
        ['Speed', 10, 20],
        ['id9', 0, 5],
      ],
      [
        'deletion: Table Levels: row two is kept with the changes of the other version, although your version has it deleted',
      ],
    ],
    ...([1, 2, 3, 5] as const).map((type): [string, Change, Change, unknown[], string[]] => [
      `a blank cell of type ${type}`,
      addRow('id8', 2, 5),
      addColumn('id9', type, [1, 2]),
      [
        [3, 2],
        ['one', 'two', 'id8'],
        ['Speed', 10, 20, 5],
        ['id9', 1, 2, type === 1 ? '' : 0],
      ],
      [],
    ]),
  ])('merge %s', (_, mine, theirs, table, told) => {
    const merged = merge(game, mine, theirs);
    expect(tableOf(merged.project)).toEqual(table);
    expect(merged.told).toEqual(told);
  });

  it('name a cell by its row', () => {
    const { conflicts } = merge(game, setCell(0, 11), setCell(0, 12));
    expect(conflicts[0]?.path).toEqual(['tables', 'id7', 'columns', { id: 'id1' }, '$', { row: 'id1' }]);
  });
});

const renameScene =
  (name: string): Change =>
  (project) => {
    const scene = project.scenes.get('id2');
    if (!scene) throw new Error('the scene is there');
    return {
      ...project,
      scenes: new Map(project.scenes).set('id2', { ...scene, attributes: { ...scene.attributes, name } }),
    };
  };
const removeScene: Change = (project) => ({
  ...project,
  object: { ...project.object, scenes: ['id1'] },
  scenes: without(project.scenes, 'id2'),
});
const removeActor =
  (id: string): Change =>
  (project) => ({
    ...project,
    object: { ...project.object, prototypes: project.object.prototypes.filter((each) => each !== id) },
    actors: without(project.actors, id),
  });
const placeSnail: Change = (project) => {
  const scene = project.scenes.get('id2');
  if (!scene) throw new Error('the scene is there');
  const actors = [{ id: 'id50', prototype: 'id2', attributes: {} }];
  const layers = scene.layers.map((layer) => ({ ...layer, actors }));
  return { ...project, scenes: new Map(project.scenes).set('id2', { ...scene, layers }) };
};
const useImage: Change = (project) => {
  const snail = project.actors.get('id2');
  if (!snail) throw new Error('the actor is there');
  const attributes = { ...snail.attributes, image: 'pip.png' };
  return { ...project, actors: new Map(project.actors).set('id2', { ...snail, attributes }) };
};
const removeImages: Change = (project) => {
  const pip = project.actors.get('id1');
  if (!pip) throw new Error('the actor is there');
  const blank = { ...pip, attributes: { ...pip.attributes, image: '' } };
  return { ...project, assets: { ...project.assets, images: [] }, actors: new Map(project.actors).set('id1', blank) };
};

describe('documents', () => {
  it('are removed when one side removed them and the other did not change them', () => {
    const merged = merge(game, removeScene, (project) => project);
    expect([[...merged.project.scenes.keys()], merged.project.object.scenes]).toEqual([['id1'], ['id1']]);
  });

  it('are kept, with their position in the game, when the other side changed them', () => {
    const merged = merge(game, removeScene, renameScene('Hole'));
    expect([[...merged.project.scenes.keys()], merged.project.object.scenes]).toEqual([
      ['id1', 'id2'],
      ['id1', 'id2'],
    ]);
    expect(merged.told).toEqual([
      'deletion: Scene Hole is kept with the changes of the other version, although your version has it deleted',
    ]);
  });

  it('are kept when the other side started to use them', () => {
    const merged = merge(game, removeActor('id2'), placeSnail);
    expect([[...merged.project.actors.keys()], merged.project.object.prototypes]).toEqual([
      ['id1', 'id2'],
      ['id1', 'id2'],
    ]);
    expect(merged.told).toEqual([
      'reference: Actor Snail is kept because the other version uses it, although your version has it deleted',
    ]);
  });

  it('are removed although they are used if the side that removed them also uses them', () => {
    const merged = merge(game, removeActor('id1'), renameScene('Hole'));
    expect([...merged.project.actors.keys()]).toEqual(['id2']);
    expect(merged.told).toEqual([]);
  });

  it('that are used are kept, and so are assets', () => {
    const merged = merge(game, removeImages, useImage);
    expect(merged.project.assets.images.map(({ name }) => name)).toEqual(['pip']);
    expect(merged.told).toEqual([
      'reference: Assets: image pip is kept because the other version uses it, although your version has it deleted',
    ]);
  });

  it('that are used are kept, and so are attributes of the game and of an actor, and instances', () => {
    const program = (keypath: string) => ({ '@': 'expression', $: [{ keypath }] });
    const move = (id: string, keypath: string) => ({
      class: 'MoveBehavior',
      id,
      attributes: { speed: program(keypath) },
    });
    const instance = (behaviors?: BehaviorDescription[]) => ({
      id: 'id4',
      prototype: 'id1',
      ...(behaviors && { behaviors }),
    });
    const build = (isUsing: boolean, has: boolean) =>
      buildProject({
        attributes: has ? { id90: { '@': 'integer', $: 3, name: 'Score' } } : {},
        prototypes: [
          {
            id: 'id1',
            name: 'Pip',
            attributes: has ? { id91: { '@': 'real', $: 1, name: 'Speed' } } : {},
            behaviors: isUsing ? [move('id1', 'game.attributes.id90'), move('id2', 'self.attributes.id91')] : [],
          },
        ],
        scenes: [
          {
            id: 'id1',
            name: 'Meadow',
            layers: [
              {
                id: 'id3',
                name: 'Ground',
                actors: [
                  instance(isUsing ? [move('id1', 'scene.layers.id3.actors.id5.attributes.rotation')] : undefined),
                  ...(has ? [{ id: 'id5', prototype: 'id1' }] : []),
                ],
              },
            ],
          },
        ],
      });
    const merged = merge(
      build(false, true),
      () => build(false, false),
      () => build(true, true),
    );
    expect(merged.project).toEqual(build(true, true));
    expect(merged.conflicts.map(({ kind, path }) => [kind, path])).toEqual([
      ['reference', ['actors', 'id1', 'attributes', 'id91']],
      ['reference', ['object', 'attributes', 'id90']],
      ['reference', ['scenes', 'id1', 'layers', { id: 'id3' }, 'actors', { id: 'id5' }]],
    ]);
  });

  it('never have more levels than a document may have', () => {
    const deep = (count: number, id: number): BehaviorDescription[] =>
      count === 0 ? [] : [{ class: 'RuleBehavior', id: `id${id}`, behaviors: deep(count - 1, id + 1) }];
    const tree = (...behaviors: BehaviorDescription[]) =>
      buildProject({ prototypes: [{ id: 'id1', name: 'Pip', behaviors }] });
    const hang = (behaviors: BehaviorDescription[], below: BehaviorDescription[]): BehaviorDescription[] =>
      behaviors.map((each) => ({
        ...each,
        behaviors: each.behaviors?.length ? hang([...each.behaviors], below) : below,
      }));
    const [high, middle, low] = [deep(200, 100), deep(200, 400), deep(200, 700)];
    const merged = merge(
      tree(...high, ...middle, ...low),
      () => tree(...hang(high, middle), ...low),
      () => tree(...high, ...hang(middle, low)),
    );
    expect(merged.conflicts.map(({ kind, path }) => [kind, path])).toEqual([['value', ['actors', 'id1']]]);
  });

  it('that both created with the same id are not mixed', () => {
    const script =
      (source: string): Change =>
      (project) => ({
        ...project,
        delegates: new Map([['id5', { id: 'id5', name: 'S', event: '', enabled: true, source }]]),
      });
    const merged = merge(game, script('a'), script('b'));
    expect(merged.project.delegates.get('id5')?.source).toBe('b');
    expect(merged.conflicts).toMatchObject([
      { kind: 'value', path: ['delegates', 'id5'], mine: { source: 'a' }, kept: 'theirs' },
    ]);
  });
});

describe('asset files', () => {
  const sized =
    (size: number): Change =>
    (project) => ({
      ...project,
      assets: {
        ...project.assets,
        images: [{ name: 'pip', files: [{ name: 'pip.png', size }] }],
      } satisfies AssetsDocument,
    });
  const files = (digest: string) => new Map([['images/pip.png', digest]]);
  const tryFiles = (mine: Change, theirs: Change, versions: readonly (string | undefined)[]) => {
    const [base, left, right] = versions.map((digest) =>
      digest === undefined ? new Map<string, string>() : files(digest),
    );
    const assets = { base: base ?? new Map(), mine: left ?? new Map(), theirs: right ?? new Map() };
    const merged = mergeProjects(game, mine(game), theirs(game), assets);
    return { files: Object.fromEntries(merged.files), told: merged.conflicts.map(({ words }) => words) };
  };
  const same: Change = (project) => project;

  it('are those of the side that changed them', () => {
    expect(tryFiles(same, same, ['a', 'a', 'b']).files).toEqual({
      'images/pip.png': { side: 'theirs', path: 'images/pip.png', digest: 'b' },
    });
    expect(tryFiles(same, same, ['a', 'b', 'a']).files['images/pip.png']?.side).toBe('mine');
    expect(tryFiles(same, same, ['a', 'b', 'b']).told).toEqual([]);
  });

  it('are both kept when both sides changed one; the one in the manifest keeps its name', () => {
    const { files: merged, told } = tryFiles(sized(9), sized(10), ['a', 'c', 'b']);
    expect(merged).toEqual({
      'images/pip.png': { side: 'mine', path: 'images/pip.png', digest: 'c' },
      'images/pip 2.png': { side: 'theirs', path: 'images/pip.png', digest: 'b' },
    });
    expect(told).toContain('File images/pip.png: your version is used; the other version is kept beside it');
  });

  it('are kept when the manifest needs them, and removed when it does not', () => {
    expect(Object.keys(tryFiles(same, same, ['a', undefined, 'a']).files)).toEqual(['images/pip.png']);
    expect(Object.keys(tryFiles(removeImages, same, ['a', undefined, 'a']).files)).toEqual([]);
    expect(tryFiles(removeImages, same, ['a', undefined, 'b']).told).toEqual([
      'File images/pip.png: the other version is used; your version has it deleted',
    ]);
    expect(Object.keys(tryFiles(same, same, [undefined, 'x', undefined]).files)).toEqual(['images/pip.png']);
  });
});
