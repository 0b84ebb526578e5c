import { collectionNames, type Project } from '@playhouse/core';
import { buildBehaviors, buildProject } from '@playhouse/core/testing';
import { describe, expect, it, test } from 'vitest';
import { createCheckService, type Problem } from '../../workers/checkService.ts';
import { libraryKinds } from '../library-panel/libraryUi.ts';
import { canOpen } from '../project-page/route.ts';
import { problemAddress, problemLocation } from './problemLocation.ts';

const issue = { code: 'value.required', severity: 'blocking', path: [], params: {}, message: 'No.' } as const;
const scene = { kind: 'scene', id: 'id5', name: 'Meadow' };
const instance = { id: 'id7', name: 'Pip' };
const behavior = { id: 'id9', class: 'SpawnAction' };
const game = { kind: 'game', id: 'g', name: 'Pip' };
const spawn = { id: 'id9', class: 'SpawnAction' };

const meadow = buildProject({
  title: 'Pip',
  prototypes: [{ id: 'id1', name: 'Pip', behaviors: [spawn] }],
  scenes: [
    {
      id: 'id5',
      name: 'Meadow',
      layers: [{ id: 'id6', actors: [{ id: 'id7', prototype: 'id1', attributes: { image: 'nowhere' } }] }],
    },
  ],
  tables: [{ id: 'id3', name: 'Levels', rows: ['a'], columns: [{ name: 'n', type: 2, cells: [1] }] }],
  delegates: [{ id: 'id4', name: 'Start', event: '' }],
});

const cases: readonly (readonly [Problem, string, string])[] = [
  [
    { issue, owner: { kind: 'prototype', id: 'id1', name: 'Pip' }, behavior },
    'Spawn Actor, Pip',
    '/prototype/id1?behavior=id9',
  ],
  [{ issue, owner: scene }, 'Meadow', '/scene/id5'],
  [{ issue, owner: scene, instance }, 'Pip, Meadow', '/scene/id5?select=id7'],
  [
    { issue: { ...issue, path: ['scenes', 'id5', 'attributes', 'gravity'] }, owner: scene },
    'Meadow',
    '/scene/id5?tab=scene&attribute=gravity',
  ],
  [{ issue: { ...issue, path: ['scenes', 'id5', 'layers', 0, 'id'] }, owner: scene }, 'Meadow', '/scene/id5?layer=id6'],
  [
    { issue: { ...issue, path: ['scenes', 'id5', 'layers', 0] }, owner: scene, instance, behavior },
    'Spawn Actor, Pip, Meadow',
    '/scene/id5/actor/id7?behavior=id9',
  ],
  [{ issue, owner: { kind: 'table', id: 'id3', name: 'Levels' } }, 'Levels', '/table/id3'],
  [
    { issue, owner: { kind: 'assets', id: 'assets', name: 'Assets' }, asset: { kind: 'sounds', name: 'a/b ä' } },
    'a/b ä',
    '/assets/sound/a%2Fb%20%C3%A4',
  ],
  [
    { issue: { ...issue, path: ['assets', 'fonts'] }, owner: { kind: 'assets', id: 'assets', name: 'Assets' } },
    'Images and sounds',
    '/scene/id5?library=fonts',
  ],
  [
    { issue: { ...issue, path: ['object', 'attributes', 'displaySize', 'width'] }, owner: game },
    'Pip',
    '/scene/id5?tab=game&attribute=displaySize',
  ],
  [{ issue: { ...issue, path: ['tests', 'a'] }, owner: game }, 'Pip', '/preview?panel=tests'],
];

it.each(cases)('%o is reported and found', (problem, words, address) => {
  expect([problemLocation(problem), problemAddress(problem, meadow)]).toEqual([words, address]);
});

/** A project with something wrong in each of its documents. */
function brokenEverywhere(): Project {
  const { object, assets, tables } = meadow;
  const [mine = expect.fail()] = buildBehaviors([spawn]);
  return {
    ...meadow,
    object: {
      ...object,
      scenes: [...object.scenes, 'id99'],
      prototypes: [...object.prototypes, 'id98'],
      attributes: { ...object.attributes, id97: { '@': 'table', name: 'Prices' } },
      controllerMaps: { player3: { dpadUp: 'no key' }, nobody: { dpadUp: 'no key' } },
    } as Project['object'],
    assets: { ...assets, images: [{ name: 'ghost', files: [] }] },
    tables: new Map([...tables].map(([id, table]) => [id, { ...table, numRows: 7 }])),
    behaviors: new Map([['id95', { id: 'id95', name: 'Mine', help: '', behavior: mine }]]),
    tests: new Map([['a', { scene: 'nowhere', frames: 1 }]]),
  };
}

describe('everything that checking finds', () => {
  const project = brokenEverywhere();
  const { problems } = createCheckService().open(project);
  const places = problems.map((problem) => [problem.issue.path.join('/'), problemAddress(problem, project)] as const);

  test('is in every kind of document here', () => {
    const heads = new Set(problems.map((problem) => problem.issue.path[0]));
    expect([...heads].sort()).toEqual(['assets', 'object', ...collectionNames].sort());
  });

  test.each(places)('%s leads to %s, which exists', (_, address) => {
    const { pathname, searchParams } = new URL(address, 'http://playhouse.example');
    expect(pathname === '/preview' || canOpen(pathname)).toBe(true);
    const library = searchParams.get('library');
    if (library !== null) expect(libraryKinds).toContain(library);
  });

  test.each([
    ['object/controllerMaps/player3/dpadUp', '/controller/3'],
    ['object/controllerMaps/nobody/dpadUp', '/scene/id5?library=controllers'],
    ['object/scenes/1', '/scene/id5?library=scenes'],
    ['object/prototypes/1', '/scene/id5?library=actors'],
    ['object/attributes/id97', '/scene/id5?library=tables'],
    ['assets/images/0/files', '/assets/image/ghost'],
    ['scenes/id5/layers/0/actors/0/attributes/image', '/scene/id5?select=id7&tab=actor&attribute=image'],
    ['actors/id1/behaviors/0/attributes/prototypeKey', '/prototype/id1?behavior=id9'],
    ['tables/id3/numRows', '/table/id3'],
    ['delegates/id4/event', '/delegate/id4'],
    ['behaviors/id95/behavior/attributes/prototypeKey', '/scene/id5?library=behaviors'],
    ['tests/a/scene', '/preview?panel=tests'],
  ])('%s leads to %s', (path, address) => {
    expect(places).toContainEqual([path, address]);
  });

  test('leads somewhere even where there is no scene', () => {
    const built = buildProject({ prototypes: [{ id: 'id1' }] });
    const bare = { ...built, object: { ...built.object, scenes: [] }, scenes: new Map() };
    const { problems: found } = createCheckService().open(bare);
    expect(found.map((problem) => problemAddress(problem, bare))).toContain('/prototype/id1?library=scenes');
  });
});
