import { expect, it } from 'vitest';
import { renamesKeepFindings } from './test/renameProperties.ts';

it('renames in random projects change no finding, and deletions add findings at uses only', () => {
  const { things, uses } = renamesKeepFindings(1, 40);
  expect([things > 150, uses > 60]).toEqual([true, true]);
});
