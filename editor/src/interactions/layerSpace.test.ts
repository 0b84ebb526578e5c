import { expect, it } from 'vitest';
import { inLayerSpace } from './layerSpace.ts';
import type { StageItem } from './stageItem.ts';

function item(id: string, x: number): StageItem {
  const placement = { position: { x: 0, y: 0 }, size: { width: 1, height: 1 }, rotation: 0 };
  return { id, layer: 'id1', name: id, placement, offset: { x, y: 0 }, isLocked: false };
}

const items = [item('a', 0), item('b', 500), item('c', 500)];
const data = { scene: 'id1', ids: ['a', 'b', 'c'] };

it('splits a rotation by layers and converts its pivot to their coordinates', () => {
  const edit = { kind: 'instance.rotate', data: { ...data, by: 90, pivot: { x: 600, y: 7 } } } as const;
  expect(inLayerSpace(edit, () => items)).toEqual([
    { kind: 'instance.rotate', data: { ...data, ids: ['a'], by: 90, pivot: { x: 600, y: 7 } } },
    { kind: 'instance.rotate', data: { ...data, ids: ['b', 'c'], by: 90, pivot: { x: 100, y: 7 } } },
  ]);
});

it('leaves moves unchanged', () => {
  const edit = { kind: 'instance.move', data: { ...data, by: { x: 1, y: 1 } } } as const;
  expect(inLayerSpace(edit, () => items)).toEqual([edit]);
});
