import { expect, it } from 'vitest';
import { CommandError } from '../exit.ts';
import { exportTargets, targetOf } from './targets.ts';

it.each([
  ['game.playhouse.zip', 'zip'],
  ['GAME.ZIP', 'zip'],
  ['table.csv', 'csv'],
  ['game.html', 'html'],
  ['game.htm', 'html'],
  ['game', 'folder'],
  ['zip', 'folder'],
  ['game.html/inside', 'folder'],
])('reads %s as %s', (out, target) => {
  expect(targetOf(out, undefined)).toBe(target);
  for (const wanted of exportTargets) expect(targetOf(out, wanted)).toBe(wanted);
});

it('rejects unknown targets', () => {
  expect(() => targetOf('game.zip', 'exe')).toThrow(CommandError);
});
