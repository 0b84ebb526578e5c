import { describe, expect, test } from 'vitest';
import {
  addWatched,
  emptyWatch,
  pick,
  removeWatched,
  textOfValue,
  traceLength,
  typedValue,
  watchAfter,
} from './watchList.ts';

const score = { id: 'id7', name: 'Score', type: 'integer', isReadOnly: false, isCustom: true };
const positionX = { id: 'position.x', name: 'position.x', type: 'real', isReadOnly: false, isCustom: false };
const size = { ...positionX, id: 'size.width', name: 'size.width' };
const pip = { key: 4, id: 'id40', prototypeId: 'id1', name: 'Pip' };

describe('the watch list', () => {
  test('adds an attribute once and removes it again', () => {
    const list = addWatched(addWatched(emptyWatch, 'game', score), 'game', score);
    expect(list.watched.map(({ name }) => name)).toEqual(['Score']);
    expect(removeWatched(list, 'game', 'id7').watched).toEqual([]);
  });

  test('watches position and custom attributes of a picked actor', () => {
    const list = watchAfter(pick(addWatched(emptyWatch, 'game', score), pip), {
      type: 'attributes',
      subject: 4,
      attributes: [score, positionX, size],
    });
    expect(list.watched.map(({ subject, name }) => [subject, name])).toEqual([
      ['game', 'Score'],
      [4, 'Position.X'],
      [4, 'Score'],
    ]);
    expect(pick(list, { ...pip, key: 5 }).watched.map(({ subject }) => subject)).toEqual(['game']);
  });

  test('keeps a trace of recent values, with booleans as 0 and 1', () => {
    let list = addWatched(emptyWatch, 'game', score);
    for (let frame = 0; frame < traceLength + 5; frame++)
      list = watchAfter(list, { type: 'values', frame, values: [{ subject: 'game', id: 'id7', value: frame }] });
    expect(list.watched[0]?.trace).toHaveLength(traceLength);
    expect(list.watched[0]?.value).toBe(traceLength + 4);
    list = watchAfter(list, { type: 'values', frame: 0, values: [{ subject: 'game', id: 'id7', value: true }] });
    expect(list.watched[0]?.trace.at(-1)).toBe(1);
  });

  test.each([
    ['12', 'integer', 12],
    ['1,5', 'real', 1.5],
    ['', 'real', undefined],
    ['x', 'angle', undefined],
    ['TRUE', 'boolean', true],
    ['12', 'text', '12'],
  ] as const)('reads %s as %s', (text, type, value) => {
    expect(typedValue(text, type)).toBe(value);
  });

  test.each([
    [612.4321, '612.43'],
    [3, '3'],
    [Number.NaN, 'NaN'],
    [undefined, 'gone'],
    [false, 'false'],
  ] as const)('shows %s as %s', (value, text) => {
    expect(textOfValue(value)).toBe(text);
  });
});
