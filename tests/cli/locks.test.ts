import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { nameOfOwner } from '../../cli/src/io/lock/lockOwner.ts';
import { realWorld } from '../../cli/src/io/lock/lockWorld.ts';
import { lockProject } from '../../cli/src/io/lockProject.ts';
import { call, callJson } from './inProcess.ts';
import { fixtures, playhouse, temporaryFolder } from './playhouse.ts';

const cwd = temporaryFolder();
const full = path.join(cwd, 'full');
const lock = path.join(full, '.playhouse-lock');
beforeEach(async () => {
  for (const name of fs.readdirSync(cwd)) fs.rmSync(path.join(cwd, name), { recursive: true });
  fs.cpSync(path.join(fixtures, 'full'), full, { recursive: true });
  await callJson(['export', 'full', '--out', 'full.zip'], { cwd });
});

const set = (place: string, value: string): string[] => ['table', 'set', place, 'Levels', '1', 'Title', value];
const dotFiles = (): string[] =>
  [cwd, full].flatMap((folder) => fs.readdirSync(folder).filter((name) => /^\./.test(name)));

/** Fake time that advances as fast as the code waits. */
function impatientWorld() {
  let time = Date.now();
  return {
    ...realWorld,
    now: () => time,
    wait(milliseconds: number) {
      time += milliseconds;
      return Promise.resolve();
    },
  };
}

describe('a project that another command changes', () => {
  it.each(['full', 'full.zip'])('is waited for, then %s is reported as busy, with the owner', async (place) => {
    using _ = await lockProject(place, cwd);
    const started = new Date().toISOString().slice(0, 10);
    await expect(lockProject(place, cwd, impatientWorld())).rejects.toMatchObject({
      status: 3,
      code: 'project.busy',
      path: place,
      message: expect.stringMatching(
        new RegExp(
          `^${place} is being changed by another command \\(process ${process.pid}, started ${started} [\\d:]+ UTC\\)\\. Try again when it has ended\\.$`,
        ),
      ),
    });
  });

  it.each([
    ['full', 'linked'],
    ['full.zip', 'linked.zip'],
  ])('is locked under all its names: %s', async (place, link) => {
    fs.symlinkSync(place, path.join(cwd, link));
    using _ = await lockProject(place, cwd);
    await expect(lockProject(link, cwd, impatientWorld())).rejects.toMatchObject({ code: 'project.busy' });
  });

  it.each(['full', 'full.zip'])('is changed by one command at a time, even in one process: %s', async (place) => {
    const values = Array.from({ length: 5 }, (_, at) => `Title ${at}`);
    const cells = values.map((value, at) => [
      'table',
      'set',
      place,
      'Levels',
      '1',
      ['Title', 'Enemies', 'Speed', 'Bonus', 'Start'][at] ?? '',
      at === 0 ? value : String(at),
    ]);
    const outcomes = await Promise.all(cells.map((args) => call(args, { cwd })));
    expect(outcomes.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0]);
    const { value } = await callJson(['table', 'get', place, 'Levels'], { cwd });
    const row = value.columns.map((column: { cells: unknown[] }) => column.cells[0]);
    expect(row.slice(0, 3)).toEqual(['Title 0', 1, 2]);
    expect(dotFiles()).toEqual([]);
  });

  it('does not block readers', async () => {
    using _ = await lockProject('full', cwd);
    for (const args of [
      ['validate', 'full'],
      ['format', 'full', '--check'],
      ['repair', 'full'],
      ['asset', 'remove-unused', 'full'],
    ])
      expect([args, (await call(args, { cwd })).status]).toEqual([args, 0]);
  });

  it('is created once by two concurrent calls', async () => {
    const made = await Promise.all(['one', 'two'].map(() => call(['export', 'full', '--out', 'made'], { cwd })));
    expect(made.map(({ status }) => status).sort()).toEqual([0, 3]);
    expect(made.map(({ stderr }) => stderr).join('')).toContain('There is a project at made already.');
    expect((await call(['validate', 'made'], { cwd })).status).toBe(0);
  });
});

describe('a command that ends prematurely', () => {
  /** Waits for its table on standard input while it holds the lock. */
  const waiting = (place: string, end: (child: ChildProcess) => void) =>
    playhouse(['table', 'import', place, 'Levels', '-'], {
      cwd,
      stdio: ['pipe', 'pipe', 'pipe'],
      onStart(child) {
        const look = setInterval(() => {
          if (dotFiles().length === 0) return;
          clearInterval(look);
          end(child);
        }, 5);
        child.on('close', () => clearInterval(look));
      },
    });

  it.each<[NodeJS.Signals, number | null, NodeJS.Signals | null]>([
    ['SIGINT', 130, null],
    ['SIGTERM', null, 'SIGTERM'],
    ['SIGHUP', null, 'SIGHUP'],
  ])('by %s leaves no lock', async (signal, status, died) => {
    for (const place of ['full', 'full.zip']) {
      const outcome = await waiting(place, (child) => child.kill(signal));
      expect([outcome.status, outcome.signal, dotFiles()]).toEqual([status, died, []]);
    }
  });

  it('by kill -9 does not block other commands', async () => {
    for (const place of ['full', 'full.zip']) {
      expect((await waiting(place, (child) => child.kill('SIGKILL'))).signal).toBe('SIGKILL');
      expect(dotFiles()).toHaveLength(1);
      expect((await call(set(place, 'After'), { cwd })).status).toBe(0);
      expect(dotFiles()).toEqual([]);
    }
  });
});

describe('an untrusted lock', () => {
  const strange = { pid: 1, start: '1', machine: 'f'.repeat(16), thread: 0, since: 0, token: '0'.repeat(16) };

  it.each<[string, () => void]>([
    ['a file', () => fs.writeFileSync(lock, 'x'.repeat(1000))],
    ['a link out of the project', () => fs.symlinkSync(cwd, lock)],
    ['a link to itself', () => fs.symlinkSync('.playhouse-lock', lock)],
  ])('that is %s is reported in one sentence, and readers continue', async (_, put) => {
    put();
    const { status, stderr } = await call(set('full', 'New'), { cwd });
    expect([status, stderr]).toEqual([
      3,
      'full cannot be written: .playhouse-lock is not what Playhouse puts there while it writes; delete it and try again.\n',
    ]);
    expect((await call(['validate', 'full'], { cwd })).status).toBe(0);
    expect(fs.readdirSync(cwd).sort()).toEqual(['full', 'full.zip']);
  });

  it('of a computer that has been silent for a long time is broken', async () => {
    fs.mkdirSync(lock);
    const place = path.join(lock, nameOfOwner(strange));
    fs.writeFileSync(place, '');
    fs.utimesSync(place, 1, 1);
    expect((await call(set('full', 'New'), { cwd })).status).toBe(0);
    expect(dotFiles()).toEqual([]);
  });

  it('is not part of a backup, an export or an archive', async () => {
    using _ = await lockProject('full', cwd);
    await call(['export', 'full', '--out', 'copy'], { cwd });
    await call(['export', 'full', '--out', 'copy.zip'], { cwd });
    await call(['export', 'copy.zip', '--out', 'again'], { cwd });
    for (const copy of ['copy', 'again']) expect(fs.readdirSync(path.join(cwd, copy))).not.toContain('.playhouse-lock');
  });
});
