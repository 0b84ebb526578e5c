import fs from 'node:fs';
import path from 'node:path';
import { backUpData, openPlayhouse } from '@playhouse/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CommandWords, commandTree } from '../../cli/src/completion/commandTree.ts';
import { declarations } from '../../cli/src/declarations/index.ts';
import { callApart } from './callApart.ts';
import { call } from './inProcess.ts';
import { fixtures, temporaryFolder } from './playhouse.ts';

const cwd = temporaryFolder();

/** A good and a bad call of each command; the bad one has correct syntax but a wrong subject. */
interface Calls {
  readonly good: readonly string[];
  /** Status of the good call, if not 0. */
  readonly status?: number;
  readonly bad: readonly string[];
  readonly badStatus: number;
}

const minimal = path.join(fixtures, 'minimal');
const full = path.join(fixtures, 'full');
const legacy = path.join(fixtures, 'legacy/v1.25-windows');
const missing = (...before: string[]) => ({ bad: [...before, 'nowhere'], badStatus: 3 });

/** Data of a server. */
const data = ['--data', 'data'];

const calls: Readonly<Record<string, Calls>> = {
  new: { good: ['made'], bad: ['other', '--template', 'nothing'], badStatus: 2 },
  import: { good: [legacy, '--out', 'imported'], bad: ['nowhere', '--out', 'x'], badStatus: 3 },
  export: { good: [minimal, '--out', 'copy'], bad: ['nowhere', '--out', 'x'], badStatus: 3 },
  validate: { good: [minimal], ...missing() },
  repair: { good: [minimal], ...missing() },
  format: { good: [minimal, '--check'], ...missing() },
  migrate: { good: [minimal, '--check'], ...missing() },
  info: { good: [minimal, full], ...missing() },
  find: { good: ['hero', full], ...missing('hero') },
  play: { good: [minimal, '--frames', '3'], ...missing() },
  test: { good: [full], ...missing() },
  record: { good: ['played', 'Still', '--frames', '3'], bad: [minimal, 'a/b'], badStatus: 2 },
  diff: { good: [minimal, full], ...missing(minimal) },
  merge: {
    good: [minimal, minimal, minimal, '--out', 'merged'],
    bad: [minimal, minimal, 'nowhere', '--out', 'x'],
    badStatus: 3,
  },
  'merge-driver': {
    good: ['base.json', 'mine.json', 'base.json', 'object.json'],
    bad: ['a', 'b', 'c', 'notes.txt'],
    badStatus: 3,
  },
  'table list': { good: [full], ...missing() },
  'table get': { good: [full, 'Levels'], bad: [full, 'Nothing'], badStatus: 2 },
  'table set': { good: ['played', 'Levels', '1', '1', 'x'], bad: ['nowhere', 'Levels', '1', '1', 'x'], badStatus: 3 },
  'table import': { good: ['played', 'Levels', 'table.csv'], bad: ['played', 'Levels', 'nowhere.csv'], badStatus: 3 },
  'table export': { good: [full, 'Levels'], bad: [full, 'Nothing'], badStatus: 2 },
  'table convert': {
    good: ['played', 'Levels', 'Enemies', 'text'],
    bad: ['played', 'Levels', 'Enemies', 'x'],
    badStatus: 2,
  },
  'asset list': { good: [full], ...missing() },
  'asset info': { good: [path.join(full, 'images/hero.png')], ...missing() },
  'asset add': { good: ['played', path.join(full, 'images/hero.png')], bad: ['played', 'table.csv'], badStatus: 3 },
  'asset remove-unused': { good: [full], ...missing() },
  'asset thumbnails': { good: [full, '--out', 'small'], bad: [full, '--out', 'table.csv/x'], badStatus: 3 },
  'asset check': { good: [full], ...missing() },
  expression: { good: ['1 + 1'], bad: ['1', '--project', 'nowhere'], badStatus: 3 },
  backup: { good: ['saved', ...data], bad: ['table.csv', ...data], badStatus: 3 },
  restore: { good: ['backup', '--data', 'restored'], bad: ['nowhere', ...data], badStatus: 3 },
  doctor: { good: [], bad: ['--strange'], badStatus: 2 },
  completion: { good: ['bash'], bad: ['cmd'], badStatus: 2 },
};

/** These run until they are stopped, or need a server and an account; they have their own tests. */
const elsewhere = ['serve', 'login', 'logout', 'sync'];

const commands = commandTree(declarations).flatMap((command): [string, CommandWords][] =>
  command.commands.length === 0
    ? [[command.name, command]]
    : command.commands.map((inner) => [`${command.name} ${inner.name}`, inner]),
);

beforeAll(async () => {
  const place = { data: path.join(cwd, 'data') };
  await (await openPlayhouse(place)).close();
  await backUpData(place, path.join(cwd, 'backup'));
  fs.cpSync(full, path.join(cwd, 'played'), { recursive: true });
  fs.writeFileSync(path.join(cwd, 'table.csv'), 'Title,Enemies,Speed,Bonus,Start\na,1,2,true,3\n');
  for (const name of ['base.json', 'mine.json'])
    fs.copyFileSync(path.join(minimal, 'object.json'), path.join(cwd, name));
});

describe('every command', () => {
  it('is covered by this test', () => {
    expect(Object.keys(calls).sort()).toEqual(
      commands
        .map(([name]) => name)
        .filter((name) => !elsewhere.includes(name))
        .sort(),
    );
  });

  it.each(commands)('%s has help with the common options', async (name, { options }) => {
    const { status, stdout, stderr } = await call([...name.split(' '), '--help'], { cwd });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`Usage: playhouse ${name}`);
    for (const option of options) expect(stdout).toContain(option.name);
    for (const option of ['--json', '--quiet', '--no-color']) expect(stdout).toContain(option);
  });

  it.each(Object.entries(calls))(
    '%s rejects bad input in one sentence, also as JSON',
    async (name, { bad, badStatus }) => {
      const args = [...name.split(' '), ...bad];
      const { status, stdout, stderr } = await callApart(args, { cwd });
      expect([status, stdout]).toEqual([badStatus, '']);
      expect(stderr).toMatch(/^[^\n]+[.?]\n$/);
      const asJson = await callApart([...args, '--json'], { cwd });
      expect([asJson.status, asJson.stderr]).toEqual([badStatus, '']);
      const { error } = JSON.parse(asJson.stdout);
      expect([typeof error.code, `${error.message}\n`]).toEqual(['string', stderr]);
    },
  );

  it.each(Object.entries(calls))(
    '%s prints only uncolored JSON without a terminal',
    async (name, { good, status = 0 }) => {
      const result = await callApart([...name.split(' '), ...good, '--json'], { cwd, env: { NO_COLOR: '1' } });
      expect([result.status, result.stderr]).toEqual([status, '']);
      expect(result.stdout).toMatch(/^[^\n]+\n$/);
      expect(result.stdout).not.toContain('\u001b');
      expect(() => JSON.parse(result.stdout)).not.toThrow();
    },
  );
});
