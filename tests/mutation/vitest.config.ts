import { defineConfig } from 'vitest/config';

/** What judges a mutant: the core's own unit tests, which sit beside the sources. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['packages/core/src/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 30_000,
  },
});
