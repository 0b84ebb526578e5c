import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { commandKeys, sharedKeys } from '../../cli/src/config/configKeys.ts';
import { callApart, callApartJson } from './callApart.ts';
import { filesBelow } from './filesBelow.ts';
import { call, callJson } from './inProcess.ts';
import { fixtures, playhouse, temporaryFolder } from './playhouse.ts';

const cwd = temporaryFolder();
const inner = path.join(cwd, 'inner');
const game = path.join(fixtures, 'full');
const minimal = path.join(fixtures, 'minimal');
const at = (...parts: string[]): string => path.join(inner, ...parts);

beforeEach(() => {
  for (const entry of fs.readdirSync(cwd)) fs.rmSync(path.join(cwd, entry), { recursive: true });
  fs.mkdirSync(inner);
  fs.mkdirSync(path.join(cwd, 'outside'));
  fs.writeFileSync(path.join(cwd, 'outside/kept.txt'), 'mine');
  fs.writeFileSync(path.join(cwd, 'kept.txt'), 'mine');
});

describe('the report requested by a configuration', () => {
  const nothing = (): void => undefined;
  const outputs: readonly [name: string, output: string, put: () => void][] = [
    ['a path above', '../kept.txt', nothing],
    ['a new file above', '../new.txt', nothing],
    ['an absolute path', path.join(cwd, 'kept.txt'), nothing],
    ['a path out and back in', '../outside/kept.txt', nothing],
    ['the folder itself', '.', nothing],
    ['a folder', 'reports', () => fs.mkdirSync(at('reports'))],
    ['someone else’s file', 'notes.txt', () => fs.writeFileSync(at('notes.txt'), 'mine')],
    ['the project', 'game/object.json', () => fs.cpSync(game, at('game'), { recursive: true })],
    ['the configuration', 'playhouse.config.json', nothing],
    ['a link to a file', 'link.txt', () => fs.symlinkSync('../kept.txt', at('link.txt'))],
    ['a link to nothing', 'link.txt', () => fs.symlinkSync('../new.txt', at('link.txt'))],
    ['a linked folder', 'linked/kept.txt', () => fs.symlinkSync('../outside', at('linked'))],
    ['a new file in a linked folder', 'linked/new.txt', () => fs.symlinkSync('../outside', at('linked'))],
    ['a file in a missing folder', 'nowhere/deep/new.txt', nothing],
    ['a file as a folder', 'notes.txt/x', () => fs.writeFileSync(at('notes.txt'), 'mine')],
    ['a pipe', 'pipe', () => spawnSync('mkfifo', [at('pipe')])],
    ['a device', 'null', () => fs.symlinkSync('/dev/null', at('null'))],
    ['a name with a null character', 'a\u0000b', nothing],
  ];
  const parts = [undefined, ...Object.keys(commandKeys)];

  it('is the only configuration key that names an output file', () => {
    const texts = Object.entries({ ...sharedKeys, ...commandKeys.validate, ...commandKeys.test })
      .filter(([, { words }]) => words.startsWith('a text') || words.startsWith('a list of texts'))
      .map(([key]) => key);
    expect(texts.sort()).toEqual(['ignore', 'only', 'output']);
  });

  const places = parts.flatMap((part) => outputs.map(([name, output, put]) => ({ name, part, output, put })));

  it.each(places)('is not written to $name (part $part)', async ({ part, output, put }) => {
    const config = JSON.stringify(part ? { [part]: { output, format: 'json' } } : { output, format: 'json' });
    fs.writeFileSync(at('playhouse.config.json'), config);
    put();
    const before = filesBelow(cwd);
    const command = part ?? 'validate';
    const { status, value } = await callApartJson([command, minimal], { cwd: inner });
    const code = output.startsWith('nowhere') ? 'report.unwritable' : 'config.output';
    expect([status, value.error.code]).toEqual([code === 'config.output' ? 2 : 3, code]);
    expect(value.error.message).toMatch(/^[^\n]{20,}\.$/);
    expect(filesBelow(cwd)).toEqual(before);
  });

  it.each(['text', 'json', 'sarif', 'junit', 'github'])('replaces any earlier report as %s', async (format) => {
    fs.writeFileSync(at('playhouse.config.json'), JSON.stringify({ output: 'report', format }));
    for (const args of [
      ['validate', minimal],
      ['validate', minimal, path.join(fixtures, 'broken/syntax')],
      ['validate', 'missing'],
      ['test', minimal],
      ['validate', minimal],
    ]) {
      const before = fs.statSync(at('report'), { throwIfNoEntry: false })?.ino;
      const { stderr } = await callApart(args, { cwd: inner });
      expect(stderr).not.toContain('"output"');
      expect(fs.statSync(at('report')).ino).not.toBe(before);
    }
  });

  it('may go anywhere if the call itself names the path', async () => {
    fs.writeFileSync(at('playhouse.config.json'), '{"output": "../kept.txt"}');
    const { status } = await call(['validate', minimal, '--output', '../report.txt', '--no-config'], { cwd: inner });
    expect([status, fs.existsSync(path.join(cwd, 'report.txt'))]).toEqual([0, true]);
  });
});

/** Endless or much too long files, by how they are created. */
const endless: readonly [name: string, put: (place: string) => void][] = [
  ['a device', (place) => fs.symlinkSync('/dev/zero', place)],
  ['a pipe without a writer', (place) => spawnSync('mkfifo', [place])],
  [
    'a sparse file of 1.9 GB',
    (place) => {
      fs.writeFileSync(place, '');
      fs.truncateSync(place, 1.9e9);
    },
  ],
];

/** Calls that read `odd`. */
const readers: readonly (readonly string[])[] = [
  ['asset', 'add', 'game', 'odd.png'],
  ['table', 'import', 'game', 'Levels', 'odd.png'],
  ['play', 'game', '--input', 'odd.png', '--frames', '1'],
  ['merge-driver', 'odd.png', 'a.json', 'b.json', 'object.json'],
  ['import', 'odd.png', '--out', 'made'],
  ['validate', 'odd.png'],
  ['repair', 'odd.png'],
  ['diff', 'odd.png', 'game'],
];

describe.each(endless)('%s', (_, put) => {
  it('is rejected by every command before it is read', async () => {
    fs.cpSync(game, at('game'), { recursive: true });
    put(at('odd.png'));
    for (const args of readers) {
      const { status, stdout, stderr } = await call(args, { cwd: inner });
      expect([args, status, stdout]).toEqual([args, expect.toBeOneOf([2, 3]), '']);
      expect(stderr).toMatch(/not a regular file|neither a folder nor a file|larger than/);
    }
  });

  it('is rejected as a configuration', async () => {
    put(at('playhouse.config.json'));
    const { status, stderr } = await call(['validate', minimal], { cwd: inner });
    expect([status, stderr]).toEqual([3, expect.stringMatching(/not a regular file|larger than/)]);
  });
});

describe('a path in /proc', () => {
  it.runIf(process.platform === 'linux')('cannot contain a project, and no call hangs on it', async () => {
    for (const args of [
      ['new', '/proc/x'],
      ['new', '/proc/x/y.zip'],
      ['export', game, '--out', '/proc/x/game.html'],
      ['asset', 'thumbnails', game, '--out', '/proc/x/y'],
    ]) {
      const { status, signal, stderr } = await playhouse(args, {
        onStart: (child) => setTimeout(() => child.kill('SIGKILL'), 30_000).unref(),
      });
      expect([args, signal, status]).toEqual([args, null, 3]);
      expect(stderr).toMatch(/^[^\n]*\/proc[^\n]*\.\n$/);
    }
  });
});

describe('git attributes', () => {
  it.each([
    ['another file', () => fs.symlinkSync('../kept.txt', at('.gitattributes'))],
    ['nothing', () => fs.symlinkSync('../new.txt', at('.gitattributes'))],
  ])('that are a link to %s are left alone', async (_, put) => {
    spawnSync('git', ['init', '-q'], { cwd: inner });
    put();
    const { status, stderr } = await call(['merge-driver', '--install'], { cwd: inner });
    expect([status, stderr]).toEqual([3, expect.stringContaining('it is a link')]);
    expect(fs.readFileSync(path.join(cwd, 'kept.txt'), 'utf8')).toBe('mine');
    expect(fs.existsSync(path.join(cwd, 'new.txt'))).toBe(false);
  });
});

describe('a name with bidi control characters', () => {
  it('is shown with a mark in each format, and exactly in JSON', async () => {
    fs.cpSync(minimal, at('game'), { recursive: true });
    const title = 'a\u202egnp.exe\u2066\u009b31m';
    const object = JSON.parse(fs.readFileSync(at('game/object.json'), 'utf8'));
    fs.writeFileSync(at('game/object.json'), JSON.stringify({ ...object, title, attributes: { bad: title } }));
    const isClean = (text: string): boolean => !/[\u202a-\u202e\u2066-\u2069\u0080-\u009f]/.test(text);
    for (const format of ['text', 'json', 'sarif', 'junit', 'github']) {
      const { stdout, stderr } = await call(['validate', 'game', '--format', format], { cwd: inner });
      expect([format, isClean(stdout + stderr), stdout.length > 0]).toEqual([format, true, true]);
    }
    const { value } = await callJson(['info', 'game'], { cwd: inner });
    expect(value.project.title).toBe(title);
  });
});
