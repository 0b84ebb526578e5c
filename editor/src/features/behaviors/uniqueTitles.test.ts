import type { Behavior } from '@playhouse/core';
import { expect, it } from 'vitest';
import { uniqueTitles } from './uniqueTitles.ts';

const move = (id: string, name?: string): Behavior => ({
  id,
  class: 'MoveBehavior',
  enabled: true,
  attributes: name === undefined ? {} : { name },
});

it('numbers behaviors with the same title from top to bottom, lanes after their block', () => {
  const rule: Behavior = {
    ...move('id3', 'Jump'),
    class: 'RuleBehavior',
    conditions: [],
    behaviors: [move('id4')],
    elseBehaviors: [move('id5', 'Jump')],
  };
  expect([...uniqueTitles([move('id1'), rule, move('id6')])]).toEqual([
    ['id1', 'Move'],
    ['id3', 'Jump'],
    ['id4', 'Move 2'],
    ['id5', 'Jump 2'],
    ['id6', 'Move 3'],
  ]);
});
