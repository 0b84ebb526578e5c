import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packArchive } from '@playhouse/core';
import { afterAll, describe, expect, it } from 'vitest';
import { estimateSize } from './estimateSize.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-weigh-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function put(name: string, content: string | Uint8Array): string {
  const entryPath = path.join(folder, name);
  fs.mkdirSync(path.dirname(entryPath), { recursive: true });
  fs.writeFileSync(entryPath, content);
  return entryPath;
}

describe('the estimated size of a path', () => {
  it('includes all files of a folder, at any depth, without following links', () => {
    put('game/object.json', 'x'.repeat(100));
    put('game/images/deep/a.png', 'x'.repeat(1000));
    fs.symlinkSync('..', path.join(folder, 'game/around'));
    expect(estimateSize(path.join(folder, 'game'))).toBe(1100);
  });

  it('includes the unpacked contents of an archive, and the archive itself', () => {
    const files = new Map([
      ['object.json', new Uint8Array(50_000)],
      ['scenes/id1.json', new Uint8Array(70_000)],
    ]);
    const packed = packArchive(files);
    expect(packed.length).toBeLessThan(5000);
    expect(estimateSize(put('game.zip', packed))).toBe(packed.length + 120_000);
  });

  it.each([
    ['nothing', path.join(folder, 'nowhere'), 0],
    ['an empty file', put('empty.zip', ''), 0],
    ['a text', put('text.zip', 'no archive'), 10],
    ['the end of an archive alone', put('end.zip', `PK\u0005\u0006${'\u00ff'.repeat(18)}`), 40],
  ])('of %s is its actual size', (_, entryPath, weight) => {
    expect(estimateSize(entryPath)).toBe(weight);
  });
});
