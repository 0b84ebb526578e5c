import { vi } from 'vitest';

/**
 * The share of random cases used to judge a mutant: each mutant runs them all again, and most are killed by the first
 * few.
 */
const share = 1 / 10;

vi.mock('fast-check', async (original) => {
  const real = await original<typeof import('fast-check')>();
  const assert = new Proxy(real.assert, {
    apply: (target, self, [property, settings]) =>
      Reflect.apply(target, self, [
        property,
        settings && { ...settings, numRuns: Math.ceil(settings.numRuns * share) },
      ]),
  });
  return { ...real, assert, default: { ...real.default, assert } };
});
