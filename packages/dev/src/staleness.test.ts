import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { fingerprintOf, isBuiltFrom, markBuilt } from './staleness.ts';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-stale-'));
afterAll(() => fs.rmSync(base, { recursive: true }));

const put = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(base, name)), { recursive: true });
  fs.writeFileSync(path.join(base, name), text);
};
const fingerprint = (): string => fingerprintOf(['editor', 'lock.json', 'nowhere'], base);

beforeEach(() => {
  fs.rmSync(base, { recursive: true, force: true });
  put('editor/src/main.ts', 'one');
  put('editor/src/b.ts', 'two');
  put('lock.json', '{}');
});

it.each<[what: string, change: () => void]>([
  ['a changed file', () => put('editor/src/main.ts', 'three')],
  ['a new file', () => put('editor/src/new.ts', '')],
  ['a deleted file', () => fs.rmSync(path.join(base, 'editor/src/b.ts'))],
  ['a renamed file', () => fs.renameSync(path.join(base, 'editor/src/b.ts'), path.join(base, 'editor/src/c.ts'))],
  ['a changed lock file', () => put('lock.json', '{"a":1}')],
  ['text that moved between files', () => [put('editor/src/b.ts', ''), put('editor/src/main.ts', 'twoone')]],
])('%s makes a build stale', (_, change) => {
  const before = fingerprint();
  change();
  expect(fingerprint()).not.toBe(before);
});

it.each<[what: string, change: () => void]>([
  ['a later date', () => fs.utimesSync(path.join(base, 'lock.json'), 0, 0)],
  ['a test', () => put('editor/src/main.test.ts', 'x')],
  ['what was installed or built', () => [put('editor/node_modules/a.js', 'x'), put('editor/dist/a.js', 'x')]],
])('%s leaves a build fresh', (_, change) => {
  const before = fingerprint();
  change();
  expect(fingerprint()).toBe(before);
});

it('a build is fresh once it is marked, until its folder is emptied', () => {
  const dist = path.join(base, 'editor/dist');
  put('editor/dist/index.html', '');
  expect(isBuiltFrom(dist, 'a')).toBe(false);
  markBuilt(dist, 'a');
  expect([isBuiltFrom(dist, 'a'), isBuiltFrom(dist, 'b')]).toEqual([true, false]);
  fs.rmSync(dist, { recursive: true });
  expect(isBuiltFrom(dist, 'a')).toBe(false);
});
