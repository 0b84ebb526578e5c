import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The only folders whose tests judge mutants, if only they are mutated; otherwise all of the core. */
const folders = process.env.PLAYHOUSE_MUTATED?.split(',') ?? ['**'];

/** Quick files first, because the first failure ends the run of a mutant. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

/** The tests that judge a mutant: the core's own unit tests, next to the sources. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: folders.map((folder) => `packages/core/src/${folder}/**/*.test.ts`),
    // Counting steps disables the optimizer for everything that runs beside it; random texts and damage take seconds to
    // detect crashes.
    exclude: ['**/node_modules/**', '**/{linearSteps,anyInput,damage}.test.ts'],
    sequence: { sequencer: QuickFirst },
    // Each mutant gets its own process, which loads the core once for all files rather than once per file.
    isolate: false,
    setupFiles: ['tests/mutation/fewRuns.ts'],
    testTimeout: 30_000,
  },
});
