import { defineConfig } from 'vitest/config';

/** Folders whose tests alone judge, when only they are mutated; all of the core otherwise. */
const folders = process.env.PLAYHOUSE_MUTATED?.split(',') ?? ['**'];

/** What judges a mutant: the core's own unit tests, which sit beside the sources. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: folders.map((folder) => `packages/core/src/${folder}/**/*.test.ts`),
    // Counting steps turns the optimizer off for what runs beside it; random texts and damage take seconds to see crashes.
    exclude: ['**/node_modules/**', '**/{linearSteps,anyInput,damage}.test.ts'],
    // Each mutant gets a process of its own, which loads the core once for all files and not once for each.
    isolate: false,
    setupFiles: ['tests/mutation/fewRuns.ts'],
    testTimeout: 30_000,
  },
});
