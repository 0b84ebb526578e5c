import { expect, it } from 'vitest';
import type { ServerVersion } from './versionCalls.ts';
import { lookForLost } from './watchLost.ts';

function createWatch() {
  let versions: readonly ServerVersion[] = [];
  let at: string | undefined;
  let told = 0;
  const ports = {
    list: async () => versions,
    seen: {
      get: () => at,
      set(next: string) {
        at = next;
      },
    },
    tell() {
      told += 1;
    },
  };
  return {
    async look(next: readonly (readonly [string, ServerVersion['kind']])[]) {
      const more = { id: '', by: '', who: '', name: '', isPart: true };
      versions = next.map(([time, kind]) => ({ ...more, at: time, kind }));
      await lookForLost(ports);
      return told;
    },
  };
}

it('tells once of each merge that others made, and not of earlier ones', async () => {
  const { look } = createWatch();
  expect(await look([['2030-01-01', 'merge-loser']])).toBe(0);
  expect(await look([['2030-01-01', 'merge-loser']])).toBe(0);
  const later = [
    ['2030-01-03', 'auto'],
    ['2030-01-02', 'merge-loser'],
    ['2030-01-01', 'merge-loser'],
  ] as const;
  expect(await look(later)).toBe(1);
  expect(await look(later)).toBe(1);
  // The server keeps them for a time.
  expect(await look([])).toBe(1);
});

it('tells of the first merge of a project that had none', async () => {
  const { look } = createWatch();
  expect(await look([])).toBe(0);
  expect(await look([['2030-01-01', 'merge-loser']])).toBe(1);
});
