import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildProject } from '../../testing.ts';
import { createProject } from '../create/createProject.ts';
import { createPrototype } from '../create/createPrototype.ts';
import { createScene } from '../create/createScene.ts';
import { findDocumentKind } from './documentKinds.ts';
import { readDocument } from './readDocument.ts';

function read(document: string, source: unknown) {
  const result = readDocument(document, source);
  const issues = result.ok ? result.value.notes : result.issues;
  return { value: result.ok ? result.value.value : undefined, issues, codes: issues.map((issue) => issue.code) };
}

const project = buildProject({
  attributes: { id7: { '@': 'real', $: 1, name: 'Score' } },
  prototypes: [{ behaviors: [{ class: 'RuleBehavior', behaviors: [{ class: 'MoveBehavior' }], elseBehaviors: [] }] }],
  scenes: [{ layers: [{ actors: [{ prototype: 'id1', behaviors: [{ class: 'NoteBehavior' }] }] }] }],
  tables: [{ name: 'Levels', rows: ['a', 'b'], columns: [{ name: 'n', type: 2, cells: [1, 2] }] }],
  delegates: [{ id: 'id1' }],
  images: ['hero'],
});
const documents: Readonly<Record<string, unknown>> = {
  'object.json': project.object,
  'assets.json': project.assets,
  'scenes/id1.json': project.scenes.get('id1'),
  'actors/id1.json': project.actors.get('id1'),
  'tables/id1.json': project.tables.get('id1'),
  'delegates/id1.json': project.delegates.get('id1'),
  'behaviors/id1.json': { id: 'id1', name: '', help: '', behavior: project.actors.get('id1')?.behaviors[0] },
  'tests/smoke.play.json': { frames: 10, events: [{ frame: 1, type: 'keyDown', key: 'left' }], assertions: [] },
};

describe.each(Object.entries(documents))('%s', (document, value) => {
  it('is read without a note when nothing is wrong', () => {
    expect(read(document, JSON.stringify(value))).toEqual({ value, issues: [], codes: [] });
    expect(read(document, value).value).toBe(value);
  });

  it.each(['[]', 'null', '5', '"text"', 'true'])('is refused when it contains %s', (text) => {
    expect(read(document, text)).toMatchObject({ value: undefined, codes: ['document.shape'] });
  });

  it('is completed, with notes, when it is an empty object', () => {
    const { value: repaired, codes } = read(document, '{}');
    expect(findDocumentKind(document)?.validate(repaired)).toBe(true);
    expect(new Set(codes)).toEqual(new Set(['document.shape']));
  });

  it('is repaired wherever it is damaged, once, without changing the input', () => {
    const damage = fc.tuple(fc.nat(), fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 2 })));
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 4 }), (damages) => {
        const damaged = damages.reduce((whole, [at, put]) => replaceMember(whole, at, put), value);
        const before = JSON.stringify(damaged);
        const first = read(document, damaged);
        expect(JSON.stringify(damaged)).toBe(before);
        if (!first.value) return expect(['document.shape', 'document.key']).toContain(first.codes[0]);
        expect(findDocumentKind(document)?.validate(first.value)).toBe(true);
        const second = read(document, JSON.stringify(first.value));
        expect(second.value).toEqual(first.value);
        expect(second.codes.filter((code) => code !== 'document.text')).toEqual([]);
        return undefined;
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

/** The value with one of its members, chosen by number, replaced or (for undefined) removed. */
function replaceMember(root: unknown, choice: number, put: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(root));
  const members: [object, string][] = [];
  const open: unknown[] = [copy];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    for (const key of Object.keys(value)) members.push([value, key]);
    open.push(...Object.values(value));
  }
  const [owner, key] = members[choice % Math.max(members.length, 1)] ?? [];
  if (owner && key !== undefined) {
    if (put === undefined && !Array.isArray(owner)) Reflect.deleteProperty(owner, key);
    else Reflect.set(owner, key, put ?? null);
  }
  return copy;
}

describe('what is missing comes from the defaults, so that an empty', () => {
  const display = { width: 1024, height: 768 };
  it.each([
    ['scenes/id4.json', { ...createScene('id4', 'New Scene', display), layers: [] }],
    ['actors/id4.json', createPrototype('id4')],
    ['object.json', { ...createProject({ title: 'Untitled' }).object, scenes: [] }],
  ])('%s equals a new one', (document, expected) => {
    expect(read(document, '{}').value).toEqual(expected);
  });
});

describe('single faults', () => {
  const scene = createScene('id1', 'A', { width: 1024, height: 768 });
  const withAttributes = (attributes: object) => ({ ...scene, attributes: { ...scene.attributes, ...attributes } });
  const withActors = (...actors: unknown[]) => ({ ...scene, layers: [{ ...scene.layers[0], actors }] });
  const instance = { id: 'id3', prototype: 'id1', attributes: {} };

  it.each([
    ['a text in place of a number', withAttributes({ time: '5' }), ['attributes', 'time'], 5],
    ['a text that is not a number', withAttributes({ time: 'soon' }), ['attributes', 'time'], 0],
    ['a number in place of true or false', withAttributes({ wrapX: 1 }), ['attributes', 'wrapX'], false],
    [
      'a number out of range',
      withAttributes({ color: { red: -2, green: 0, blue: 0, alpha: 1 } }),
      ['attributes', 'color', 'red'],
      0,
    ],
    ['a list in place of an object', withAttributes({ gravity: [] }), ['attributes', 'gravity'], { x: 0, y: 0 }],
    [
      'a name that is too long',
      withAttributes({ name: '\u{1f600}'.repeat(257) }),
      ['attributes', 'name'],
      '\u{1f600}'.repeat(256),
    ],
    ['a plain custom attribute', withAttributes({ id9: 5 }), ['attributes', 'id9'], { '@': 'real', $: 5, name: '' }],
    [
      'a custom attribute of unknown type',
      withAttributes({ id9: { '@': 'vector', $: 'x', name: 'n' } }),
      ['attributes', 'id9'],
      { '@': 'text', $: 'x', name: 'n' },
    ],
    [
      'a custom attribute without a fitting value',
      withAttributes({ id9: { '@': 'index', $: [], name: 'n' } }),
      ['attributes', 'id9'],
      { '@': 'index', $: 1, name: 'n' },
    ],
    ['a custom attribute that is null', withAttributes({ id9: null }), ['attributes', 'id9'], undefined],
    ['a layer that is a number', { ...scene, layers: [5, scene.layers[0]] }, ['layers', 0], scene.layers[0]],
    [
      'an instance without an id',
      withActors({ ...instance, id: '' }, { ...instance, id: 'id2' }),
      ['layers', 0, 'actors', 0, 'id'],
      'id3',
    ],
    [
      'an instance without a prototype',
      withActors({ id: 'id3', attributes: {} }),
      ['layers', 0, 'actors', 0, 'prototype'],
      'id0',
    ],
    [
      'optional behaviors that are a text',
      withActors({ ...instance, behaviors: 'x' }),
      ['layers', 0, 'actors', 0, 'behaviors'],
      undefined,
    ],
    [
      'a behavior without a class',
      withActors({ ...instance, behaviors: [{ id: 'id1', enabled: true, attributes: {} }] }),
      ['layers', 0, 'actors', 0, 'behaviors', 0, 'class'],
      '',
    ],
  ])('%s is repaired and noted', (_, damaged, path, used) => {
    const { value, issues } = read('scenes/id1.json', damaged);
    expect(issues[0]).toMatchObject({ code: 'document.shape', path: ['scenes', 'id1', ...path] });
    expect(path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value)).toEqual(used);
  });

  it('a name of 256 characters outside the Basic Multilingual Plane is kept', () => {
    expect(read('scenes/id1.json', withAttributes({ name: '\u{1f600}'.repeat(256) })).codes).toEqual([]);
  });

  it('a cell of the wrong type leaves the other cells in their rows', () => {
    const table = project.tables.get('id1');
    const damaged = { ...table, columns: [{ ...table?.columns[0], $: [null, 7] }] };
    expect(read('tables/id1.json', damaged).value).toMatchObject({ columns: [{ $: ['', 7] }] });
  });

  it('an id that differs from the file name is replaced by it', () => {
    const { value, issues } = read('scenes/id8.json', scene);
    expect(value).toEqual({ ...scene, id: 'id8' });
    expect(issues).toMatchObject([{ code: 'id.mismatch', path: ['scenes', 'id8', 'id'] }]);
  });

  it('unknown members are kept, at any depth', () => {
    const unknown = { ...withAttributes({ future: { a: [1, { b: null }] } }), later: true };
    expect(read('scenes/id1.json', unknown)).toEqual({ value: unknown, issues: [], codes: [] });
    const repaired = read('scenes/id1.json', { ...unknown, layers: 5 });
    expect(repaired.value).toEqual({ ...unknown, layers: [] });
  });

  it('the message says what is wrong, where, and which value is used', () => {
    expect(read('scenes/id1.json', withAttributes({ time: 'x' })).issues[0]?.message).toBe(
      'scenes/id1.json at attributes, time: "x" is not a number; 0 is used.',
    );
    expect(read('scenes/id1.json', '{"id":"id1",\n"layers" 5}').issues[0]?.message).toBe(
      'scenes/id1.json is not JSON: line 2, column 10 has "5" where a colon should be. Correct it in a text editor, or restore the file from a backup.',
    );
  });
});

it('a path that is not a document’s is refused', () => {
  expect(read('images/x.png', '{}').codes).toEqual(['document.unreadable']);
});

it('a list of half a million elements of the wrong type is repaired with few notes', () => {
  const { value, issues } = read('actors/id1.json', { ...createPrototype('id1'), behaviors: Array(500_000).fill(0) });
  expect(value).toEqual(createPrototype('id1'));
  expect(issues).toHaveLength(501);
});
