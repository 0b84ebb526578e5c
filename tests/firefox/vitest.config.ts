import { defineConfig } from 'vitest/config';

/** The main flow in Firefox; `npm run check:firefox` builds the editor and finds the browser. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    globalSetup: ['tests/e2e/globalSetup.ts'],
    include: ['tests/firefox/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
