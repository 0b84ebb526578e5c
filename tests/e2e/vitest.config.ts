import { defineConfig } from 'vitest/config';
import { LongFirst } from './longFirst.ts';

/**
 * Files that measure how smoothly a page or a game runs have the machine to themselves and a browser each; all other
 * files share one browser.
 */
const timed = [
  'tests/e2e/editor-preview-{attacks,floods,watchdog}.e2e.ts',
  'tests/e2e/player/{drawing,playing,scripts,sounds}.e2e.ts',
];

/** Tests in a real browser. They build the editor once and serve it; run them with `vitest run --config` and this file. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    globalSetup: ['tests/e2e/globalSetup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongFirst },
    // The same timeout as that of locators; the default of one second is not something we promise.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['tests/e2e/sharedBrowser.ts'],
          exclude: ['**/node_modules/**', ...timed],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: timed, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
