import { buildProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { breakpointAt, breakpointPaths } from './breakpointIds.ts';

const condition = {
  id: 'id52',
  class: 'EventCondition' as const,
  attributes: { conditionType: 0 as const },
  predicate: { type: 'key' as const, attributes: { keyString: 'space', mode: 'down' } },
};
const rule = {
  id: 'id50',
  class: 'RuleBehavior',
  attributes: {},
  conditions: [condition],
  behaviors: [{ id: 'id51', class: 'MoveBehavior', attributes: {} }],
};
const move = { id: 'id49', class: 'MoveBehavior', attributes: {} };

test('breakpoints stay at their behaviors and conditions when a list changes', () => {
  const games = [[rule], [move, rule]].map((behaviors) => buildProject({ prototypes: [{ id: 'id1', behaviors }] }));
  const [before, after] = games;
  if (!before || !after) throw new Error('there are two games');
  const places = (first: number) => [
    ['actors', 'id1', 'behaviors', first],
    ['actors', 'id1', 'behaviors', first, 'conditions', 0],
    ['actors', 'id1', 'behaviors', first, 'behaviors', 0],
  ];
  const ids = places(0).map((path) => breakpointAt(before, path) ?? '');
  expect(breakpointPaths(before, ids)).toEqual(places(0));
  expect(breakpointPaths(after, ids)).toEqual(places(1));
  expect(breakpointPaths(after, ['actors/id1/id99'])).toEqual([]);
  expect(breakpointAt(before, ['actors', 'id1', 'behaviors', 4])).toBeUndefined();
});
