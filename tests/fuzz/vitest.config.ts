import { defineConfig } from 'vitest/config';

/** Long random runs: the properties of the unit tests with many more cases. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/fuzz/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 900_000,
  },
});
