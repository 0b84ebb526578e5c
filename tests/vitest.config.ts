import { defineConfig } from 'vitest/config';

/**
 * Code whose test files have no side effects: those in a worker share loaded modules, since loading takes longer than most
 * tests. Tests that generate code, load the physics library, replace modules, or work with files and processes run
 * separately.
 */
const shared = [
  'packages/*/src/**/*.test.ts',
  'editor/src/**/*.test.ts',
  'tests/{architecture,catalogue}/**/*.test.ts',
];
const apart = [
  'packages/runtime/src/physics/**/*.test.ts',
  'packages/core/src/expression/readyCode.test.ts',
  'packages/core/src/expression/readyPrograms.test.ts',
  'editor/src/session/cloud/firstCopies.test.ts',
];
/**
 * What `npm test` leaves to `.ci/run`: programs that are killed again and again, a class at work, and devices that are
 * apart for long. docs/decisions/0059-short-and-full-test-runs.md
 */
const long =
  process.env.PLAYHOUSE_TESTS === 'short'
    ? [
        'tests/cli/parallel.test.ts',
        'tests/faults/longApart.test.ts',
        'tests/server/{classroom,killed,syncKilled}.test.ts',
      ]
    : [];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // Logs of long runs are cut to one line for each failure, which has to say what differed.
    chaiConfig: { truncateThreshold: 300 },
    // Far more than any test needs on a quiet machine: a limit for what hangs, not a measure of speed.
    testTimeout: 120_000,
    // By default, Vitest leaves one core idle, so on two cores the tests would run one after the other.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: shared, exclude: ['**/node_modules/**', ...apart], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: [...apart, 'cli/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            ...long,
            ...['architecture', 'catalogue', 'bench', 'badfiles', 'corpus', 'e2e', 'firefox', 'fuzz'].map(
              (name) => `tests/${name}/**`,
            ),
          ],
        },
      },
    ],
  },
});
