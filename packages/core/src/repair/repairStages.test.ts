import { describe, expect, it } from 'vitest';
import type { Asset } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';
import { type BehaviorDescription, buildProject, type ProjectDescription } from '../testing.ts';
import { validateProject } from '../validate/validateProject.ts';
import { repairProject } from './repairProject.ts';
import type { FurtherRepair } from './repairStages.ts';

/** The changes of only the additional stages: paths with the new value. */
function repair(project: Project, further: FurtherRepair, files?: ReadonlyMap<string, Uint8Array>) {
  const repaired = repairProject(project, { repairSparse: true, further: [further], ...(files && { files }) });
  expect(repaired.issues.filter(({ code }) => code === 'repair.failed')).toEqual([]);
  const changes = repaired.changes.filter(({ stage }) => stage === further);
  return { ...repaired, made: changes.map(({ document, path, to }) => [[document, ...path].join('/'), to]) };
}

const expression = (...parts: unknown[]) => ({ '@': 'expression', $: parts });

function withBehaviors(behaviors: readonly BehaviorDescription[], rest: ProjectDescription = {}): Project {
  const prototypes = [
    { id: 'id5', name: 'Pip', attributes: { id50: { '@': 'real', $: 1, name: 'Speed' } }, behaviors },
  ];
  return buildProject({ ...rest, prototypes: [...prototypes, ...(rest.prototypes ?? [])] });
}

const at = (key: string) => `actors/id5.json/behaviors/0/attributes/${key}`;

describe('references', () => {
  const rest: ProjectDescription = {
    attributes: {
      id20: { '@': 'real', $: 0, name: 'Score' },
      id21: { '@': 'real', $: 0, name: 'Twin' },
      id22: { '@': 'real', $: 0, name: 'Twin' },
    },
    tables: [{ id: 'id30', name: 'Levels' }],
    prototypes: [
      { id: 'id6', name: 'Wall' },
      { id: 'id7', name: 'Coin' },
      { id: 'id8', name: 'Coin' },
    ],
    scenes: [{ id: 'id40', name: 'Cave' }],
    images: ['hero', 'Tree', 'tree'],
    sounds: ['beep'],
    fonts: ['Fancy'],
  };

  it.each<[string, BehaviorDescription, string, unknown]>([
    ['a scene by its name', { class: 'ChangeSceneAction', attributes: { sceneKey: 'Cave' } }, 'sceneKey', 'id40'],
    [
      'a scene with different letter case',
      { class: 'ChangeSceneAction', attributes: { sceneKey: ' cave' } },
      'sceneKey',
      'id40',
    ],
    ['an actor by its name', { class: 'SpawnAction', attributes: { prototypeKey: 'Wall' } }, 'prototypeKey', 'id6'],
    ['a table by its name', { class: 'SaveTableAction', attributes: { tableID: 'Levels' } }, 'tableID', 'id30'],
    [
      'a sound with different letter case',
      { class: 'PlaySoundAction', attributes: { soundName: 'BEEP.wav' } },
      'soundName',
      'beep',
    ],
    [
      'one of several images',
      { class: 'AnimateBehavior', attributes: { images: 'hero\tHERO.PNG' } },
      'images',
      'hero\thero',
    ],
    [
      'a font with different letter case',
      { class: 'DisplayTextBehavior', attributes: { font: 'FANCY.ttf' } },
      'font',
      'Fancy',
    ],
    [
      'an attribute of the game',
      { class: 'ChangeAttributeAction', attributes: { targetAttribute: 'game.Score' } },
      'targetAttribute',
      'game.attributes.id20',
    ],
    [
      'an attribute of the actor',
      { class: 'ChangeAttributeAction', attributes: { targetAttribute: 'self.attributes.Speed' } },
      'targetAttribute',
      'self.attributes.id50',
    ],
    [
      'a name in an expression',
      { class: 'MoveBehavior', attributes: { speed: expression('2*', { keypath: 'game.Score' }) } },
      'speed/$/1/keypath',
      'game.attributes.id20',
    ],
    [
      'a table in an expression',
      { class: 'MoveBehavior', attributes: { speed: expression('tableRowCount(', { keypath: 'tables.Levels' }, ')') } },
      'speed/$/1/keypath',
      'game.attributes.id30',
    ],
  ])('reattaches %s', (_, behavior, key, to) => {
    expect(repair(withBehaviors([behavior], rest), 'references').made).toEqual([[at(key), to]]);
  });

  it.each<[string, BehaviorDescription]>([
    ['two actors with the same name', { class: 'SpawnAction', attributes: { prototypeKey: 'Coin' } }],
    ['two images that differ in case', { class: 'ChangeImageAction', attributes: { image: 'TREE' } }],
    [
      'two attributes with the same name',
      { class: 'ChangeAttributeAction', attributes: { targetAttribute: 'game.Twin' } },
    ],
    ['a word', { class: 'ChangeSceneAction', attributes: { sceneKey: 'next' } }],
    ['an unused name', { class: 'ChangeSceneAction', attributes: { sceneKey: 'id999' } }],
    [
      'a field that another choice disables',
      { class: 'CollideBehavior', attributes: { mode: 1, prototypeKey: 'Wall', actorTag: 'x' } },
    ],
    [
      'an attribute out of reach',
      { class: 'MoveBehavior', attributes: { speed: expression({ keypath: 'scene.attributes.Gravity' }) } },
    ],
  ])('leaves %s', (_, behavior) => {
    expect(repair(withBehaviors([behavior], rest), 'references').made).toEqual([]);
  });

  it('finds a table again that is stored under another id', () => {
    const listed = { ...rest, attributes: { ...rest.attributes, id99: { '@': 'table', name: 'Levels' } } };
    const project = withBehaviors([{ class: 'SaveTableAction', attributes: { tableID: 'id99' } }], listed);
    expect(repair(project, 'references').made).toEqual([[at('tableID'), 'id30']]);
  });
});

describe('values', () => {
  it.each<[string, BehaviorDescription, string, unknown]>([
    ['a Boolean in a number', { class: 'MoveBehavior', attributes: { speed: true } }, 'speed', 1],
    ['null in a number', { class: 'MoveBehavior', attributes: { speed: null } }, 'speed', 300],
    ['a text in a Boolean', { class: 'TimerBehavior', attributes: { runOnce: 'true' } }, 'runOnce', true],
    ['a code as text', { class: 'MoveBehavior', attributes: { space: '1' } }, 'space', 1],
    ['the label of a choice', { class: 'MoveBehavior', attributes: { space: 'Scene' } }, 'space', 1],
    ['a number in a name', { class: 'PlaySoundAction', attributes: { soundName: 7 } }, 'soundName', '7'],
    ['half a point', { class: 'MoveToBehavior', attributes: { position: { x: 5 } } }, 'position', { x: 5, y: 0 }],
    [
      'a program without a list',
      { class: 'MoveBehavior', attributes: { speed: { '@': 'expression', $: '1+1' } } },
      'speed',
      expression('1+1'),
    ],
    [
      'invalid parts of a program',
      { class: 'MoveBehavior', attributes: { speed: expression('1+', 2, null, { keypath: 3 }) } },
      'speed',
      expression('1+', '2'),
    ],
    [
      'an invalid assignment',
      { class: 'ChangeTableValueAction', attributes: { assignments: [5, { id: 'id1', column: 2, rhsvalue: null }] } },
      'assignments',
      [{ id: 'id1', column: 2, rhsvalue: '' }],
    ],
  ])('repairs %s', (_, behavior, key, to) => {
    const { made } = repair(withBehaviors([behavior]), 'values');
    expect(made).toEqual([[at(key), to]]);
  });

  it.each<[string, BehaviorDescription]>([
    ['a number as text', { class: 'MoveBehavior', attributes: { speed: '300' } }],
    ['a text that is not a number', { class: 'MoveBehavior', attributes: { speed: 'fast' } }],
    ['a code that is not a choice', { class: 'MoveBehavior', attributes: { space: 9 } }],
    ['a blank reference', { class: 'PlaySoundAction', attributes: { soundName: null } }],
    [
      'a field that another choice disables',
      { class: 'CollideBehavior', attributes: { mode: 1, prototypeKey: 5, actorTag: 'x' } },
    ],
    ['attributes of an unknown class', { class: 'DanceBehavior', attributes: { steps: [{}] } }],
  ])('leaves %s for people to fix', (_, behavior) => {
    expect(repair(withBehaviors([behavior]), 'values').made).toEqual([]);
  });
});

describe('ids', () => {
  it('gives behaviors and conditions of one actor unique ids, at any depth', () => {
    const note = { class: 'NoteBehavior', id: 'id1' };
    const project = withBehaviors([
      { class: 'CompoundBehavior', id: 'id1', behaviors: [note, { ...note, id: 'id3' }] },
      note,
    ]);
    expect(repair(project, 'ids').made).toEqual([
      ['actors/id5.json/behaviors/0/behaviors/0/id', 'id2'],
      ['actors/id5.json/behaviors/1/id', 'id4'],
    ]);
  });
});

describe('tables', () => {
  it.each([
    ['fills short columns', ['a', 'b'], 2, [7], [7, 0], 2],
    ['keeps cells beyond the rows by adding rows', ['a'], 1, ['x', 'y'], ['x', 'y'], 2],
    ['cuts empty cells beyond the rows', ['a'], 1, ['x', '', ''], ['x'], 1],
    ['converts cells to their column', ['a', 'b'], 4, ['true', 0], [true, false], 2],
  ])('%s', (_, rows, type, cells, expected, count) => {
    const { project } = repair(
      buildProject({ tables: [{ id: 'id9', name: 'T', rows, columns: [{ name: 'c', type, cells }] }] }),
      'tables',
    );
    const table = project.tables.get('id9');
    expect([table?.columns[0]?.$, table?.rows.length, table?.numRows]).toEqual([expected, count, count]);
    expect(validateProject(project).issues.filter(({ code }) => code === 'table.shape')).toEqual([]);
  });
});

describe('the manifest', () => {
  const bytes = (length: number) => new Uint8Array(length);
  const withImages = (...images: Asset[]): Project => {
    const project = buildProject();
    return { ...project, assets: { ...project.assets, images } };
  };
  const hero = { name: 'hero', files: [{ name: 'hero.png', size: 3, sha256: 'x' }] };

  it('lists files that exist, and gives each a name of its own', () => {
    const files = new Map([
      ['images/hero.png', bytes(3)],
      ['images/tree.png', bytes(4)],
      ['images/tree.jpg', bytes(5)],
    ]);
    const { project } = repair(withImages(hero), 'manifest', files);
    expect(project.assets.images).toEqual([
      hero,
      { name: 'tree', files: [{ name: 'tree.png', size: 4 }] },
      { name: 'tree 1', files: [{ name: 'tree.jpg', size: 5 }] },
    ]);
  });

  it('corrects sizes, and removes the checksum of another file', () => {
    const { made } = repair(withImages(hero), 'manifest', new Map([['images/hero.png', bytes(9)]]));
    expect(made).toEqual([
      ['assets.json/images/0/files/0/size', 9],
      ['assets.json/images/0/files/0/sha256', undefined],
    ]);
  });

  it('gives a file to the asset of its name that has none', () => {
    const { project } = repair(
      withImages({ name: 'hero', files: [] }),
      'manifest',
      new Map([['images/hero.png', bytes(3)]]),
    );
    expect(project.assets.images).toEqual([{ name: 'hero', files: [{ name: 'hero.png', size: 3 }] }]);
  });

  it('keeps listed files that are missing, because they may arrive later', () => {
    expect(repair(withImages(hero), 'manifest', new Map()).made).toEqual([]);
    expect(repair(withImages(hero), 'manifest').made).toEqual([]);
  });
});

describe('prototypes and lists', () => {
  it('replaces a lost actor, and lists it', () => {
    const project = buildProject({
      scenes: [{ layers: [{ actors: [{ prototype: 'id77' }, { prototype: 'id77' }, { prototype: 'id78' }] }] }],
    });
    const { project: repaired } = repair(project, 'prototypes');
    expect([...repaired.actors].map(([id, { attributes }]) => [id, attributes.name])).toEqual([
      ['id77', 'Missing actor'],
      ['id78', 'Missing actor 1'],
    ]);
    expect(repaired.object.prototypes).toEqual(['id77', 'id78']);
    expect(validateProject(repaired).blockingErrorCount).toBe(0);
  });

  it('the name of an existing actor is not given to a replacement', () => {
    const actors = [{ prototype: 'id77' }];
    const project = buildProject({
      prototypes: [{ id: 'id5', name: 'Missing actor' }],
      scenes: [{ layers: [{ actors }] }],
    });
    expect(repair(project, 'prototypes').project.actors.get('id77')?.attributes.name).toBe('Missing actor 1');
  });

  it('a lost actor that is still listed is not listed twice', () => {
    const project = buildProject({ scenes: [{ layers: [{ actors: [{ prototype: 'id77' }] }] }] });
    const object = { ...project.object, prototypes: ['id77'] };
    expect(repair({ ...project, object }, 'prototypes').made.map(([path]) => path)).toEqual(['actors/id77.json']);
  });

  it('a name that only a saved behavior uses, or that is not an id, is not a lost actor', () => {
    const spawn = (prototypeKey: string) => ({ class: 'SpawnAction', attributes: { prototypeKey } });
    const project = withBehaviors([spawn('Nobody'), spawn('id'), spawn('xid77'), spawn('id77x')]);
    const [behavior] = withBehaviors([spawn('id77')]).actors.get('id5')?.behaviors ?? [];
    if (!behavior) throw new Error('The actor has no behavior.');
    const saved = { id: 'id1', name: 'Saved', help: '', behavior };
    expect(repair({ ...project, behaviors: new Map([['id1', saved]]) }, 'prototypes').made).toEqual([]);
  });

  it('lists scenes, actors and tables in the order of their numbers, and loses no attribute', () => {
    const project = buildProject({
      scenes: [{ id: 'id9' }, { id: 'id10' }, { id: 'id4' }, { id: 'id2' }, { id: 'id3' }],
      prototypes: [{ id: 'id3' }],
      tables: [
        { id: 'id101', name: 'D' },
        { id: 'id53', name: 'C' },
        { id: 'id50', name: 'A' },
        { id: 'id51', name: 'B' },
      ],
    });
    const { id50: _, id53: __, id101: ___, ...attributes } = project.object.attributes;
    const own = { '@': 'real', $: 1, name: 'Not a table' };
    const object = { ...project.object, scenes: ['id9'], prototypes: [], attributes: { ...attributes, id51: own } };
    const { project: repaired, made } = repair({ ...project, object: object as never }, 'lists');
    expect([repaired.object.scenes, repaired.object.prototypes]).toEqual([
      ['id9', 'id2', 'id3', 'id4', 'id10'],
      ['id3'],
    ]);
    const tables = made.filter(([path]) => String(path).includes('/attributes/'));
    expect(tables.map(([path]) => path)).toEqual(['id50', 'id53', 'id101'].map((id) => `object.json/attributes/${id}`));
    expect([repaired.object.attributes.id50, repaired.object.attributes.id51]).toEqual([
      { '@': 'table', name: 'A' },
      own,
    ]);
  });
});
