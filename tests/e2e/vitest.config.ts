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

/**
 * Loops over everything, attacks, killed browsers, and files about parts of a feature that another file visits too.
 * `npm test` leaves them to `.ci/run`. docs/decisions/0059-short-and-full-test-runs.md
 */
const exhaustive = [
  'tests/e2e/editor-every-*.e2e.ts',
  'tests/e2e/editor-expressions{,-texts}.e2e.ts',
  'tests/e2e/editor-behavior-{controls,twins,library}.e2e.ts',
  'tests/e2e/editor-{behavior-,play-,}accessibility.e2e.ts',
  'tests/e2e/editor-{asset-checks,sounds-large,image-large,import-hostile,many-files}.e2e.ts',
  'tests/e2e/editor-{image-hands,image-keyboard,right-now,scene-behaviors}.e2e.ts',
  'tests/e2e/editor-preview-{attacks,floods,live,servers,tools,watchdog}.e2e.ts',
  'tests/e2e/editor-{arrivals,find,keyboard-only,killed,offline,preferences,problems,return,shortcuts}.e2e.ts',
  'tests/e2e/editor-{scene-panels,start-saving,storage-faults,what-if,why}.e2e.ts',
  'tests/e2e/editor-{body,small-pages,share-revoked,sync,sync-closed,table-large,stage-arranging,stage-guides}.e2e.ts',
  'tests/e2e/editor-versions.e2e.ts',
  'tests/e2e/{network,playTestPictures,server-account}.e2e.ts',
  'tests/e2e/editor-{flow-languages,languages,library-panel,phone,slow-tables,small-screens}.e2e.ts',
  'tests/e2e/editor-{deleting,faults,library-rows,other-device,pictures,storage-words}.e2e.ts',
  'tests/e2e/player/{mirror,pictures,texts}.e2e.ts',
];
const left = ['**/node_modules/**', ...(process.env.PLAYHOUSE_E2E === 'short' ? exhaustive : [])];

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
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['tests/e2e/sharedBrowser.ts'],
          exclude: [...left, ...timed],
          // One more than processors: much of the time, a test waits for a timer or a disk.
          maxWorkers: 3,
          // Files in a worker share loaded modules.
          isolate: false,
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
