import { documentsOf, type Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { diffText } from './DiffText.tsx';
import { differencesTo } from './differences.ts';

const then = buildProject({
  title: 'Then',
  prototypes: [{ id: 'id1', name: 'Pip' }],
  scenes: [{ id: 'id3', name: 'Meadow' }],
});
const withImage: Project = {
  ...then,
  assets: { ...then.assets, images: [{ name: 'hero', files: [{ name: 'hero.png', size: 1 }] }] },
};
const contents = {
  documents: new Map(documentsOf(withImage)),
  files: new Map([['images/hero.png', Uint8Array.of(1)]]),
  isPart: false,
};
const assetsWith = (...bytes: number[]) => ({ get: () => (bytes.length > 0 ? Uint8Array.from(bytes) : undefined) });

it('differences are said by document, from now to then', () => {
  const now = { ...then, object: { ...then.object, title: 'Now' }, actors: new Map() };
  const differences = differencesTo(now, contents, assetsWith(1));
  const texts = differences.map(({ document, subject, lines }) => [document, diffText(subject), lines.length]);
  expect(texts).toContainEqual(['object.json', 'Game', 1]);
  expect(texts).toContainEqual(['actors/id1.json', 'Actor Pip added', 0]);
  expect(differences[0]?.lines.map(diffText).join()).toMatch(/Now” -> “Then/);
});

it('files with other bytes differ, and only those', () => {
  const subjects = (...bytes: number[]) => differencesTo(withImage, contents, assetsWith(...bytes));
  expect(subjects(1)).toEqual([]);
  expect(subjects()).toEqual([]);
  expect(subjects(2).map(({ lines }) => lines.map(diffText))).toEqual([['The file images/hero.png is another one']]);
});
