import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFolderWithNotes, readProjectFolder } from './readProjectFolder.ts';
import { writeProjectFolder } from './writeProjectFolder.ts';

/** In memory where possible: flushing to disk takes time. */
const base = fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();
let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(base, 'playhouse-folder-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true, force: true });
});

const png = (byte: number): Uint8Array => new Uint8Array(2000).fill(byte);
const filesOf = (
  title: string,
  scenes: number,
  images: Readonly<Record<string, Uint8Array>>,
): Map<string, Uint8Array> =>
  writeProject({
    project: buildProject({ title, scenes: Array.from({ length: scenes }, () => ({ name: title })) }),
    files: new Map(Object.entries(images)),
  });
const older = filesOf('Old', 3, { 'images/a.png': png(1), 'images/b é.png': png(2), 'sounds/x.m4a': png(3) });
const newer = filesOf('New', 2, { 'images/a.png': png(1), 'images/b é.png': png(4), 'fonts/y.ttf': png(5) });

async function readBack(): Promise<unknown> {
  const read = await readProjectFolder(folder);
  return read.ok ? new Map([...read.value].sort()) : read.issues;
}

const put = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
};

describe('a project’s folder', () => {
  it('reads back what was written, even over another project', async () => {
    for (const files of [older, newer, newer, older]) {
      await writeProjectFolder(folder, files);
      expect(await readBack()).toEqual(new Map([...files].sort()));
      expect(fs.existsSync(path.join(folder, '.playhouse-write'))).toBe(false);
    }
  });

  it('keeps foreign files and does not read them', async () => {
    const foreign = ['README.md', '.git/config', 'images/notes.d/x.txt', 'scenes/id1.json.orig', 'videos/a.mp4'];
    for (const name of foreign) put(name, 'mine');
    await writeProjectFolder(folder, older);
    await writeProjectFolder(folder, newer);
    expect(await readBack()).toEqual(new Map([...newer].sort()));
    for (const name of foreign) expect(fs.readFileSync(path.join(folder, name), 'utf8')).toBe('mine');
  });

  it('does not touch unchanged files', async () => {
    await writeProjectFolder(folder, older);
    const file = path.join(folder, 'images/a.png');
    const before = fs.statSync(file);
    await writeProjectFolder(folder, newer);
    expect(fs.statSync(file)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  it('is created with its parents when it does not exist', async () => {
    await writeProjectFolder(path.join(folder, 'new/inner'), older);
    const read = await readProjectFolder(path.join(folder, 'new/inner'));
    expect(read.ok && read.value.size).toBe(older.size);
  });

  it('may have file names in decomposed form, which a write replaces', async () => {
    await writeProjectFolder(folder, older);
    fs.renameSync(path.join(folder, 'images/b é.png'), path.join(folder, 'images/b e\u0301.png'));
    await writeProjectFolder(folder, older);
    expect(fs.readdirSync(path.join(folder, 'images')).sort()).toEqual(['a.png', 'b é.png']);
  });
});

describe('a link', () => {
  it('is reported and not followed', async () => {
    await writeProjectFolder(folder, older);
    put('outside/secret.png', 'secret');
    fs.symlinkSync(path.join(folder, 'outside/secret.png'), path.join(folder, 'images/link.png'));
    fs.rmSync(path.join(folder, 'sounds'), { recursive: true });
    fs.symlinkSync(path.join(folder, 'outside'), path.join(folder, 'sounds'));
    const read = await readFolderWithNotes(folder);
    const kept = [...older.keys()].filter((name) => !name.startsWith('sounds/')).sort();
    expect(read.ok && [...read.value.files.keys()].sort()).toEqual(kept);
    expect(read.ok && read.value.notes).toMatchObject([
      { code: 'archive.foreign', path: ['sounds'], message: expect.stringContaining('sounds is a link') },
      { code: 'archive.foreign', path: ['images/link.png'] },
    ]);
  });

  it('in place of a folder aborts a write before anything is written through it', async () => {
    fs.mkdirSync(path.join(folder, 'elsewhere'));
    fs.symlinkSync(path.join(folder, 'elsewhere'), path.join(folder, 'images'));
    await expect(writeProjectFolder(folder, older)).rejects.toThrow('a link or a file, not a folder');
    expect(fs.readdirSync(path.join(folder, 'elsewhere'))).toEqual([]);
  });
});

describe('a reader', () => {
  it('sees one complete version, however writes interleave with its calls', async () => {
    let changed = 0;
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat(39)), async (picks) => {
        await writeProjectFolder(folder, older);
        let [versions, isWriting] = [0, false];
        for (const name of ['lstatSync', 'readdirSync', 'openSync', 'readFileSync'] as const) {
          const original = fs[name];
          vi.spyOn(fs, name).mockImplementation(((...values: unknown[]): unknown => {
            if (!isWriting && versions < 3 && Number(picks.next().value) === 0) {
              isWriting = true;
              versions += 1;
              void writeProjectFolder(folder, versions % 2 === 0 ? older : newer);
              isWriting = false;
            }
            return Reflect.apply(original, fs, values);
          }) as never);
        }
        const seen = await readBack();
        vi.restoreAllMocks();
        changed += versions;
        const wholes = [older, newer].map((files) => JSON.stringify([...files].sort()));
        expect(wholes.includes(JSON.stringify([...(seen as typeof older)]))).toBe(true);
      }),
      { seed: 42, numRuns: 60 },
    );
    expect(changed).toBeGreaterThan(60);
  });

  it('reads a read-only folder as it is', async () => {
    await writeProjectFolder(folder, older);
    fs.writeFileSync(path.join(folder, '.playhouse-lock'), 'in the way');
    expect(await readBack()).toEqual(new Map([...older].sort()));
  });
});

describe('an interrupted write', () => {
  const calls = [
    'mkdirSync',
    'openSync',
    'writeFileSync',
    'fsyncSync',
    'renameSync',
    'rmSync',
    'readFileSync',
  ] as const;

  /** Makes the file system fail permanently from one call on, as if the process had ended there. */
  function failAt(fatal: number): void {
    let count = 0;
    for (const name of calls) {
      const original = fs[name];
      vi.spyOn(fs, name).mockImplementation(((...values: unknown[]): unknown => {
        count += 1;
        if (count >= fatal) throw new Error('The process has ended.');
        return Reflect.apply(original, fs, values);
      }) as never);
    }
  }

  it('at any call leaves the old or the new project to the next reader, and the next write succeeds', async () => {
    let sawOld = 0;
    let sawNew = 0;
    for (let fatal = 1; ; fatal++) {
      await writeProjectFolder(folder, older);
      failAt(fatal);
      const ended = await writeProjectFolder(folder, newer).then(
        () => false,
        () => true,
      );
      vi.restoreAllMocks();
      const seen = await readBack();
      const isNew = JSON.stringify([...(seen as typeof older)]) === JSON.stringify([...newer].sort());
      expect(seen).toEqual(new Map([...(isNew ? newer : older)].sort()));
      if (isNew) sawNew += 1;
      else sawOld += 1;
      await writeProjectFolder(folder, newer);
      expect(await readBack()).toEqual(new Map([...newer].sort()));
      if (!ended) break;
    }
    expect(sawOld).toBeGreaterThan(10);
    expect(sawNew).toBeGreaterThan(10);
  });

  /** Writes a project, as if the process had ended right after the mark. */
  async function endAfterMark(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    vi.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
      vi.restoreAllMocks();
      fs.renameSync(from, to);
      throw new Error('The process has ended.');
    });
    await expect(writeProjectFolder(folder, files)).rejects.toThrow('ended');
  }

  it('is completed without the files that another program has changed since', async () => {
    await writeProjectFolder(folder, older);
    await endAfterMark(newer);
    const mine = ['object.json', 'sounds/x.m4a', 'fonts/y.ttf'];
    for (const name of mine) put(name, `my ${name}`);
    await readProjectFolder(folder);
    const text = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
    expect(mine.map(text)).toEqual(mine.map((name) => `my ${name}`));
    expect(new Uint8Array(fs.readFileSync(path.join(folder, 'images/b é.png')))).toEqual(png(4));
    expect(fs.readdirSync(folder)).not.toContain('.playhouse-write');
  });

  it('is completed even when completing it is interrupted at any call', async () => {
    for (let fatal = 1; ; fatal++) {
      await writeProjectFolder(folder, older);
      await endAfterMark(newer);
      failAt(fatal);
      const ended = await readProjectFolder(folder).then(
        () => false,
        () => true,
      );
      vi.restoreAllMocks();
      expect(await readBack()).toEqual(new Map([...newer].sort()));
      if (!ended) break;
    }
  });
});

describe('a staged write', () => {
  const stage = (name: string, text: string): void => put(`.playhouse-write/${name}`, text);

  it('without a mark is ignored, and removed by the next write', async () => {
    await writeProjectFolder(folder, older);
    stage('object.json', '{}');
    stage('commit.json.new', JSON.stringify({ deleted: [], moved: ['object.json'] }));
    expect(await readBack()).toEqual(new Map([...older].sort()));
    await writeProjectFolder(folder, newer);
    expect(fs.existsSync(path.join(folder, '.playhouse-write'))).toBe(false);
  });

  it('with a mark that contains paths outside the project changes nothing there', async () => {
    const inner = path.join(folder, 'inner');
    await writeProjectFolder(inner, older);
    put('victim.txt', 'safe');
    put('inner/README.md', 'safe');
    const deleted = ['../victim.txt', 'README.md', '/etc/hostname', '..\\victim.txt', 'images/../../victim.txt'];
    stage('x', '');
    put('inner/.playhouse-write/victim.txt', 'harm');
    put(
      'inner/.playhouse-write/commit.json',
      JSON.stringify({ deleted, moved: ['../victim.txt', 'README.md', 5, null] }),
    );
    await readProjectFolder(inner);
    expect(fs.readFileSync(path.join(folder, 'victim.txt'), 'utf8')).toBe('safe');
    expect(fs.readFileSync(path.join(inner, 'README.md'), 'utf8')).toBe('safe');
  });
});

describe('an untrusted staging folder', () => {
  const mark = (moved: readonly string[]): void => stage('commit.json', JSON.stringify({ deleted: [], moved }));
  const stage = (name: string, text: string): void => put(`inner/.playhouse-write/${name}`, text);
  let inner = '';
  beforeEach(async () => {
    inner = path.join(folder, 'inner');
    put('outside/secret.png', 'secret');
    await writeProjectFolder(inner, older);
  });

  it('moves nothing from outside through a link', async () => {
    mark(['images/secret.png']);
    fs.symlinkSync(path.join(folder, 'outside'), path.join(inner, '.playhouse-write/images'));
    const read = await readProjectFolder(inner);
    expect(read.ok && new Map([...read.value].sort())).toEqual(new Map([...older].sort()));
    expect(fs.readFileSync(path.join(folder, 'outside/secret.png'), 'utf8')).toBe('secret');
  });

  it.each<[string, () => void]>([
    [
      'a huge mark',
      () => [stage('commit.json', ''), fs.truncateSync(path.join(inner, '.playhouse-write/commit.json'), 2 ** 31)],
    ],
    ['a deeply nested mark', () => stage('commit.json', '['.repeat(5_000_000))],
    ['a mark that is a folder', () => stage('commit.json/x', '')],
    [
      'a mark that is a link',
      () => [stage('x', ''), fs.symlinkSync('/dev/zero', path.join(inner, '.playhouse-write/commit.json'))],
    ],
    ['an empty plan', () => mark([])],
    ['a file in its place', () => put('inner/.playhouse-write', 'x')],
    ['a link in its place', () => fs.symlinkSync(path.join(folder, 'outside'), path.join(inner, '.playhouse-write'))],
  ])('%s does not affect readers; a writer removes it, or says what to do', async (_, make) => {
    make();
    const read = await readProjectFolder(inner);
    expect(read.ok && new Map([...read.value].sort())).toEqual(new Map([...older].sort()));
    const refusal = await writeProjectFolder(inner, newer).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (refusal)
      expect(refusal).toMatchObject({
        code: 'project.unwritable',
        message: expect.stringMatching(/^\S+\.playhouse-write is a link or a file, not a folder.*\.$/),
      });
    else expect(fs.existsSync(path.join(inner, '.playhouse-write'))).toBe(false);
    const after = await readProjectFolder(inner);
    expect(after.ok && new Map([...after.value].sort())).toEqual(new Map([...(refusal ? older : newer)].sort()));
    expect(fs.readdirSync(path.join(folder, 'outside'))).toEqual(['secret.png']);
  });
});

describe('limits', () => {
  it('reject a file that is too large before it is read', async () => {
    await writeProjectFolder(folder, older);
    put('images/large.png', '');
    fs.truncateSync(path.join(folder, 'images/large.png'), 64 * 1024 * 1024 + 1);
    expect(await readProjectFolder(folder)).toMatchObject({ ok: false, issues: [{ code: 'archive.size' }] });
  });

  it('reject files that are too large in total', async () => {
    await writeProjectFolder(folder, older);
    for (let number = 0; number < 9; number++) {
      put(`images/${number}.png`, '');
      fs.truncateSync(path.join(folder, `images/${number}.png`), 60 * 1024 * 1024);
    }
    expect(await readProjectFolder(folder)).toMatchObject({ ok: false, issues: [{ code: 'archive.size' }] });
  });
});

it('report a folder that cannot be written with its path', async () => {
  put('file', 'x');
  await expect(writeProjectFolder(path.join(folder, 'file/inner'), older)).rejects.toMatchObject({
    status: 3,
    code: 'project.unwritable',
  });
});
