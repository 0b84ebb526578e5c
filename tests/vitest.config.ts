import { defineConfig } from 'vitest/config';

/**
 * Pure code, whose test files have no side effects: those in a worker share loaded modules, since loading takes longer
 * than most tests. Tests that generate code or load the physics library run separately.
 */
const pure = ['packages/{audio,core,paint,runtime}/src/**/*.test.ts'];
const loading = ['packages/runtime/src/physics/**', 'packages/core/src/expression/readyCode.test.ts'];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    testTimeout: 30_000,
    // By default, Vitest leaves one core idle, so on two cores the tests would run one after the other.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: pure, exclude: ['**/node_modules/**', ...loading], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: [
            'packages/{dev,player,sync}/src/**/*.test.ts',
            'packages/runtime/src/physics/**/*.test.ts',
            'packages/core/src/expression/readyCode.test.ts',
            'cli/src/**/*.test.ts',
            'editor/src/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude: [
            '**/node_modules/**',
            ...['bench', 'badfiles', 'corpus', 'e2e', 'fuzz'].map((name) => `tests/${name}/**`),
          ],
        },
      },
    ],
  },
});
