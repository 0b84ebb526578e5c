import { describe, expect, it } from 'vitest';
import { importMutated } from './test/importMutated.ts';
import { createDice, mutateFiles, mutations } from './test/mutateFiles.ts';
import { fixtureNames, readFixture } from './test/readFixture.ts';

describe.each(fixtureNames)('the legacy project %s under random mutations', (name) => {
  const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

  it('is always a project or refused in one clear sentence', () => {
    const { imported, refused, complaints } = importMutated(readFixture(name), seeds);
    expect(complaints).toEqual([]);
    expect([imported + refused, imported > 0]).toEqual([seeds.length, true]);
  });
});

describe('a mutation', () => {
  const files = readFixture('v1.25-windows');
  const text = (given: ReadonlyMap<string, Uint8Array>) =>
    JSON.stringify([...given].map(([name, bytes]) => [name, [...bytes]]));

  it.each(Object.keys(mutations))('%s changes something', (name) => {
    const changed = Array.from({ length: 10 }, (_, seed) => {
      const copy = new Map(files);
      mutations[name]?.(copy, createDice(seed));
      return text(copy);
    });
    expect(changed.some((each) => each !== text(files))).toBe(true);
  });

  it('is the same for the same seed and does not change its input', () => {
    const before = text(files);
    expect(text(mutateFiles(files, 7))).toBe(text(mutateFiles(files, 7)));
    expect(text(mutateFiles(files, 7))).not.toBe(text(mutateFiles(files, 8)));
    expect(text(files)).toBe(before);
  });
});
