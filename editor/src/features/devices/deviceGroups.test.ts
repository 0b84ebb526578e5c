import { builtInAttributes } from '@playhouse/core';
import { expect, it } from 'vitest';
import { deviceGroups, shownValue } from './deviceGroups.ts';

it('has every device attribute of the catalogue once', () => {
  const keypaths = deviceGroups.flatMap(({ key, rows }) =>
    key === 'keyboard' ? [] : rows.map(({ id }) => `devices.${id}`),
  );
  expect(keypaths).toEqual(
    [...builtInAttributes()].map(([keypath]) => keypath).filter((one) => /^devices\./.test(one)),
  );
});

it('names devices as people do', () => {
  const titles = deviceGroups.map(({ title }) => title);
  expect(titles.slice(0, 5)).toEqual(['Mouse', 'Keyboard', 'Touches', 'Accelerometer', 'Screen']);
  expect(titles.slice(-2)).toEqual(['Player 10', 'Player 11']);
});

const row = (id: string) => deviceGroups.flatMap(({ rows }) => rows).find((one) => one.id === id);

it.each([
  ['mouse.position.x', 1 / 3, '0.33'],
  ['clock.year', 2026, '2026'],
  ['mouse.button.down', false, 'false'],
  ['player1.name', '', '“”'],
  ['mouse.position.x', undefined, '–'],
] as const)('shows %s %s as %s', (id, value, wanted) => {
  const found = row(id);
  expect(found && shownValue(found, value)).toBe(wanted);
});

it('shows the words of enumerations', () => {
  const found = row('screen.interfaceOrientation');
  for (const [code, word] of found?.options ?? []) expect(found && shownValue(found, code)).toBe(word);
  expect(found?.options.size).toBeGreaterThan(1);
});
