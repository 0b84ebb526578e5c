import { defineConfig } from 'vitest/config';
import { badfilesProblem } from './badfiles.ts';

const problem = badfilesProblem();
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/badfiles/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 60_000,
  },
});
