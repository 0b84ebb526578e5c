import { describe, expect, it } from 'vitest';
import type { AssetFile } from '../generated/entities.ts';
import { checkStoredHistories } from '../testing/storedHistory.property.ts';
import type { Checkpoint } from './checkpoint.ts';
import { sizeOfCheckpoint } from './storedCheckpoint.ts';
import { decodeHistory, encodeHistory, limitHistory } from './storedHistory.ts';

const titled = (title: string): Checkpoint => ({
  created_at: 1,
  actions: [
    {
      action: 'project.setTitle',
      data: { title },
      undoAction: 'ops.apply',
      undoData: [{ op: 'set', path: ['object', 'title'], value: 'Test' }],
    },
  ],
  label: { what: 'Renamed the game', where: title },
});

const deletedImage = (name: string, file: AssetFile): Checkpoint => ({
  created_at: 1,
  actions: [
    {
      action: 'asset.remove',
      data: { kind: 'images', name },
      undoAction: 'ops.apply',
      undoData: [{ op: 'insert', path: ['assets', 'images'], index: 0, value: { name, files: [file] } }],
    },
  ],
  label: { what: `Deleted ${name}`, where: 'Test' },
});

const [a, b, c, d] = ['A', 'B', 'C', 'D'].map(titled) as [Checkpoint, Checkpoint, Checkpoint, Checkpoint];
const nothing = new Map<string, AssetFile>();
const unlimited = { steps: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };

describe('a stored history', () => {
  it('restores random histories, which undo and redo byte for byte', () => {
    expect(checkStoredHistories(1, 120)).toBeGreaterThan(300);
  });

  it('forgets which drag was in progress', () => {
    const stored = encodeHistory({ undo: [{ ...a, gesture: 'drag 1' }], redo: [] });
    expect(decodeHistory(stored)).toEqual({ ok: true, value: { history: { undo: [a], redo: [] }, notes: [] } });
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['invalid stacks', { undo: 3, redo: [] }],
  ])('is refused when it is %s', (_title, stored) => {
    expect(decodeHistory(stored)).toMatchObject({ ok: false, issues: [{ message: 'The history cannot be read.' }] });
  });

  const action = a.actions[0];
  const withUndo = (undoData: unknown) => ({ ...b, actions: [{ ...action, undoData }] });
  it.each([
    ['null', null],
    ['a number', 7],
    ['no actions', { ...b, actions: [] }],
    ['an action without an inverse', { ...b, actions: [{ action: 'project.setTitle', data: {} }] }],
    ['a different inverse', { ...b, actions: [{ ...action, undoAction: 'project.setTitle' }] }],
    ['an invalid time', { ...b, created_at: '1' }],
    ['an unknown op', withUndo([{ op: 'erase', path: ['object', 'title'] }])],
    ['an op without a document', withUndo([{ op: 'set', path: ['secrets', 'a'], value: 1 }])],
    ['an op on a whole collection', withUndo([{ op: 'set', path: ['scenes'], value: {} }])],
    ['a number in place of a document', withUndo([{ op: 'set', path: ['object'], value: 5 }])],
    ['a list in place of a scene', withUndo([{ op: 'set', path: ['scenes', 'id1'], value: [] }])],
  ])('is dropped from a damaged step on, which is noted: %s', (_title, damaged) => {
    const decoded = decodeHistory({ undo: [a, damaged, c], redo: [damaged, d] });
    expect(decoded).toMatchObject({
      ok: true,
      value: { notes: [{ message: '3 steps of the history cannot be read.' }] },
    });
    expect(decoded.ok && decoded.value.history).toEqual({ undo: [c], redo: [d] });
  });

  it('reads a step without a label, as in the specification', () => {
    const { label: _, ...bare } = a;
    const decoded = decodeHistory({ undo: [bare], redo: [] });
    expect(decoded.ok && decoded.value.history.undo[0]?.label.what).toBe('Changed the project');
  });
});

describe('the limits of a history', () => {
  const history = { undo: [a, b], redo: [c, d] };
  const size = sizeOfCheckpoint(a);
  it.each([
    ['all steps when they fit', { ...unlimited, steps: 4 }, [a, b], [c, d]],
    ['the oldest step first', { ...unlimited, steps: 3 }, [b], [c, d]],
    ['then the last redo step', { ...unlimited, steps: 1 }, [], [d]],
    ['by bytes', { ...unlimited, bytes: 3 * size }, [b], [c, d]],
    ['one byte too many', { ...unlimited, bytes: 3 * size - 1 }, [], [c, d]],
  ])('keep %s', (_title, limits, undo, redo) => {
    expect(limitHistory(history, nothing, limits)).toEqual({ undo, redo });
  });

  it('return the same history when nothing has to be dropped', () => {
    expect(limitHistory(history, nothing)).toBe(history);
  });

  it('count files that only the history names, equal content once, and none of the manifest', () => {
    const [one, same, other] = [
      deletedImage('one', { name: 'one.png', size: 1000, sha256: 'a'.repeat(64) }),
      deletedImage('same', { name: 'same.png', size: 1000, sha256: 'a'.repeat(64) }),
      deletedImage('other', { name: 'other.png', size: 1000 }),
    ];
    const steps = [one, same, other].reduce((sum, step) => sum + sizeOfCheckpoint(step), 0);
    const all = { undo: [one, same, other], redo: [] };
    expect(limitHistory(all, nothing, { ...unlimited, bytes: steps + 2000 })).toBe(all);
    expect(limitHistory(all, nothing, { ...unlimited, bytes: steps + 1999 }).undo).toEqual([same, other]);
    const listed = new Map([['images/other.png', { name: 'other.png', size: 1000 }]]);
    expect(limitHistory(all, listed, { ...unlimited, bytes: steps + 1000 })).toBe(all);
  });
});
