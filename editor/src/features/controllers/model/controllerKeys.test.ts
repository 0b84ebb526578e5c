import {
  applyEdit,
  type ControllerButton,
  controllerButtons,
  type Project,
  controllerPlayers as players,
} from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyAt, otherButtons, sharedKeys } from './controllerKeys.ts';

function withKeys(...keys: readonly (readonly [player: number, button: ControllerButton, key: string])[]): Project {
  let project = buildProject({});
  for (const [player, button, key] of keys) {
    const done = applyEdit(project, { kind: 'controllerMap.setKey', data: { player, button, key } });
    if (!done.ok) throw new Error(done.issues[0]?.message);
    project = done.value.project;
  }
  return project;
}

it('reads what edits have stored, for every player and button', () => {
  const choice = fc.tuple(
    fc.constantFrom(...players),
    fc.constantFrom(...controllerButtons),
    fc.constantFrom('a', 'space', 'f1', ''),
  );
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 20 }), (keys) => {
      const { controllerMaps } = withKeys(...keys).object;
      const wanted = new Map(keys.map(([player, button, key]) => [`${player} ${button}`, key]));
      for (const player of players) {
        for (const button of controllerButtons) {
          expect(keyAt(controllerMaps, { player, button })).toBe(wanted.get(`${player} ${button}`) ?? '');
        }
      }
      const counts = Map.groupBy(
        [...wanted.values()].filter((key) => key !== ''),
        (key) => key,
      );
      const shared = [...counts].filter(([, same]) => same.length > 1).map(([key]) => key);
      expect([...sharedKeys(controllerMaps).keys()].sort()).toEqual(shared.sort());
    }),
    { seed: 8, numRuns: 60 },
  );
});

it('names the other buttons of a key', () => {
  const { controllerMaps } = withKeys(
    [1, 'buttonA', 'x'],
    [1, 'leftShoulder1', 'x'],
    [2, 'start', 'X'],
    [3, 'start', 'y'],
  ).object;
  const shared = sharedKeys(controllerMaps);
  expect(otherButtons(shared, 'x', { player: 1, button: 'buttonA' })).toBe('L1, Start of Player 2');
  expect(otherButtons(shared, 'y', { player: 3, button: 'start' })).toBe('');
});

it('reads older names of keys, and maps that are not there', () => {
  const maps = { player1: { start: 'Enter', select: 'nonsense' } } as unknown as Project['object']['controllerMaps'];
  expect(keyAt(maps, { player: 1, button: 'start' })).toBe('return');
  expect(keyAt(maps, { player: 1, button: 'select' })).toBe('nonsense');
  expect(keyAt(undefined, { player: 1, button: 'start' })).toBe('');
  expect(sharedKeys(undefined).size).toBe(0);
});
