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
  [{ issue, owner: { kind: 'table', id: 'id3', name: 'Levels' } }, 'Levels', '/table/id3'],
  [
    { issue, owner: { kind: 'assets', id: 'assets', name: 'Assets' }, asset: { kind: 'sounds', name: 'a/b ä' } },
    'a/b ä',
    '/assets/sound/a%2Fb%20%C3%A4',
  ],
  [{ issue, owner: { kind: 'assets', id: 'assets', name: 'Assets' } }, 'Images and sounds', undefined],
  [
    { issue: { ...issue, path: ['object', 'attributes', 'gravity'] }, owner: { kind: 'game', id: 'g', name: 'Pip' } },
    'Pip',
    '/scene/id5?tab=game',
  ],
  [{ issue: { ...issue, path: ['tests', 'a'] }, owner: { kind: 'game', id: 'g', name: 'Pip' } }, 'Pip', undefined],
];

it.each(cases)('%o is reported and found', (problem, words, address) => {
  expect([problemLocation(problem), problemAddress(problem, 'id5')]).toEqual([words, address]);
});
