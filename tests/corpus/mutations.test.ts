import { expect, it } from 'vitest';
import { importMutated } from '../../packages/core/src/legacy/test/importMutated.ts';
import { corpusProjects, readProjectFiles } from './corpus.ts';

const seeds = Array.from({ length: 200 }, (_, index) => index + 1);

it.each(corpusProjects())('%s under 200 random mutations always gives a project or one clear sentence', (name) => {
  const { imported, refused, complaints } = importMutated(readProjectFiles(name), seeds);
  expect(complaints).toEqual([]);
  expect([imported + refused, imported > 0]).toEqual([seeds.length, true]);
});
