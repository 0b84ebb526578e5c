import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/corpus/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['tests/corpus/requireCorpus.ts'],
    testTimeout: 300_000,
  },
});
