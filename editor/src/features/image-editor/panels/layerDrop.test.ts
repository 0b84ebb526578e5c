import { describe, expect, it } from 'vitest';
import { type LayerTarget, layerDrop } from './layerDrop.ts';

/** From back to front; the panel shows 4 at the top. */
const ids = [1, 2, 3, 4];

describe('a dropped layer', () => {
  it.each<[string, number, 'before' | 'after', number, readonly number[]]>([
    ['above the top one', 1, 'before', 4, [2, 3, 4, 1]],
    ['below the bottom one', 4, 'after', 1, [4, 1, 2, 3]],
    ['between two, upward', 1, 'after', 4, [2, 3, 1, 4]],
    ['between two, downward', 4, 'before', 1, [1, 4, 2, 3]],
  ])('goes %s', (_, moved, dropPosition, key, order) => {
    const move = layerDrop(ids, moved, { type: 'item', key, dropPosition });
    const { from, to } = move ?? { from: 0, to: 0 };
    const result = ids.toSpliced(from, 1).toSpliced(to, 0, moved);
    expect(result).toEqual(order);
  });

  it.each<[string, number, LayerTarget]>([
    ['on another one', 1, { type: 'item', key: 2, dropPosition: 'on' }],
    ['where it is', 2, { type: 'item', key: 1, dropPosition: 'before' }],
    ['at itself', 2, { type: 'item', key: 2, dropPosition: 'after' }],
    ['outside the list', 2, { type: 'root' }],
    ['at a layer that is gone', 2, { type: 'item', key: 9, dropPosition: 'after' }],
    ['when it is gone itself', 9, { type: 'item', key: 1, dropPosition: 'after' }],
  ])('stays, dropped %s', (_, moved, target) => {
    expect(layerDrop(ids, moved, target)).toBeUndefined();
  });
});
