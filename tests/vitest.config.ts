import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['packages/*/src/**/*.test.ts', 'cli/src/**/*.test.ts', 'editor/src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      'tests/bench/**',
      'tests/badfiles/**',
      'tests/corpus/**',
      'tests/e2e/**',
      'tests/fuzz/**',
    ],
    testTimeout: 30_000,
  },
});
