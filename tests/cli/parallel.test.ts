import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { callJson } from './inProcess.ts';
import { fixtures, playhouse, temporaryFolder } from './playhouse.ts';
import { playInParallel } from './playInParallel.ts';

const cwd = temporaryFolder();

const matches = [false, true].flatMap((isArchive) =>
  [2, 4].map((writers) => ({ isArchive, writers, readers: 2, rounds: writers === 2 ? 40 : 20 })),
);

describe('commands at the same time', () => {
  it.each(matches)(
    '$writers writers and readers (archive: $isArchive): nothing is lost, nothing is mixed',
    async (match) => {
      const { acknowledged, last, looks, leftOver } = await playInParallel(match);
      const all = Array.from({ length: match.writers * match.rounds }, (_, at) => at + 1);
      expect(acknowledged.toSorted((one, other) => one - other)).toEqual(all);
      expect(last).toBe(all.length);
      expect(looks).toBeGreaterThan(match.readers);
      expect(leftOver).toEqual([]);
    },
  );

  it.each([false, true])(
    'writers that are killed (archive: %s) lose at most what they did not tell',
    async (isArchive) => {
      const match = { isArchive, writers: 3, readers: 1, rounds: 8, killAfter: 4 };
      const { acknowledged, kills, last } = await playInParallel(match);
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      expect(kills).toBeGreaterThan(0);
      expect(last).toBeGreaterThanOrEqual(acknowledged.length);
      expect(last).toBeLessThanOrEqual(acknowledged.length + kills);
    },
  );

  it('the program itself: each cell that it says it wrote is there, in a folder and in an archive', async () => {
    fs.cpSync(path.join(fixtures, 'full'), path.join(cwd, 'full'), { recursive: true });
    await callJson(['export', 'full', '--out', 'full.zip'], { cwd });
    for (const place of ['full', 'full.zip']) {
      const { value: before } = await callJson(['table', 'get', place, 'Levels'], { cwd });
      const cells = before.rows.flatMap((_: unknown, at: number) => [at + 1, 1, at + 1, 2].slice(0, 4));
      const targets = Array.from({ length: cells.length / 2 }, (_, at) =>
        [cells[2 * at], cells[2 * at + 1]].map(String),
      );
      const outcomes = await Promise.all(
        targets.map(([row = '', column = ''], at) =>
          playhouse(['table', 'set', place, 'Levels', row, column, String(100 + at), '--quiet'], { cwd }),
        ),
      );
      expect(outcomes.map(({ status, stderr }) => [status, stderr])).toEqual(targets.map(() => [0, '']));
      const values = await Promise.all(
        targets.map(
          async (target) => (await callJson(['table', 'get', place, 'Levels', ...target], { cwd })).value.value,
        ),
      );
      expect(values.map(String)).toEqual(targets.map((_, at) => String(100 + at)));
    }
    expect(fs.readdirSync(cwd).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
