import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders whose tests alone judge, when only they are mutated; all of the core otherwise. */
const folders = process.env.PLAYHOUSE_MUTATED?.split(',') ?? ['**'];

/** Quick files first, because the first failure ends the run of a mutant. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

/** What judges a mutant: the core's own unit tests, which sit beside the sources. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: folders.map((folder) => `packages/core/src/${folder}/**/*.test.ts`),
    // Counting steps turns the optimizer off for what runs beside it; random texts and damage take seconds to see crashes.
    exclude: ['**/node_modules/**', '**/{linearSteps,anyInput,damage}.test.ts'],
    sequence: { sequencer: QuickFirst },
    // Each mutant gets a process of its own, which loads the core once for all files and not once for each.
    isolate: false,
    setupFiles: ['tests/mutation/fewRuns.ts'],
    testTimeout: 30_000,
  },
});
