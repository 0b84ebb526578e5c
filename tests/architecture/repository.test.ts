import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { trackedFiles } from './sources.ts';

const topLevel = new Set(
  'package.json package-lock.json tsconfig.json packages cli editor schemas fixtures tests docs README.md LICENSE CONTRIBUTING.md'.split(
    ' ',
  ),
);

interface LockEntry {
  readonly version?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: Record<string, string>;
}

function readLock(file: string): Record<string, LockEntry> {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
}

function isLocked(packages: Record<string, LockEntry>, from: string, name: string): boolean {
  for (let at = from; ; ) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]?.version) return true;
    if (at === '') return false;
    const cut = at.lastIndexOf('/node_modules/');
    at = cut >= 0 ? at.slice(0, cut) : '';
  }
}

function textFiles(): string[] {
  return trackedFiles().filter((file) => /\.(ts|tsx|mjs|js|json|md|css|html|yml|yaml)$/.test(file));
}

describe('the repository', () => {
  it('has only the allowed entries at its top level', () => {
    const names = new Set(trackedFiles().map((file) => file.split('/')[0] ?? ''));
    expect([...names].filter((name) => !topLevel.has(name) && !name.startsWith('.'))).toEqual([]);
  });

  it.each(['package-lock.json', 'packages/dev/node/package-lock.json', 'packages/dev/node-next/package-lock.json'])(
    'locks every platform in %s',
    (file) => {
      const packages = readLock(file);
      const missing = Object.entries(packages).flatMap(([key, entry]) =>
        entry.link
          ? []
          : Object.keys(entry.optionalDependencies ?? {})
              .filter((name) => !isLocked(packages, key, name))
              .map((name) => `${key} -> ${name}`),
      );
      expect(missing).toEqual([]);
      expect(Object.values(packages).filter(({ resolved, link }) => resolved && !link)).toEqual([]);
    },
  );

  it('contains no local paths and no references to anything outside itself', () => {
    const places = [['..', 'shared'].join('/'), ['', 'work', ''].join('/'), ['registry', 'npmjs'].join('.')];
    const found = textFiles().flatMap((file) => {
      const full = path.join(root, file);
      if (!existsSync(full)) return [];
      const text = readFileSync(full, 'utf8');
      return places.filter((place) => text.includes(place)).map((place) => `${file} names ${place}`);
    });
    expect(found).toEqual([]);
  });

  it('waits for conditions in tests, never for time', () => {
    const sleep = ['waitFor', 'Timeout'].join('');
    const tests = textFiles().filter((file) => file.startsWith('tests/') && !file.startsWith('tests/bench/'));
    const found = tests
      .filter((file) => existsSync(path.join(root, file)))
      .filter((file) => readFileSync(path.join(root, file), 'utf8').includes(`${sleep}(`));
    expect(found).toEqual([]);
  });

  it('uses colors only from the tokens', () => {
    const found = textFiles()
      .filter((file) => /^editor\/src\/.*\.css$/.test(file) && !file.endsWith('tokens.css'))
      .filter((file) => existsSync(path.join(root, file)))
      .filter((file) => /#[0-9a-f]{3,8}\b/i.test(readFileSync(path.join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });
});
