import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { assetFolders } from '@playhouse/core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assetCases } from '../../../fixtures/assets/build/assetCases.ts';
import { fontFile, groupedCmap } from '../../../fixtures/assets/build/fontParts.ts';
import { type AssetReader, createAssetReader } from './assetReader.ts';

const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-outside-'));
afterAll(() => fs.rmSync(outside, { recursive: true, force: true }));

let reader: AssetReader | undefined;
afterEach(() => reader?.close());

describe('a reader whose child fails on a file', () => {
  const open = (seconds = 60): AssetReader => {
    reader = createAssetReader({ program: new URL('./test/badChild.ts', import.meta.url), seconds });
    return reader;
  };
  const look = async (from: AssetReader, file: string, content = '') => {
    const bytes = new TextEncoder().encode(content);
    const { result, death } = await from.check({ kind: 'fonts', file, bytes });
    const [issue] = result.ok ? [] : result.issues;
    return { death, message: issue?.message, pid: issue?.params.pid };
  };

  it.each([
    ['hangs', 'time', 'hangs timed out after 2 s.'],
    ['dies', 'crash', 'dies cannot be read.'],
    ['fills the heap', 'crash', 'fills the heap cannot be read.'],
    ['is large', 'memory', 'is large takes too much memory to read.'],
    ['lies', 'crash', 'lies cannot be read.'],
  ])('rejects a file that %s, reports why, and continues with a new child', async (file, death, message) => {
    const from = open(death === 'time' ? 2 : 60);
    const before = await look(from, 'first');
    const [dead, after] = await Promise.all([look(from, file), look(from, 'next')]);
    expect(dead).toMatchObject({ death, message });
    expect(after).toMatchObject({ death: undefined, message: 'fine' });
    expect(after.pid).not.toBe(before.pid);
  });

  it('uses the same child for many files', async () => {
    const from = open();
    const pids = await Promise.all(['a', 'b', 'c'].map(async (file) => (await look(from, file)).pid));
    expect(new Set(pids).size).toBe(1);
  });

  it('does not let the child write anything, or read anything except its program', async () => {
    const from = open();
    const secret = path.join(outside, 'secret.txt');
    fs.writeFileSync(secret, 'secret');
    expect(await look(from, 'reads', secret)).toMatchObject({ message: 'ERR_ACCESS_DENIED' });
    expect(await look(from, 'writes', path.join(outside, 'new.txt'))).toMatchObject({ message: 'ERR_ACCESS_DENIED' });
    expect(fs.readdirSync(outside)).toEqual(['secret.txt']);
  });

  it('fails when the child does not even start', async () => {
    reader = createAssetReader({ program: new URL('./test/deadChild.ts', import.meta.url) });
    await expect(reader.check({ kind: 'fonts', file: 'a', bytes: new Uint8Array() })).rejects.toThrow(
      'could not be started',
    );
  });
});

it('gives the same results as the core for every fixture file with the real child', async () => {
  const from = createAssetReader();
  reader = from;
  for (const kind of assetFolders) {
    for (const { title, bytes, verdict } of assetCases[kind]) {
      const { result, death } = await from.check({ kind, file: title, bytes });
      expect([title, death]).toEqual([title, undefined]);
      if (typeof verdict === 'string') {
        expect([title, result.ok ? 'accepted' : result.issues[0]?.code]).toEqual([title, verdict]);
      } else {
        const { surplus = 0, type = result.ok ? result.value.type : '' } = verdict;
        expect(result).toMatchObject({ ok: true, value: { type, length: bytes.length - Number(surplus) } });
      }
    }
  }
});

it('stays within its limits for a small font that declares a million characters with the real child', async () => {
  const from = createAssetReader();
  reader = from;
  const bytes = fontFile((tables) => tables.set('cmap', groupedCmap(0, 0x10ffff, 1, 13)));
  const request = { kind: 'fonts', file: 'Million.ttf', bytes } as const;
  expect((await from.check(request)).result.ok).toBe(true);
  const described = await from.check({ ...request, specimen: 'A' });
  expect(['memory', 'time', 'crash']).toContain(described.death);
  expect((await from.check(request)).result.ok).toBe(true);
});
