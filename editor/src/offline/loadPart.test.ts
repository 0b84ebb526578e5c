import { expect, it } from 'vitest';
import { loadPart } from './loadPart.ts';

it.each([
  [0, [], 0],
  [1, [300], 0],
  [2, [300, 1500], 1],
  [6, [300, 1500, 4000, 4000, 4000, 4000], 1],
])('loads a part after %d failures', async (failures, waits, troubles) => {
  const waited: number[] = [];
  let left = failures;
  let told = 0;
  const part = await loadPart(
    async () => {
      if (left-- > 0) throw new Error('no network');
      return 'part';
    },
    { wait: async (milliseconds) => void waited.push(milliseconds), onTrouble: () => void told++ },
  );
  expect([part, waited, told]).toEqual(['part', waits, troubles]);
});
