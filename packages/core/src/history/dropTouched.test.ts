import { describe, expect, it } from 'vitest';
import type { Op } from '../edit/op.ts';
import { countForeignLives } from '../testing/foreignEdits.property.ts';
import type { Checkpoint } from './checkpoint.ts';
import { dropTouched } from './dropTouched.ts';

const layer = (id: string) => ['scenes', 'id1', 'layers', { id }, 'actors'] as const;
const actor = (id: string, on = 'id9') => [...layer(on), { id }] as const;
const step = (...undoData: Op[]): Checkpoint => ({
  created_at: 1,
  actions: [{ action: 'any', data: {}, undoAction: 'ops.apply', undoData }],
  label: { what: 'Any', where: '' },
});

const moved = step({ op: 'set', path: [...actor('id20'), 'attributes', 'position'], value: { x: 0, y: 0 } });
const added = step({ op: 'remove', path: actor('id20') });
const deleted = step({ op: 'insert', path: layer('id9'), index: 0, value: { id: 'id21', prototype: 'id1' } });
const relayered = step({ op: 'move', path: actor('id22', 'id8'), index: 0, to: layer('id9') });
const before = step({ op: 'set', path: [...actor('id22'), 'attributes', 'rotation'], value: 3 });
const cell = step({ op: 'set', path: ['tables', 'id5', 'columns', { id: 'id1' }, '$', { row: 'id2' }], value: 1 });
const newRow = step({ op: 'remove', path: ['tables', 'id6', 'rows', { id: 'id8' }] });
const steps = { added, moved, deleted, before, relayered, cell };

const remaining = (changes: readonly Op[]) => {
  const { undo } = dropTouched({ undo: Object.values(steps), redo: [] }, changes);
  return Object.entries(steps).flatMap(([name, each]) => (undo.includes(each) ? [name] : []));
};
const set = (...path: Op['path'][number][]): Op => ({ op: 'set', path, value: 1 });

describe('a change from elsewhere', () => {
  it.each<[string, Op[], string[]]>([
    ['nothing', [], ['added', 'moved', 'deleted', 'before', 'relayered', 'cell']],
    ['another member of the list', [{ op: 'remove', path: actor('id30') }], Object.keys(steps)],
    ['a new member', [{ op: 'insert', path: layer('id9'), index: 0, value: { id: 'id31' } }], Object.keys(steps)],
    [
      'another attribute of an added object',
      [set(...actor('id20'), 'attributes', 'rotation')],
      ['moved', 'deleted', 'before', 'relayered', 'cell'],
    ],
    [
      'the same attribute, and the step below',
      [set(...actor('id20'), 'attributes', 'position')],
      ['deleted', 'before', 'relayered', 'cell'],
    ],
    [
      'one coordinate',
      [set(...actor('id20'), 'attributes', 'position', 'x')],
      ['deleted', 'before', 'relayered', 'cell'],
    ],
    [
      'the surrounding list, which was removed',
      [{ op: 'remove', path: ['scenes', 'id1', 'layers', { id: 'id8' }] }],
      Object.keys(steps),
    ],
    [
      'an actor moved to another layer, and changes there',
      [set(...actor('id22', 'id8'), 'prototype')],
      ['added', 'moved', 'deleted', 'cell'],
    ],
    [
      'a removed scene, in which nothing can be overwritten',
      [{ op: 'unset', path: ['scenes', 'id1'] }],
      Object.keys(steps),
    ],
    ['another scene with the same id', [{ op: 'set', path: ['scenes', 'id1'], value: {} }], ['cell']],
    ['an added object that was removed', [{ op: 'remove', path: actor('id20') }], Object.keys(steps)],
    ['another cell', [set('tables', 'id5', 'columns', { id: 'id1' }, '$', { row: 'id3' })], Object.keys(steps)],
    [
      'the cell',
      [set('tables', 'id5', 'columns', { id: 'id1' }, '$', { row: 'id2' })],
      ['added', 'moved', 'deleted', 'before', 'relayered'],
    ],
    [
      'a new row',
      [{ op: 'insert', path: ['tables', 'id5', 'columns', { id: 'id1' }, '$'], index: 2, value: 'id2' }],
      Object.keys(steps),
    ],
  ])('drops the steps at the same paths only: %s', (_title, changes, names) => {
    expect(remaining(changes)).toEqual(names);
  });

  it('also drops redo steps, with those that build on them', () => {
    const history = dropTouched({ undo: [cell], redo: [before, relayered, moved] }, [
      set(...actor('id22', 'id8'), 'prototype'),
    ]);
    expect(history).toEqual({ undo: [cell], redo: [moved] });
  });

  it('drops the step that added the row of a changed cell', () => {
    const change = set('tables', 'id6', 'columns', { id: 'id1' }, '$', { row: 'id8' });
    expect(dropTouched({ undo: [newRow, cell], redo: [] }, [change]).undo).toEqual([cell]);
  });

  it('leaves an unaffected history unchanged', () => {
    const history = { undo: [moved], redo: [cell] };
    expect(dropTouched(history, [set('object', 'title')])).toBe(history);
  });
});

describe('others’ edits', () => {
  it('survive undoing all own steps, in any order', () => {
    const lives = countForeignLives(1, 300);
    expect(lives).toMatchObject({ overwritten: 0 });
    expect(lives.paths).toBeGreaterThan(200);
    expect(lives.undone).toBeGreaterThan(800);
    expect(lives.dropped).toBeGreaterThan(20);
  });

  it('would be lost if no steps were dropped, so the test can detect a loss', () => {
    expect(countForeignLives(1, 300, 'repair').overwritten).toBeGreaterThan(10);
  });
});
