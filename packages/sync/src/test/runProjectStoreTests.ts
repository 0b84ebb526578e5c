import { describe, expect, test } from 'vitest';
import type { ProjectStore } from '../store/projectStore.ts';
import type { Check } from './check.ts';
import { firstCopyCases } from './firstCopyCases.ts';
import { historyCases } from './historyCases.ts';
import { holdCases } from './holdCases.ts';
import { ownBehaviorCases } from './ownBehaviorCases.ts';
import { preferenceCases } from './preferenceCases.ts';
import { projectStoreCases } from './projectStoreCases.ts';
import { versionCases } from './versionCases.ts';

const check: Check = {
  equal(actual, expected, what) {
    expect(actual, what).toEqual(expected);
  },
};

const cases = [
  ...projectStoreCases,
  ...historyCases,
  ...holdCases,
  ...firstCopyCases,
  ...ownBehaviorCases,
  ...preferenceCases,
  ...versionCases,
];

/**
 * The acceptance suite of `ProjectStore`: adapters that pass it may be used. `open` returns a new, empty store each
 * time.
 */
export function runProjectStoreTests(name: string, open: () => ProjectStore): void {
  describe(`project store in ${name}`, () => {
    test.each(cases)('$title', async ({ run }) => {
      const store = open();
      try {
        await run(store, check);
      } finally {
        await store.close();
      }
    });
  });
}

/** A clock that advances by one second with each reading, so that times reflect the order of events. */
export function tickingClock(): () => string {
  let seconds = 0;
  return () => {
    seconds += 1;
    return new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString();
  };
}
