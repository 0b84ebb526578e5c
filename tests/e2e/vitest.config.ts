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

/**
 * Loops over everything, and measurements under attack, which take as long as all other files together. `.ci/run` sets
 * `PLAYHOUSE_E2E=all` and runs them too; so does naming a file.
 */
const exhaustive = [
  'tests/e2e/editor-every-*.e2e.ts',
  'tests/e2e/editor-expressions-texts.e2e.ts',
  'tests/e2e/editor-behavior-twins.e2e.ts',
  'tests/e2e/editor-{behavior-,play-,}accessibility.e2e.ts',
  'tests/e2e/editor-import-hostile.e2e.ts',
  'tests/e2e/editor-preview-{attacks,floods,watchdog}.e2e.ts',
  'tests/e2e/player/mirror.e2e.ts',
];
const isNamed = process.argv
  .slice(2)
  .some((argument) => /^[^-/].*(editor-|player\/)|^(editor-|player\/)/.test(argument));
const isAll = process.env.PLAYHOUSE_E2E === 'all' || isNamed;
const left = ['**/node_modules/**', ...(isAll ? [] : exhaustive)];

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
          exclude: [...left, ...timed],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: timed, exclude: left, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
