import { expect, it } from 'vitest';
import type { Asset } from '../generated/entities.ts';
import { buildProject } from '../testing.ts';
import { repairProject } from './repairProject.ts';

/** Repairs the manifest of a project with these images, given files by name with their sizes. */
function repair(listed: readonly Asset[], files: Readonly<Record<string, number>>) {
  const project = buildProject({ attributes: { randomSeed: 5 } });
  const given = { ...project, assets: { ...project.assets, images: [...listed] } };
  const bytes = new Map(Object.entries(files).map(([path, length]) => [path, new Uint8Array(length)]));
  const repaired = repairProject(given, { repairSparse: true, further: ['manifest'], files: bytes });
  const { images, sounds } = repaired.project.assets;
  return { images, sounds, changes: repaired.changes };
}

const asset = (name: string, ...files: Asset['files']): Asset => ({ name, files });

it('the one file that differs only in letter case belongs to the asset, and does not become an asset', () => {
  const { images, changes } = repair([asset('hero', { name: 'Hero.PNG', size: 3 })], { 'images/hero.png': 3 });
  expect(images).toEqual([asset('hero', { name: 'hero.png', size: 3 })]);
  expect(changes.map(({ path }) => path.join('/'))).toEqual(['images/0/files/0/name']);
});

it('a file that was found with different letter case is measured', () => {
  const { images } = repair([asset('hero', { name: 'Hero.PNG', size: 3, sha256: 'x' })], { 'images/hero.png': 8 });
  expect(images).toEqual([asset('hero', { name: 'hero.png', size: 8 })]);
});

it('of two files that could match, neither is used, and both become assets', () => {
  const lost = asset('old', { name: 'HERO.png', size: 3 });
  const { images } = repair([lost], { 'images/hero.png': 1, 'images/Hero.png': 2 });
  expect(images).toEqual([
    lost,
    asset('hero', { name: 'hero.png', size: 1 }),
    asset('Hero', { name: 'Hero.png', size: 2 }),
  ]);
});

it('a file that one asset has in different letter case is not given to a second one', () => {
  const twice = [asset('a', { name: 'A.png', size: 1 }), asset('b', { name: 'A.PNG', size: 1 })];
  const { images } = repair(twice, { 'images/a.png': 1 });
  expect(images).toEqual([asset('a', { name: 'a.png', size: 1 }), twice[1]]);
});

it('of assets with the same name, all but the first get unused names', () => {
  const named = (...names: string[]) => names.map((name) => asset(name));
  const { images, changes } = repair(named('hero', 'hero', 'hero 1', 'hero'), {});
  expect(images.map(({ name }) => name)).toEqual(['hero', 'hero 2', 'hero 1', 'hero 3']);
  expect(changes.map(({ path }) => path.join('/'))).toEqual(['images/1/name', 'images/3/name']);
});

it('a very long name that occurs twice stays within the length limit', () => {
  const long = 'n'.repeat(255);
  const [first, second] = repair([asset(long), asset(long)], {}).images;
  expect([first?.name, second?.name !== long, (second?.name.length ?? 999) <= 255]).toEqual([long, true, true]);
});

it('one asset without files gets one file of its name, and each of the others becomes an asset', () => {
  const given = [asset('tree', { name: 'tree.gif', size: 1 }), asset('hero'), asset('rock')];
  const files = { 'images/tree.gif': 1, 'images/hero.png': 2, 'images/hero.jpg': 3, 'images/a.b.png': 4 };
  expect(repair(given, files).images).toEqual([
    given[0],
    asset('hero', { name: 'hero.png', size: 2 }),
    given[2],
    asset('hero 1', { name: 'hero.jpg', size: 3 }),
    asset('a.b', { name: 'a.b.png', size: 4 }),
  ]);
});

it('an asset that has a file gets no other file with its name', () => {
  const given = asset('hero', { name: 'hero.png', size: 1 });
  const { images } = repair([given], { 'images/hero.png': 1, 'images/hero.jpg': 2 });
  expect(images).toEqual([given, asset('hero 1', { name: 'hero.jpg', size: 2 })]);
});

it('a file that differs in more than letter case is a different file', () => {
  const given = asset('old', { name: 'old.png', size: 1 });
  const { images } = repair([given], { 'images/new.png': 2 });
  expect(images).toEqual([given, asset('new', { name: 'new.png', size: 2 })]);
});

it('a checksum that belongs to another file is removed and reported', () => {
  const given = asset('hero', { name: 'hero.png', size: 3, sha256: 'x' });
  expect(repair([given], { 'images/hero.png': 5 }).changes.map(({ path, why }) => [path.at(-1), why])).toEqual([
    ['size', 'The file has another size.'],
    ['sha256', 'It belongs to another file.'],
  ]);
});

it('names of files that are only an extension, or have none, are names of assets', () => {
  const { images } = repair([], { 'images/.png': 1, 'images/plain': 2 });
  expect(images.map(({ name }) => name)).toEqual(['.png', 'plain']);
});

it('files belong to the list of their folder', () => {
  const { images, sounds } = repair([], { 'sounds/beep.wav': 7 });
  expect([images, sounds]).toEqual([[], [asset('beep', { name: 'beep.wav', size: 7 })]]);
});

it('only differences are changed: a size without a checksum has no checksum to remove', () => {
  const given = asset('hero', { name: 'hero.png', size: 3, sha256: 'x' }, { name: 'hero@2.png', size: 1 });
  const { images, changes } = repair([given], { 'images/hero.png': 3, 'images/hero@2.png': 5 });
  expect(images[0]?.files).toEqual([given.files[0], { name: 'hero@2.png', size: 5 }]);
  expect(changes.map(({ path, to }) => [path.join('/'), to])).toEqual([['images/0/files/1/size', 5]]);
});
