import { expect, it } from 'vitest';
import { buildForProduction } from './buildForProduction.ts';

const broken = {
  root: import.meta.dirname,
  configFile: false as const,
  build: { rolldownOptions: { input: 'missing.ts' } },
};

it.each([undefined, 'test'])('leaves the environment unchanged, even when the build fails: %s', async (before) => {
  const given = process.env.NODE_ENV;
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  await expect(buildForProduction({ ...broken, logLevel: 'silent' })).rejects.toThrow();
  const after = process.env.NODE_ENV;
  if (given !== undefined) process.env.NODE_ENV = given;
  expect(after).toBe(before);
});
