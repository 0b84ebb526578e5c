import { createProject, type Project } from '@playhouse/core';
import { expect, test } from 'vitest';
import { createAssetPaths } from './assetPaths.ts';

const project: Project = {
  ...createProject({ title: 'x' }),
  assets: {
    images: [
      { name: 'Hero', files: [{ name: 'hero_1.png', size: 1 }] },
      { name: 'v1.2', files: [{ name: 'v1.2.png', size: 1 }] },
      { name: 'empty', files: [] },
      { name: 'hero_1', files: [{ name: 'other.png', size: 1 }] },
      { name: '__proto__', files: [{ name: 'proto.png', size: 1 }] },
    ],
    sounds: [{ name: 'Hero', files: [{ name: 'hero.ogg', size: 1 }] }],
    fonts: [],
  },
};

test.each([
  ['Hero', 'images/hero_1.png'],
  ['HERO.PNG', 'images/hero_1.png'],
  ['hero_1.png', 'images/hero_1.png'],
  ['hero_1', 'images/other.png'],
  ['v1.2', 'images/v1.2.png'],
  ['v1.2.png', 'images/v1.2.png'],
  ['__proto__', 'images/proto.png'],
  ['empty', undefined],
  ['constructor', undefined],
  ['', undefined],
])('finds the image %s at %s', (name, path) => {
  expect(createAssetPaths(project, 'images')(name)).toBe(path);
});

test('does not mix up kinds of assets', () => {
  expect(createAssetPaths(project, 'sounds')('hero')).toBe('sounds/hero.ogg');
  expect(createAssetPaths(project, 'fonts')('hero')).toBeUndefined();
});
