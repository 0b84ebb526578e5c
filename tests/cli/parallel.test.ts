import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { callJson } from './inProcess.ts';
import { fixtures, playhouse, temporaryFolder } from './playhouse.ts';
import { playInParallel } from './playInParallel.ts';

const cwd = temporaryFolder();

const matches = [false, true].flatMap((isArchive) =>
  [2, 4].map((writers) => ({ isArchive, writers, readers: 2, rounds: writers === 2 ? 20 : 10 })),
);

describe('concurrent commands', () => {
  it.each(matches)('$writers writers and readers (archive: $isArchive) lose and mix nothing', async (match) => {
    const { acknowledged, last, looks, leftOver } = await playInParallel(match);
    const all = Array.from({ length: match.writers * match.rounds }, (_, at) => at + 1);
    expect(acknowledged.toSorted((one, other) => one - other)).toEqual(all);
    expect(last).toBe(all.length);
    expect(looks).toBeGreaterThan(match.readers);
    expect(leftOver).toEqual([]);
  });

  it.each([false, true])(
    'writers that are killed (archive: %s) lose at most unacknowledged writes',
    async (isArchive) => {
      const match = { isArchive, writers: 2, readers: 1, rounds: 6, killAfter: 3 };
      const { acknowledged, kills, last } = await playInParallel(match);
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      expect(kills).toBeGreaterThan(0);
      expect(last).toBeGreaterThanOrEqual(acknowledged.length);
      expect(last).toBeLessThanOrEqual(acknowledged.length + kills);
    },
  );

  it('store each acknowledged cell when run as programs, in a folder and in an archive', async () => {
    fs.cpSync(path.join(fixtures, 'full'), path.join(cwd, 'full'), { recursive: true });
    await callJson(['export', 'full', '--out', 'full.zip'], { cwd });
    for (const place of ['full', 'full.zip']) {
      const cells = ['1', '2'].flatMap((row) => ['1', '2'].map((column) => [row, column]));
      const outcomes = await Promise.all(
        cells.map((cell, at) =>
          playhouse(['table', 'set', place, 'Levels', ...cell, String(100 + at), '--quiet'], { cwd }),
        ),
      );
      expect(outcomes.map(({ status, stderr }) => [status, stderr])).toEqual(cells.map(() => [0, '']));
      const shown = cells.map((cell) => callJson(['table', 'get', place, 'Levels', ...cell], { cwd }));
      const values = (await Promise.all(shown)).map(({ value }) => String(value.value));
      expect(values).toEqual(cells.map((_, at) => String(100 + at)));
    }
    expect(fs.readdirSync(cwd).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
