import { defineConfig } from 'vitest/config';
import { LongFirst } from './longFirst.ts';

/** Files that `npm run check:smoothness` measures. */
const measured = [
  'tests/e2e/editor-{sounds-large,image-large,many-files,preview-attacks,preview-floods,preview-watchdog}.e2e.ts',
];

/**
 * Files that need the machine to themselves and a browser each: games drawn in time, what is saved within a second, and
 * all that is measured. All other files share one browser.
 */
const timed = [
  'tests/e2e/editor-killed.e2e.ts',
  'tests/e2e/player/{drawing,playing,scripts,sounds}.e2e.ts',
  ...(process.env.PLAYHOUSE_SMOOTHNESS ? measured : []),
];

/** What `npm test` visits: the main way through each feature. `.ci/run` runs all files. docs/decisions/0059-short-and-full-test-runs.md */
const short = [
  'tests/e2e/{export,start}.e2e.ts',
  'tests/e2e/editor-{assets,behaviors,behavior-reading,first-hour,paste,play-tests,scene,scripts}.e2e.ts',
  'tests/e2e/editor-{start,start-size,start-store,tables,table-ranges,touch}.e2e.ts',
  'tests/e2e/player/{drawing,playing,scripts,services,sounds}.e2e.ts',
];
const isShort = process.env.PLAYHOUSE_TESTS === 'short';
/** Sounds of 60 MB and large pictures: `.ci/run` leaves them to `npm run check:smoothness`, which measures them as well. */
const large = process.env.PLAYHOUSE_TESTS === 'long' ? ['tests/e2e/editor-{image,sounds}-large.e2e.ts'] : [];
const included = isShort ? short : ['tests/e2e/**/*.e2e.ts'];

/** Tests in a real browser. They build the editor once and serve it; run them with `vitest run --config` and this file. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    // Logs of long runs are cut to one line for each failure, which has to say what differed.
    chaiConfig: { truncateThreshold: 300 },
    globalSetup: ['tests/e2e/globalSetup.ts'],
    // Limits for what hangs, not measures of speed: a busy machine takes several times as long as a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: LongFirst },
    // The same timeout as that of locators; the default of one second is not something we promise.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: included,
          globalSetup: ['tests/e2e/sharedBrowser.ts'],
          exclude: ['**/node_modules/**', ...large, ...timed],
          // One more than processors: much of the time, a test waits for a timer or a disk.
          maxWorkers: 3,
          // Files in a worker share loaded modules.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: timed,
          exclude: isShort ? ['tests/e2e/editor-killed.e2e.ts'] : [],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
