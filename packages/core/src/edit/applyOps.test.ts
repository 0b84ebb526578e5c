import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Project } from '../model/project.ts';
import { buildProject, freezeProject, textOfProject } from '../testing.ts';
import { applyOps, applyPossibleOps } from './applyOps.ts';
import type { Op } from './op.ts';

function sample(): Project {
  const actors = Array.from({ length: 12 }, (_, index) => ({ prototype: 'id1', id: `id${index + 100}` }));
  const project = buildProject({
    prototypes: [{ name: 'Pip' }, { name: 'Snail' }],
    scenes: [{ layers: [{ id: 'id1', actors }, { id: 'id2' }] }, { name: 'Cave' }],
    images: ['pip', 'snail'],
  });
  freezeProject(project);
  return project;
}

function done(project: Project, ...ops: Op[]): Project {
  const applied = applyOps(project, ops);
  if (!applied.ok) throw new Error(applied.issues[0]?.message);
  const back = applyOps(applied.value.project, applied.value.inverse);
  if (!back.ok) throw new Error(back.issues[0]?.message);
  expect(textOfProject(back.value.project)).toBe(textOfProject(project));
  return applied.value.project;
}

const layer = ['scenes', 'id1', 'layers', { id: 'id1' }] as const;
const ids = (project: Project, index = 0) => project.scenes.get('id1')?.layers[index]?.actors.map(({ id }) => id);

describe('the five ops', () => {
  it('set a property, and the same value again changes nothing', () => {
    const project = sample();
    const after = done(project, { op: 'set', path: ['scenes', 'id2', 'attributes', 'name'], value: 'Cellar' });
    expect(after.scenes.get('id2')?.attributes.name).toBe('Cellar');
    expect(after.scenes.get('id1')).toBe(project.scenes.get('id1'));
    expect(after.actors).toBe(project.actors);
    const again = applyOps(project, [{ op: 'set', path: ['scenes', 'id2', 'attributes', 'name'], value: 'Cave' }]);
    expect(again.ok && again.value.inverse).toEqual([]);
  });

  it('restore the position of a key among the others', () => {
    const project = sample();
    const after = done(project, { op: 'unset', path: ['object', 'attributes', 'time'] });
    expect(Object.keys(after.object.attributes)).not.toContain('time');
    expect(
      Object.keys(
        done(after, { op: 'set', path: ['object', 'attributes', 'time'], value: 0, at: 1 }).object.attributes,
      ),
    ).toEqual(Object.keys(project.object.attributes));
  });

  it('add and remove documents', () => {
    const project = sample();
    const after = done(project, { op: 'unset', path: ['actors', 'id1'] });
    expect([...after.actors.keys()]).toEqual(['id2']);
    expect(after.scenes).toBe(project.scenes);
  });

  it('insert at an index that is clamped to the list', () => {
    const value = { id: 'id7', prototype: 'id1', attributes: {} };
    const path = [...layer, 'actors'];
    expect(ids(done(sample(), { op: 'insert', path, index: -3, value }))?.[0]).toBe('id7');
    expect(ids(done(sample(), { op: 'insert', path, index: 999, value }))?.[12]).toBe('id7');
  });

  it('find members by id after others were removed', () => {
    const after = done(
      sample(),
      { op: 'remove', path: [...layer, 'actors', { id: 'id103' }] },
      { op: 'remove', path: [...layer, 'actors', { id: 'id100' }] },
      { op: 'set', path: [...layer, 'actors', { id: 'id104' }, 'prototype'], value: 'id2' },
    );
    expect(ids(after)?.slice(0, 3)).toEqual(['id101', 'id102', 'id104']);
    expect(after.scenes.get('id1')?.layers[0]?.actors[2]?.prototype).toBe('id2');
  });

  it('move a member inside its list and into another', () => {
    const within = done(sample(), { op: 'move', path: [...layer, 'actors', { id: 'id100' }], index: 2 });
    expect(ids(within)?.slice(0, 3)).toEqual(['id101', 'id102', 'id100']);
    const to = ['scenes', 'id1', 'layers', { id: 'id2' }, 'actors'];
    const across = done(sample(), { op: 'move', path: [...layer, 'actors', { id: 'id105' }], index: 9, to });
    expect([ids(across)?.length, ids(across, 1)]).toEqual([11, ['id105']]);
  });

  it('address texts in a list by value and assets by name', () => {
    const moved = done(sample(), { op: 'move', path: ['object', 'scenes', { id: 'id2' }], index: 0 });
    expect(moved.object.scenes).toEqual(['id2', 'id1']);
    const after = done(sample(), { op: 'remove', path: ['assets', 'images', { name: 'pip' }] });
    expect(after.assets.images.map(({ name }) => name)).toEqual(['snail']);
  });

  it('replace a member as a whole, even by one with another id', () => {
    const value = { id: 'id9', attributes: { name: 'Front', scrollable: true }, actors: [] };
    const after = done(sample(), { op: 'set', path: layer, value });
    expect(after.scenes.get('id1')?.layers.map(({ id }) => id)).toEqual(['id9', 'id2']);
  });
});

const targets: readonly (readonly [string, Op])[] = [
  ['a document that is gone', { op: 'set', path: ['scenes', 'id9', 'attributes', 'name'], value: '' }],
  ['a member that is gone', { op: 'remove', path: [...layer, 'actors', { id: 'id999' }] }],
  ['a property that does not exist', { op: 'unset', path: ['object', 'attributes', 'no'] }],
  ['a list that is not a list', { op: 'insert', path: ['object', 'title'], index: 0, value: 1 }],
  ['an index beyond the list', { op: 'remove', path: [...layer, 'actors', 12] }],
  ['an index before the list', { op: 'remove', path: [...layer, 'actors', -1] }],
  ['a property of a document that is gone', { op: 'unset', path: ['scenes', 'id9', 'name'] }],
  ['a member that is removed like a property', { op: 'unset', path: [...layer, 'actors', { id: 'id100' }] }],
  ['a property of a list', { op: 'unset', path: ['object', 'scenes', 'length'] }],
  ['a member of something that is not a list', { op: 'unset', path: ['object', { id: 'title' }] }],
  ['a member addressed by a text', { op: 'set', path: [...layer, 'actors', 'id100'], value: 1 }],
  ['a property of a text', { op: 'set', path: ['object', 'title', 'length'], value: 1 }],
  ['something below a number', { op: 'set', path: ['object', 5, 'x'], value: 1 }],
  [
    'another list that is gone',
    { op: 'move', path: [...layer, 'actors', { id: 'id100' }], index: 0, to: ['tests', 'a'] },
  ],
];

describe('ops without a target', () => {
  it.each(targets)('are refused: %s', (_title, op) => {
    const applied = applyOps(sample(), [op]);
    const found = applied.ok ? [] : applied.issues.map(({ code, severity, message }) => [code, severity, message]);
    expect(found).toEqual([['edit.target', 'blocking', 'This no longer exists.']]);
  });

  it.each<[Op, wanted: unknown]>([
    [
      { op: 'remove', path: [...layer, 'actors', { id: 'id999' }] },
      ['scenes', 'id1', 'layers', 'id1', 'actors', 'id999'],
    ],
    [{ op: 'remove', path: ['assets', 'images', { name: 'x' }] }, ['assets', 'images', 'x']],
    [{ op: 'unset', path: ['actors', 'id9'] }, ['actors', 'id9']],
    [{ op: 'insert', path: ['tests', 'a'], index: 0, value: 1 }, ['tests', 'a']],
    [{ op: 'move', path: ['object', 'scenes', { id: 'id1' }], index: 0, to: ['tests', 'b'] }, ['tests', 'b']],
    [{ op: 'set', path: [], value: 1 }, []],
  ])('name the location they refer to: %j', (op, wanted) => {
    const applied = applyOps(sample(), [op]);
    expect(applied.ok ? undefined : applied.issues[0]?.path).toEqual(wanted);
  });

  it('are not known to this version', () => {
    const op: Op = JSON.parse('{"op":"swap","path":["object","title"]}');
    const applied = applyOps(sample(), [op]);
    expect(applied.ok ? [] : applied.issues).toMatchObject([
      { code: 'edit.refused', severity: 'blocking', path: [], message: 'This cannot be changed.' },
    ]);
    expect(applyPossibleOps(sample(), [op]).skipped).toHaveLength(1);
  });

  it.each(targets)('are skipped and reported when the others should continue: %s', (_title, op) => {
    const good: Op = { op: 'set', path: ['object', 'title'], value: 'Other' };
    const applied = applyPossibleOps(sample(), [op, good]);
    expect(applied.project.object.title).toBe('Other');
    expect(applied.skipped.map(({ code }) => code)).toEqual(['edit.target']);
  });

  it('set properties under keys only', () => {
    for (const last of [{ id: 'title' }, 5]) {
      const applied = applyOps(sample(), [{ op: 'set', path: ['object', last], value: 1 }]);
      expect(applied.ok ? [] : applied.issues.map(({ code }) => code)).toEqual(['edit.refused']);
    }
  });

  it('never set an object’s prototype', () => {
    const applied = applyOps(sample(), [{ op: 'set', path: ['object', 'attributes', '__proto__'], value: { a: 1 } }]);
    expect(applied.ok ? [] : applied.issues.map(({ code }) => code)).toEqual(['edit.refused']);
  });
});

/** A random op that has a target in most projects of this test. */
const anyOp: fc.Arbitrary<Op> = fc.oneof(
  fc.record({
    op: fc.constant('set' as const),
    path: fc.constantFrom(['object', 'title'], ['object', 'attributes', 'id5'], [...layer, 'attributes', 'name']),
    value: fc.string(),
  }),
  fc.record({
    op: fc.constant('unset' as const),
    path: fc.constantFrom(['object', 'attributes', 'id5'], ['scenes', 'id2']),
  }),
  fc.record({
    op: fc.constant('insert' as const),
    path: fc.constantFrom([...layer, 'actors'], ['scenes', 'id1', 'layers', { id: 'id2' }, 'actors']),
    index: fc.integer({ min: -1, max: 14 }),
    value: fc
      .integer({ min: 200, max: 209 })
      .map((number) => ({ id: `id${number}`, prototype: 'id1', attributes: {} })),
  }),
  fc.record({
    op: fc.constant('remove' as const),
    path: fc.integer({ min: 100, max: 112 }).map((number) => [...layer, 'actors', { id: `id${number}` }]),
  }),
  fc.record({
    op: fc.constant('move' as const),
    path: fc.integer({ min: 100, max: 112 }).map((number) => [...layer, 'actors', { id: `id${number}` }]),
    index: fc.integer({ min: 0, max: 14 }),
    to: fc.constantFrom(['scenes', 'id1', 'layers', { id: 'id2' }, 'actors'], [...layer, 'actors']),
  }),
);

describe('any sequence of ops', () => {
  it('is undone exactly by its inverse, in one batch or one by one', () => {
    const project = sample();
    fc.assert(
      fc.property(fc.array(anyOp, { maxLength: 40 }), (ops) => {
        const batch = applyPossibleOps(project, ops);
        const single = ops.reduce((current, op) => applyPossibleOps(current, [op]).project, project);
        expect(textOfProject(batch.project)).toBe(textOfProject(single));
        const back = applyOps(batch.project, batch.inverse);
        expect(back.ok && textOfProject(back.value.project)).toBe(textOfProject(project));
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
