import { buildBehaviors } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { behaviorPlaces } from './behaviorPlaces.ts';

it('names the behavior, the block around it and the actor', () => {
  const behaviors = buildBehaviors([
    { id: 'id1', class: 'MoveBehavior' },
    {
      id: 'id2',
      class: 'RuleBehavior',
      attributes: { name: 'Jump' },
      behaviors: [{ id: 'id3', class: 'MoveBehavior' }],
      elseBehaviors: [
        {
          id: 'id4',
          class: 'RuleBehavior',
          attributes: { name: 'Jump' },
          behaviors: [{ id: 'id5', class: 'RotateBehavior' }],
        },
      ],
    },
  ]);
  expect(Object.fromEntries(behaviorPlaces(behaviors, 'Pip'))).toEqual({
    id1: 'Move, Pip',
    id2: 'Jump, Pip',
    id3: 'Move 2 in Jump, Pip',
    id4: 'Jump 2 in Jump, Pip',
    id5: 'Rotate in Jump 2, Pip',
  });
});
