import { describe, expect, it, test } from 'vitest';
import { ownerOf } from '../model/owner.ts';
import type { Project } from '../model/project.ts';
import { buildProject } from '../testing.ts';
import { validateDocument, validateProject } from './validateProject.ts';

const real = (name: string, value: unknown = 0) => ({ '@': 'real', $: value, name });

/** A project without findings; every case changes one part of it. */
const base = buildProject({
  title: 'Base',
  attributes: { id1: real('Score') },
  prototypes: [
    { id: 'id1', name: 'Player', attributes: { id5: real('Speed'), image: 'hero' } },
    { id: 'id2', name: 'Wall' },
  ],
  scenes: [
    { id: 'id3', name: 'First', layers: [{ id: 'id30', actors: [{ id: 'id31', prototype: 'id1' }] }] },
    { id: 'id4', name: 'Second' },
  ],
  tables: [{ id: 'id7', name: 'Levels', rows: ['a', 'b'], columns: [{ name: 'n', type: 2, cells: [1, 2] }] }],
  delegates: [{ id: 'id8', name: 'Start', event: 'onGameReady' }],
  images: ['hero'],
  sounds: ['theme'],
});

test('a document that was valid as one kind is checked again as another', () => {
  const [prototype] = base.actors.values();
  if (!prototype) throw new Error('The base has an actor.');
  expect(validateProject(base).issues).toEqual([]);
  const twice = { ...base, scenes: new Map([...base.scenes, [prototype.id, prototype as never]]) };
  expect(validateProject(twice).issues.map(({ path }) => path.slice(0, 2))).toContainEqual(['scenes', prototype.id]);
  expect(validateProject(base).issues).toEqual([]);
});

const withObject = (object: object): Project => ({ ...base, object: { ...base.object, ...object } });
const withAttributes = (attributes: object): Project =>
  withObject({ attributes: { ...base.object.attributes, ...attributes } });

/** The same project with a change in one document of a collection. */
function changed<Name extends 'scenes' | 'actors' | 'tables' | 'delegates'>(
  name: Name,
  id: string,
  change: (document: never) => unknown,
): Project {
  return {
    ...base,
    [name]: new Map([...base[name]].map(([key, value]) => [key, key === id ? change(value as never) : value])),
  };
}

const instances = (actors: unknown[], id = 'id3') =>
  changed('scenes', id, (scene: { layers: object[] }) => ({
    ...scene,
    layers: [{ ...scene.layers[0], id: 'id30', attributes: { name: '', scrollable: true }, actors }],
  }));
const table = (change: object) => changed('tables', 'id7', (document: object) => ({ ...document, ...change }));
const column = { id: 'id1', name: 'n', type: 2, readonly: false, $: [1, 2] };

const without = (map: ReadonlyMap<string, unknown>, id: string) => new Map([...map].filter(([key]) => key !== id));

const cases: readonly (readonly [title: string, Project, findings: readonly string[]])[] = [
  ['an unchanged project', base, []],
  [
    'a listed scene without a document',
    { ...base, scenes: new Map(without(base.scenes, 'id4') as never) },
    ['blocking document.missing object/scenes/1'],
  ],
  [
    'a listed prototype without a document, and its instance',
    { ...base, actors: new Map(without(base.actors, 'id1') as never) },
    [
      'blocking document.missing object/prototypes/0',
      'blocking reference.missing scenes/id3/layers/0/actors/0/prototype',
    ],
  ],
  [
    'a listed table without a document',
    { ...base, tables: new Map() },
    ['blocking document.missing object/attributes/id7'],
  ],
  ['an unlisted prototype', withObject({ prototypes: ['id1'] }), ['nonBlocking document.unlisted actors/id2']],
  ['an unlisted scene', withObject({ scenes: ['id3'] }), ['nonBlocking document.unlisted scenes/id4']],
  ['a scene listed twice', withObject({ scenes: ['id3', 'id4', 'id3'] }), ['nonBlocking id.duplicate object/scenes/2']],
  ['no scene at all', { ...withObject({ scenes: [] }), scenes: new Map() }, ['blocking value.required object/scenes']],
  [
    'a game attribute with a value of another type',
    withAttributes({ id1: real('Score', 'many') }),
    ['blocking value.type object/attributes/id1/$'],
  ],
  [
    'a display without a width',
    withAttributes({ displaySize: { width: 0, height: 768 } }),
    ['blocking value.range object/attributes/displaySize/width'],
  ],
  [
    'a keymap with an unknown key',
    withObject({ controllerMaps: { player1: { dpadUp: 'up', start: 'any key' } } }),
    ['nonBlocking value.choice object/controllerMaps/player1/start'],
  ],
  [
    'an actor whose image is not in the manifest',
    { ...base, assets: { ...base.assets, images: [] } },
    ['blocking asset.missing actors/id1/attributes/image'],
  ],
  [
    'two images with the same name',
    { ...base, assets: { ...base.assets, images: [...base.assets.images, ...base.assets.images] } },
    ['nonBlocking id.duplicate assets/images/1/name'],
  ],
  [
    'an image without a file',
    { ...base, assets: { ...base.assets, images: [{ name: 'hero', files: [] }] } },
    ['blocking asset.file assets/images/0/files'],
  ],
  [
    'a document with the id of another',
    changed('actors', 'id2', (actor: object) => ({ ...actor, id: 'id9' })),
    ['blocking id.mismatch actors/id2/id'],
  ],
  [
    'an instance of an unknown prototype',
    instances([{ id: 'id31', prototype: 'id99', attributes: {} }]),
    ['blocking reference.missing scenes/id3/layers/0/actors/0/prototype'],
  ],
  [
    'two instances with the same id, which is also the layer’s',
    instances([
      { id: 'id30', prototype: 'id2', attributes: {} },
      { id: 'id30', prototype: 'id2', attributes: {} },
    ]),
    [
      'nonBlocking id.duplicate scenes/id3/layers/0/actors/0/id',
      'nonBlocking id.duplicate scenes/id3/layers/0/actors/1/id',
    ],
  ],
  [
    'an instance whose attribute has another name and type than the prototype’s',
    instances([
      { id: 'id31', prototype: 'id1', attributes: { id5: { '@': 'text', $: '', name: 'Speed' } } },
      { id: 'id32', prototype: 'id1', attributes: { id5: real('Haste') } },
      { id: 'id33', prototype: 'id1', attributes: { id5: real('Speed', 5), id6: real('Own') } },
    ]),
    [
      'nonBlocking attribute.mismatch scenes/id3/layers/0/actors/0/attributes/id5',
      'nonBlocking attribute.mismatch scenes/id3/layers/0/actors/1/attributes/id5',
    ],
  ],
  [
    'overrides of another type',
    instances([
      {
        id: 'id31',
        prototype: 'id1',
        attributes: {
          position: { x: '1', y: 2 },
          size: 5,
          rotation: null,
          tags: 3,
          color: { alpha: 0.5 },
          image: 'lost',
        },
        aspects: { physics: { attributes: { movable: 0, density: 2 } }, motion: { attributes: { maxSpeed: 'fast' } } },
      },
    ]),
    [
      'blocking value.type scenes/id3/layers/0/actors/0/attributes/position/x',
      'blocking value.type scenes/id3/layers/0/actors/0/attributes/size',
      'blocking value.type scenes/id3/layers/0/actors/0/attributes/rotation',
      'blocking value.type scenes/id3/layers/0/actors/0/attributes/tags',
      'blocking asset.missing scenes/id3/layers/0/actors/0/attributes/image',
      'blocking value.type scenes/id3/layers/0/actors/0/aspects/physics/attributes/movable',
      'blocking value.type scenes/id3/layers/0/actors/0/aspects/motion/attributes/maxSpeed',
    ],
  ],
  ['a table with more rows than it states', table({ numRows: 3 }), ['blocking table.shape tables/id7/numRows']],
  ['a table with fewer columns than it states', table({ numCols: 0 }), ['blocking table.shape tables/id7/numCols']],
  [
    'a column with too few cells',
    table({ columns: [{ ...column, $: [1] }] }),
    ['blocking table.shape tables/id7/columns/0/$'],
  ],
  [
    'a column with cells of other types',
    table({ columns: [{ ...column, $: ['x', 1.5] }] }),
    ['nonBlocking table.shape tables/id7/columns/0/$/0'],
  ],
  [
    'two rows with the same id',
    table({
      rows: [
        { id: 'id1', name: 'a' },
        { id: 'id1', name: 'b' },
      ],
    }),
    ['nonBlocking id.duplicate tables/id7/rows/1/id'],
  ],
  [
    'a script for an unknown event',
    changed('delegates', 'id8', (delegate: object) => ({ ...delegate, event: 'onMoon' })),
    ['blocking value.choice delegates/id8/event'],
  ],
  [
    'a disabled script without an event',
    changed('delegates', 'id8', (delegate: object) => ({ ...delegate, event: '', enabled: false })),
    ['nonBlocking value.required delegates/id8/event'],
  ],
  [
    'a play test of an unknown scene',
    { ...base, tests: new Map([['smoke', { frames: 1, scene: 'Third' }]]) },
    ['nonBlocking reference.missing tests/smoke/scene'],
  ],
  ['a play test of a scene by name', { ...base, tests: new Map([['smoke', { frames: 1, scene: 'Second' }]]) }, []],
  [
    'a saved behavior of another project',
    {
      ...base,
      behaviors: new Map([
        [
          'id1',
          {
            id: 'id1',
            name: 'Saved',
            help: '',
            behavior: {
              id: 'id1',
              class: 'SpawnAction',
              enabled: true,
              attributes: {
                prototypeKey: 'id77',
                x: { '@': 'expression', $: [{ keypath: 'self.attributes.id88' }] },
                y: 'up',
              },
            },
          },
        ],
      ]),
    },
    ['nonBlocking value.type behaviors/id1/behavior/attributes/y'],
  ],
];

describe('validateProject', () => {
  it.each(cases)('finds in %s', (_, project, findings) => {
    const { issues } = validateProject(project);
    expect(issues.map(({ severity, code, path }) => `${severity} ${code} ${path.join('/')}`)).toEqual(findings);
  });

  it.each(cases)('counts by owner and in total: %s', (_, project) => {
    const report = validateProject(project);
    const blocking = report.issues.filter(({ severity }) => severity === 'blocking').length;
    expect(report.blockingErrorCount).toBe(blocking);
    expect(report.nonBlockingErrorCount).toBe(report.issues.length - blocking);
    for (const owner of report.owners) {
      const own = report.issues.filter(({ path }) => {
        const { kind, id } = ownerOf(project, path);
        return kind === owner.kind && id === owner.id;
      });
      const ownBlocking = own.filter(({ severity }) => severity === 'blocking').length;
      expect(own.length).toBeGreaterThan(0);
      expect(owner).toMatchObject({ blockingErrorCount: ownBlocking, nonBlockingErrorCount: own.length - ownBlocking });
    }
    const total = report.owners.reduce((sum, owner) => sum + owner.blockingErrorCount + owner.nonBlockingErrorCount, 0);
    expect(total).toBe(report.issues.length);
  });

  it.each(cases)('gives the findings of one document alone: %s', (_, project) => {
    const { issues } = validateProject(project);
    expect(validateDocument(project, 'scenes/id3.json')).toEqual(
      issues.filter(({ path }) => path[0] === 'scenes' && path[1] === 'id3'),
    );
    expect(validateDocument(project, 'object.json')).toEqual(issues.filter(({ path }) => path[0] === 'object'));
  });

  it('compares the manifest with the existing files', () => {
    const files = new Map([
      ['images/hero.png', new Uint8Array(5)],
      ['sounds/strange.m4a', new Uint8Array(0)],
    ]);
    const found = validateProject(base, files).issues.map(({ severity, code, path }) => [
      severity,
      code,
      path.join('/'),
    ]);
    expect(found).toEqual([
      ['nonBlocking', 'asset.file', 'assets/images/0/files/0'],
      ['blocking', 'asset.file', 'assets/sounds/0/files/0'],
    ]);
  });
});

describe('a damaged project', () => {
  const broken = (value: unknown) => value as never;

  it.each([
    ['no layers', { ...base, scenes: new Map([['id3', broken({ id: 'id3', attributes: {} })]]) }],
    ['a prototype that is a text', { ...base, actors: new Map([['id1', broken('actor')]]) }],
    ['behaviors that are numbers', changed('actors', 'id1', (actor: object) => ({ ...actor, behaviors: [1, null] }))],
    ['a game without attributes', { ...base, object: broken({ id: 'id1' }) }],
    ['a game that is null', { ...base, object: broken(null) }],
    ['a manifest that is a list', { ...base, assets: broken([]) }],
    ['a table without columns', table({ columns: undefined })],
  ])('has findings and never throws: %s', (_, project) => {
    const report = validateProject(project as Project);
    expect(report.blockingErrorCount).toBeGreaterThan(0);
    expect(report.issues.some(({ code }) => code.startsWith('document.'))).toBe(true);
  });

  it('is checked in its remaining parts', () => {
    const project = changed('actors', 'id1', (actor: object) => ({
      ...actor,
      behaviors: [7, { id: 'id1', class: 'SpawnAction', enabled: true, attributes: { prototypeKey: 'id99' } }],
    }));
    const codes = validateProject(project).issues.map(({ code }) => code);
    expect(codes).toContain('document.shape');
    expect(codes).toContain('reference.missing');
  });

  it('may nest its behaviors as deep as a document can be', () => {
    let behavior: object = { id: 'id9', class: 'SpawnAction', enabled: true, attributes: {} };
    for (let depth = 0; depth < 490; depth += 1) {
      behavior = {
        id: `id${1000 + depth}`,
        class: 'CompoundBehavior',
        enabled: true,
        attributes: {},
        behaviors: [behavior],
      };
    }
    const project = changed('actors', 'id1', (actor: object) => ({ ...actor, behaviors: [behavior] }));
    expect(validateProject(project).issues.map(({ code }) => code)).toEqual(['value.required']);
  });
});
