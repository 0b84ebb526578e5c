import { defineConfig } from 'vitest/config';
import { corpusProblem } from './corpus.ts';

const problem = corpusProblem();
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/corpus/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 300_000,
  },
});
