import { expect, it } from 'vitest';
import type { Problem } from '../../workers/checkService.ts';
import { problemAddress, problemLocation } from './problemLocation.ts';

const issue = { code: 'value.required', severity: 'blocking', path: [], params: {}, message: 'No.' } as const;
const scene = { kind: 'scene', id: 'id5', name: 'Meadow' };
const instance = { id: 'id7', name: 'Pip' };
const behavior = { id: 'id9', class: 'SpawnAction' };

const cases: readonly (readonly [Problem, string, string | undefined])[] = [
  [
    { issue, owner: { kind: 'prototype', id: 'id1', name: 'Pip' }, behavior },
    'Spawn Actor, Pip',
    '/prototype/id1?behavior=id9',
  ],
  [{ issue, owner: scene }, 'Meadow', '/scene/id5'],
  [{ issue, owner: scene, instance }, 'Pip, Meadow', '/scene/id5?select=id7'],
  [
    { issue: { ...issue, path: ['scenes', 'id5', 'layers', 0] }, owner: scene, instance, behavior },
    'Spawn Actor, Pip, Meadow',
    '/scene/id5/actor/id7?behavior=id9',
  ],
  [{ issue, owner: { kind: 'table', id: 'id3', name: 'Levels' } }, 'Levels', undefined],
];

it.each(cases)('%o is reported and found', (problem, words, address) => {
  expect([problemLocation(problem), problemAddress(problem)]).toEqual([words, address]);
});
