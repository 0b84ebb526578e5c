import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KeypathOwner } from '../../attributes/keypathOwner.ts';
import { createProject } from '../../model/create/createProject.ts';
import { createPrototype } from '../../model/create/createPrototype.ts';
import type { Project } from '../../model/project.ts';
import { createTable } from '../../tables/createTable.ts';
import { buildProject } from '../../testing.ts';
import { joinParts, type ProgramPart } from '../programPart.ts';
import { arbitraryProgram } from '../testing/randomPrograms.ts';
import { formatProgram } from './formatProgram.ts';
import { createNameScope, type NamedAttribute, type NameScope } from './nameScope.ts';
import { parseText } from './parseText.ts';
import { createProjectNames } from './projectNames.ts';

/** A prototype called Pip in a game whose attributes have difficult names. */
function pipNames(): NameScope {
  const project = createProject({ title: 'Names' });
  const pip = createPrototype('id50', 'Pip');
  const custom = (name: string, type = 'real') => ({ '@': type, $: 0, name });
  const attributes = {
    ...project.object.attributes,
    id1: custom('Score'),
    id2: custom('time'),
    id3: custom('my name'),
    id4: custom('Twin'),
    id5: custom('Twin'),
    id6: custom('a"b\'.c'),
    id7: custom('devices'),
    id8: custom('attributes'),
    id9: { '@': 'table', name: 'Levels' },
    id10: custom('Größe'),
    id11: custom(''),
    id12: custom('2nd'),
    id13: custom('and'),
  };
  return createProjectNames(
    {
      ...project,
      object: { ...project.object, attributes },
      actors: new Map([
        [
          'id50',
          {
            ...pip,
            attributes: { ...pip.attributes, id60: custom('Health'), id61: custom('position'), id62: custom('motion') },
          },
        ],
      ]),
    },
    { kind: 'prototype', id: 'id50' },
  );
}

let known: NameScope | undefined;

/** Created while a test runs, so that coverage counts the code that creates it for that test. */
function names(): NameScope {
  known ??= pipNames();
  return known;
}

describe('names', () => {
  test.each([
    ['self.attributes.position.x', 'self.position.x'],
    ['self.attributes.id60', 'self.Health'],
    ['self.attributes.id61', 'self["position"]'],
    ['self.attributes.id62', 'self["motion"]'],
    ['self.aspects.motion.attributes.linearVelocity.y', 'self.motion.linearVelocity.y'],
    ['self.aspects.physics.attributes.density', 'self.physics.density'],
    ['game.attributes.id1', 'game.Score'],
    ['game.attributes.id2', 'game["time"]'],
    ['game.attributes.time', 'game.time'],
    ['game.attributes.id3', 'game["my name"]'],
    ['game.attributes.id4', 'game.attributes.id4'],
    ['game.attributes.id5', 'game.attributes.id5'],
    ['game.attributes.id6', 'game["a\\"b\'.c"]'],
    ['game.attributes.id7', 'game["devices"]'],
    ['game.attributes.id8', 'game["attributes"]'],
    ['game.attributes.id9', 'tables.Levels'],
    ['game.attributes.id10', 'game.Größe'],
    ['game.attributes.id11', 'game[""]'],
    ['game.attributes.id12', 'game["2nd"]'],
    ['game.attributes.id13', 'game.and'],
    ['game.devices.mouse.position.x', 'devices.mouse.position.x'],
    ['controllerMaps.player1.dpadUp', 'controllerMaps.player1.dpadUp'],
    ['self.attributes.id999', 'self.attributes.id999'],
    ['scene.attributes.time', 'scene.attributes.time'],
    ['no such thing', 'keypath["no such thing"]'],
    ['', 'keypath[""]'],
    ['self.attributes', 'keypath["self.attributes"]'],
  ])('show %s as %s and read it again', (keypath, text) => {
    expect(names().textOf(keypath)).toBe(text);
    expect(parseText(text, names())).toMatchObject({ parts: [{ keypath }], issues: [] });
  });

  test.each<readonly [string, readonly ProgramPart[]]>([
    ['self.Health + 1', [{ keypath: 'self.attributes.id60' }, ' + 1']],
    ["self['Health']", [{ keypath: 'self.attributes.id60' }]],
    ['game.devices.mouse.position.x', [{ keypath: 'game.devices.mouse.position.x' }]],
    ['1..self.Health..5', ['1..', { keypath: 'self.attributes.id60' }, '..5']],
    ['"self.Health" .. self.Health', ['"self.Health" .. ', { keypath: 'self.attributes.id60' }]],
    ["'self.Health'", ["'self.Health'"]],
    ['  game.Score\n+ 1', ['  ', { keypath: 'game.attributes.id1' }, '\n+ 1']],
  ])('reads %s', (source, parts) => {
    expect(parseText(source, names())).toMatchObject({ parts, issues: [] });
  });

  test.each([
    [
      '1 + self.Helth',
      'expression.reference',
      "There is no attribute 'self.Helth'. Did you mean 'self.Health'?",
      [4, 14],
    ],
    [
      'self.position',
      'expression.reference',
      "There is no attribute 'self.position'. Did you mean 'self.position.x'?",
      [0, 13],
    ],
    [
      'game.Twin',
      'expression.reference',
      "Several attributes are named 'game.Twin'. Choose one from the list.",
      [0, 9],
    ],
    ['scene.time', 'expression.reference', 'Cannot access scene attribute from prototype', [0, 10]],
    ['tables.Nope', 'expression.reference', "There is no attribute 'tables.Nope'.", [0, 11]],
    ['self', 'expression.syntax', 'Expected a value but "self" found.', [0, 4]],
    ['self.Health + (', 'expression.syntax', 'Expected a value but end of input found.', [15, 15]],
    ['3self.Health', 'expression.syntax', 'Expected an operator but "self.Health" found.', [1, 12]],
  ])('say what is wrong with %s', (source, code, message, range) => {
    const { parts, issues, program } = parseText(source, names());
    expect(issues).toMatchObject([{ code, message, range }]);
    expect(program).toBeUndefined();
    expect(parts.length).toBeGreaterThan(0);
  });

  test('stay text if they are unreadable, so that nothing typed is lost', () => {
    const { parts } = parseText('self.Health + self.Nope * (', names());
    expect(parts).toEqual([{ keypath: 'self.attributes.id60' }, ' + self.Nope * (']);
    expect(formatProgram(parts, names())).toBe('self.Health + self.Nope * (');
  });

  test.each<readonly [readonly ProgramPart[], string]>([
    [[{ keypath: 'self.attributes.id60' }, 'x'], 'self.Health x'],
    [[{ keypath: 'self.attributes.id60' }, '2'], 'self.Health 2'],
    [[{ keypath: 'self.attributes.id60' }, 'é'], 'self.Health é'],
    [[{ keypath: 'self.attributes.id60' }, '+x'], 'self.Health+x'],
    [[{ keypath: 'self.attributes.id61' }, 'x'], 'self["position"]x'],
    [[{ keypath: 'self.attributes.id60' }, { keypath: 'self.attributes.id61' }], 'self.Health self["position"]'],
    [['2', { keypath: 'self.attributes.id60' }], '2self.Health'],
  ])('stay separate from the following text: %j', (parts, text) => {
    expect(formatProgram(parts, names())).toBe(text);
    const keypaths = (list: readonly ProgramPart[]) => list.filter((part) => typeof part !== 'string');
    expect(keypaths(parseText(text, names()).parts)).toEqual(keypaths(parts));
  });
});

describe('the owners of names', () => {
  const project = buildProject({
    prototypes: [{ id: 'id1', name: 'Coin' }],
    scenes: [
      {
        id: 'id2',
        layers: [
          {
            id: 'id3',
            actors: [
              { id: 'id4', prototype: 'id1', attributes: { name: 'Gold' } },
              { id: 'id5', prototype: 'id1' },
              { id: 'id6', prototype: 'id1' },
              { id: 'id7', prototype: 'id1', attributes: { name: 'Me' } },
            ],
          },
        ],
      },
    ],
  });

  test('an instance sees other actors of its scene by name', () => {
    const scope = createProjectNames(project, { kind: 'instance', scene: 'id2', id: 'id7' });
    const keypath = 'scene.layers.id3.actors.id4.attributes.position.x';
    expect(scope.textOf(keypath)).toBe('scene.actors.Gold.position.x');
    expect(parseText('scene.actors.Gold.position.x', scope).parts).toEqual([{ keypath }]);
    const twin = 'scene.layers.id3.actors.id5.attributes.position.x';
    expect(scope.textOf(twin)).toBe(twin);
    expect(parseText(twin, scope).parts).toEqual([{ keypath: twin }]);
    expect(parseText('scene.actors.Me.position.x', scope).issues).toHaveLength(1);
    expect(parseText('scene.time', scope).issues).toEqual([]);
  });

  test('names are those of custom attributes that have one, of tables, and of actors', () => {
    const custom = { '@': 'real', $: 0, name: 'Wind' };
    const odd = { id21: 5, id22: { ...custom, '@': 'nothing' }, id23: { '@': 'real', $: 0 }, x24: custom, xid: custom };
    const scene = project.scenes.get('id2');
    const layers = scene?.layers.map((layer) => ({
      ...layer,
      actors: [...layer.actors, { id: 'id8', prototype: 'gone', attributes: {} }],
    }));
    const changed: Project = {
      ...project,
      object: {
        ...project.object,
        attributes: {
          ...project.object.attributes,
          id30: { '@': 'table', name: 'Old' },
          id31: { '@': 'table', name: 'Lost' },
        },
      },
      scenes: new Map(
        scene && layers
          ? [['id2', { ...scene, layers, attributes: { ...scene.attributes, id20: custom, ...odd } }]]
          : [],
      ),
      tables: new Map([['id30', { ...createTable('id30', 'Levels') }]]),
    };
    const paths = (owner: KeypathOwner) =>
      createProjectNames(changed, owner)
        .attributes()
        .flatMap(({ keypath, path }) =>
          /id\d|x24|xid/.test(keypath)
            ? [[keypath, ...path.map((step) => (typeof step === 'string' ? step : step.given))].join(' ')]
            : [],
        );
    const tables = ['game.attributes.id30 tables Levels', 'game.attributes.id31 tables Lost'];
    expect(paths({ kind: 'game' })).toEqual(tables);
    expect(paths({ kind: 'scene', id: 'id2' })).toEqual([...tables, 'scene.attributes.id20 scene Wind']);
    expect(paths({ kind: 'scene', id: 'gone' })).toEqual(tables);
    expect(paths({ kind: 'prototype', id: 'gone' })).toEqual(tables);
    const names = createProjectNames(changed, { kind: 'instance', scene: 'id2', id: 'gone' });
    expect(names.groups.map((group) => [names.groupText(group), group.prefix])).toEqual([
      ['scene.actors.Gold', 'scene.layers.id3.actors.id4.'],
      ['scene.layers.id3.actors.id5', 'scene.layers.id3.actors.id5.'],
      ['scene.layers.id3.actors.id6', 'scene.layers.id3.actors.id6.'],
      ['scene.actors.Me', 'scene.layers.id3.actors.id7.'],
      ['scene.actors[""]', 'scene.layers.id3.actors.id8.'],
    ]);
    expect(createProjectNames(changed, { kind: 'scene', id: 'id2' }).groups).toEqual([]);
    expect(createProjectNames(changed, { kind: 'instance', scene: 'gone', id: 'id7' }).groups).toEqual([]);
  });

  test('built-in attributes are under the roots of the language, those of an owner only in its context', () => {
    const roots = (owner: KeypathOwner) => [
      ...new Set(
        createProjectNames(project, owner)
          .attributes()
          .map(({ path }) => path[0]),
      ),
    ];
    expect(roots({ kind: 'prototype', id: 'id1' })).toEqual(['self', 'game', 'devices', 'controllerMaps']);
    expect(roots({ kind: 'instance', scene: 'id2', id: 'id7' })).toEqual([
      'self',
      'game',
      'scene',
      'devices',
      'controllerMaps',
    ]);
    expect(roots({ kind: 'scene', id: 'id2' })).toEqual(['game', 'scene', 'devices', 'controllerMaps']);
    expect(roots({ kind: 'game' })).toEqual(['game', 'devices', 'controllerMaps']);
    const shown = createProjectNames(project, { kind: 'instance', scene: 'id2', id: 'id7' });
    const all = shown.attributes().map(({ keypath }) => shown.textOf(keypath));
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((text) => /\.(?:attributes|aspects)\.|\[/.test(text))).toEqual([]);
    expect(shown.textOf('self.aspects.graphics.attributes.visible')).toBe('self.graphics.visible');
    expect(shown.textOf('scene.attributes.camera.origin.x')).toBe('scene.camera.origin.x');
  });

  test('a scene has no self, the game neither self nor scene', () => {
    const message = (source: string, scope: NameScope) => parseText(source, scope).issues[0]?.message;
    const scene = createProjectNames(project, { kind: 'scene', id: 'id2' });
    expect([message('self.time', scene), message('scene.time', scene)]).toEqual(['Invalid self context', undefined]);
    const game = createProjectNames(project, { kind: 'game' });
    expect([message('self.time', game), message('scene.time', game)]).toEqual([
      'Invalid self context',
      'Invalid scene context',
    ]);
  });
});

test('every shown program is read back unchanged', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom(
      '',
      'a',
      'position',
      'x.y',
      '"',
      '\\',
      'self',
      'and',
      'attributes',
      '__proto__',
      '1',
      'é',
      'a b',
      ']',
    ),
  );
  const root = fc.constantFrom<'self' | 'game' | 'tables'>('self', 'game', 'tables');
  const customs = fc.array(fc.tuple(root, name), { maxLength: 6 });
  fc.assert(
    fc.property(
      customs,
      fc.array(name, { minLength: 1, maxLength: 3 }),
      fc.infiniteStream(fc.nat()),
      (given, odd, numbers) => {
        const builtIn: NamedAttribute = {
          keypath: 'self.attributes.position.x',
          path: ['self', 'position', 'x'],
          type: 'real',
          title: 'X',
        };
        const attributes = given.map(([of, text], index): NamedAttribute => {
          const prefix = of === 'self' ? 'self.attributes' : 'game.attributes';
          return {
            keypath: `${prefix}.id${index}`,
            path: [of, { given: text, id: `id${index}` }],
            type: 'real',
            title: text,
          };
        });
        const scope = createNameScope({ attributes: [...attributes, builtIn] });
        const keypaths = [...attributes.map(({ keypath }) => keypath), builtIn.keypath, ...odd, 'self.attributes.gone'];
        const [parts = []] = fc.sample(arbitraryProgram(keypaths), { seed: numbers.next().value, numRuns: 1 });
        const joined = joinParts(parts);
        const shown = formatProgram(joined, scope);
        const read = parseText(shown, scope);
        expect(read.issues).toEqual([]);
        expect(read.parts).toEqual(joined);
        expect(formatProgram(read.parts, scope)).toBe(shown);
      },
    ),
    { seed: 1, numRuns: 1000 },
  );
});
