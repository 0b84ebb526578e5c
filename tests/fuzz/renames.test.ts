import { expect, it } from 'vitest';
import { renamesKeepFindings } from '../../packages/core/src/references/test/renameProperties.ts';

it('renames in 2,000 random projects change no findings, and deletions cause findings only at uses', () => {
  const { things, uses } = renamesKeepFindings(1000, 2000);
  expect([things > 8000, uses > 3000]).toEqual([true, true]);
});
