import { expect, test } from 'vitest';
import type { ProblemCount } from '../../workers/checkService.ts';
import { useProblems } from './problemStore.ts';

const count = (kind: 'scene' | 'prototype', id: string, errors: number): ProblemCount => ({
  kind,
  id,
  errors,
  warnings: 0,
});

/** The counts of actors after a check that found these. */
function afterCheck(...counts: ProblemCount[]) {
  useProblems.getState().take({ problems: [], lists: new Map(), counts, errors: 0, warnings: 0, watched: undefined });
  return useProblems.getState().counts.prototype;
}

test('counts stay the same object until one of their kind changes', () => {
  const first = afterCheck(count('prototype', 'id1', 1), count('scene', 'id5', 1));
  expect(first?.get('id1')?.errors).toBe(1);
  expect(afterCheck(count('prototype', 'id1', 1), count('scene', 'id5', 2))).toBe(first);
  const mended = afterCheck(count('prototype', 'id1', 0));
  expect(mended?.get('id1')?.errors).toBe(0);
  expect(afterCheck(count('prototype', 'id1', 0), count('prototype', 'id2', 1))?.size).toBe(2);
  expect(afterCheck(count('scene', 'id5', 2))).toBeUndefined();
});

test('a list stays open when another one is closed', () => {
  const placesOf = () => useProblems.getState().lists.map(({ place }) => place);
  const scene = { kind: 'scene', scene: 'id5' } as const;
  const { openList } = useProblems.getState();
  const [pinned, popover, twin] = [openList(scene), openList(undefined), openList(scene)];
  popover();
  twin();
  twin();
  expect(placesOf()).toEqual([scene]);
  pinned();
  expect(placesOf()).toEqual([]);
});
