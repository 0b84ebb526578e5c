import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesBelow } from './filesBelow.ts';
import { call } from './inProcess.ts';
import { fixtures } from './playhouse.ts';

/** In memory where possible: flushing to disk takes time. */
const base = fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();
let cwd = '';
beforeEach(() => {
  cwd = fs.mkdtempSync(path.join(base, 'playhouse-full-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(cwd, { recursive: true, force: true });
});

const full = path.join(fixtures, 'full');
const damaged = path.join(fixtures, 'broken/control-character');

/** A call that writes, and the file or folder that it may replace, but not harm. */
const commands: readonly { readonly args: readonly string[]; readonly kept: string }[] = [
  { args: ['repair', 'damaged', '--write'], kept: 'damaged' },
  { args: ['asset', 'thumbnails', 'game', '--out', 'small'], kept: 'small' },
  { args: ['merge-driver', 'base.json', 'mine.json', 'theirs.json', 'object.json'], kept: 'mine.json' },
  { args: ['table', 'set', 'game', 'Levels', '1', '1', 'x'], kept: 'game' },
  { args: ['validate', 'game', '--output', 'report.json', '--format', 'json'], kept: 'report.json' },
  { args: ['export', 'game', '--out', 'game.html', '--replace'], kept: 'game.html' },
  { args: ['new', 'made'], kept: 'made' },
  { args: ['new', 'made.zip'], kept: 'made.zip' },
];

function prepare(): void {
  for (const entry of fs.readdirSync(cwd)) fs.rmSync(path.join(cwd, entry), { recursive: true });
  fs.cpSync(full, path.join(cwd, 'game'), { recursive: true });
  fs.cpSync(damaged, path.join(cwd, 'damaged'), { recursive: true });
  fs.mkdirSync(path.join(cwd, 'small'));
  const object = fs.readFileSync(path.join(full, 'object.json'), 'utf8');
  for (const name of ['base', 'mine', 'theirs']) {
    const text = object.replace(/"title": *"[^"]*"/, (title) => (name === 'theirs' ? '"title":"New"' : title));
    fs.writeFileSync(path.join(cwd, `${name}.json`), text);
  }
  fs.writeFileSync(path.join(cwd, 'game.html'), 'older');
  fs.writeFileSync(path.join(cwd, 'report.json'), '{"project":{},"issues":[]}');
}

const writing = ['mkdirSync', 'writeFileSync', 'writeSync', 'fsyncSync', 'cpSync', 'renameSync'] as const;

/** The disk is full from one of the writing calls on. That write is cut in half. */
function fillAt(first: number): void {
  let count = 0;
  for (const name of writing) {
    const original = fs[name];
    vi.spyOn(fs, name).mockImplementation(((...values: unknown[]): unknown => {
      count += 1;
      if (count < first) return Reflect.apply(original, fs, values);
      const [place, content, ...rest] = values;
      if (name === 'writeFileSync') Reflect.apply(original, fs, [place, halfOf(content), ...rest]);
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', syscall: name });
    }) as never);
  }
}

function halfOf(content: unknown): unknown {
  const bytes = typeof content === 'string' ? Buffer.from(content) : (content as Uint8Array);
  return bytes.subarray(0, bytes.length / 2);
}

/** The files that programs see at a path, by name; an empty map if there is nothing. */
function shown(place: string): Map<string, string> {
  const target = path.join(cwd, place);
  if (!fs.existsSync(target)) return new Map();
  if (fs.statSync(target).isFile()) return new Map([['', fs.readFileSync(target, 'base64')]]);
  return new Map([...filesBelow(target)].filter(([name]) => !name.startsWith('.')));
}

describe('a disk that fills up', () => {
  it.each(commands)(
    'at any moment of $args is reported in one sentence and damages nothing',
    async ({ args, kept }) => {
      prepare();
      const older = shown(kept);
      const original = shown('damaged');
      expect(await call(args, { cwd })).toMatchObject({ status: 0 });
      const newer = shown(kept);
      let failures = 0;
      for (let first = 1; ; first++) {
        prepare();
        fillAt(first);
        const { status, stderr } = await call(args, { cwd });
        vi.restoreAllMocks();
        if (status === 0) break;
        failures += 1;
        expect([first, status, stderr]).toEqual([
          first,
          3,
          expect.stringMatching(/^[^\n]*the disk is full[^\n]*\.\n$/),
        ]);
        // A write interrupted after its commit is completed by the next reader.
        await call(['info', kept], { cwd });
        for (const [name, bytes] of shown(kept)) expect([older.get(name), newer.get(name)]).toContain(bytes);
        for (const backup of fs.readdirSync(cwd).filter((name) => name.startsWith('damaged.backup'))) {
          expect(shown(backup)).toEqual(original);
        }
      }
      expect(failures).toBeGreaterThan(0);
    },
  );
});
