import fs from 'node:fs';
import path from 'node:path';
import { packArchive } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { call, callJson } from './inProcess.ts';
import { fixtures, putFiles, temporaryFolder } from './playhouse.ts';

const folder = temporaryFolder();
const legacy = path.join(fixtures, 'legacy');

/** The files below a folder by their path in it, with their bytes. */
function filesIn(place: string): Map<string, Uint8Array> {
  const names = fs.readdirSync(place, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => fs.statSync(path.join(place, name)).isFile());
  return new Map(files.map((name) => [name, new Uint8Array(fs.readFileSync(path.join(place, name)))]));
}

describe('import', () => {
  it('writes a project, prints its sizes and lists what was lost', async () => {
    const { status, value } = await callJson(['import', path.join(legacy, 'tables'), '--out', 'Sheets'], {
      cwd: folder,
    });
    expect(status).toBe(0);
    expect(value).toEqual({
      project: { title: 'Sheets', path: 'Sheets', scenes: 0, prototypes: 0, instances: 0, behaviors: 0 },
      losses: expect.any(Array),
      notes: expect.arrayContaining([{ note: expect.stringContaining('names of tables'), count: 1 }]),
    });
    expect(value.losses).toContainEqual({
      document: 'tables/id900003.xml',
      path: 'column[2]/@readonly',
      what: 'readonly = "yes"',
      why: 'It is neither 0 nor 1; it was read as 0.',
    });
    for (const loss of value.losses) {
      expect(Object.values(loss).map((part) => typeof part)).toEqual(['string', 'string', 'string', 'string']);
    }
    const { value: report } = await callJson(['validate', 'Sheets'], { cwd: folder });
    expect(report).toMatchObject({ project: { title: 'Sheets' } });
  });

  it('yields the same bytes from a folder, a nested folder and a zip, to a folder and through an archive', async () => {
    const source = filesIn(path.join(legacy, 'v1.25-windows'));
    const inside = new Map([...source].map(([name, bytes]) => [`Old.gameproj/${name}`, bytes]));
    putFiles(path.join(folder, 'plain'), source);
    putFiles(path.join(folder, 'around'), inside);
    putFiles(folder, [['Old.zip', packArchive(inside)]]);
    for (const [place, out] of [
      ['plain', 'from plain'],
      ['around', 'from around'],
      ['Old.zip', 'from zip.playhouse.zip'],
      ['from zip.playhouse.zip', 'from zip'],
    ]) {
      expect(await call(['import', place ?? '', '--out', out ?? ''], { cwd: folder })).toMatchObject({
        status: 0,
      });
    }
    const first = filesIn(path.join(folder, 'from plain'));
    expect(first.size).toBeGreaterThan(3);
    expect(filesIn(path.join(folder, 'from around'))).toEqual(first);
    expect(filesIn(path.join(folder, 'from zip'))).toEqual(first);
  });

  it('prints losses on standard output and the outcome on standard error', async () => {
    const { status, stdout, stderr } = await call(['import', path.join(legacy, 'merge-conflict'), '--out', 'Merged'], {
      cwd: folder,
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^actors\/2\.xml: the file \(Line 3, column 4: .*\)$/m);
    expect(stderr).toMatch(/^Merged is now in Merged\.\n\d+ things were not imported unchanged\.\n$/);
    const quiet = await call(['import', path.join(legacy, 'merge-conflict'), '--out', 'Quiet', '--quiet'], {
      cwd: folder,
    });
    expect(quiet).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  it('reports what was not imported unchanged from a Playhouse project', async () => {
    const files = filesIn(path.join(fixtures, 'broken/missing-member'));
    putFiles(folder, [['odd.zip', packArchive(new Map([...files, ['README.md', new Uint8Array(3)]]))]]);
    const { status, value } = await callJson(['import', 'odd.zip', '--out', 'Odd'], { cwd: folder });
    expect([status, value.losses]).toEqual([
      0,
      [
        { document: 'README.md', path: '', what: expect.any(String), why: expect.stringContaining('README.md') },
        { document: 'scenes/id1.json', path: 'attributes/wrapX', what: expect.any(String), why: expect.any(String) },
      ],
    ]);
    expect(fs.existsSync(path.join(folder, 'Odd/README.md'))).toBe(false);
  });

  it.each([
    ['a project', 'taken', { 'taken/object.json': '{}' }],
    ['an archive', 'taken.zip', { 'taken.zip': 'mine' }],
    ['a file', 'file', { file: 'mine' }],
    ['a file in the path', 'file2/game', { file2: 'mine' }],
  ])('never writes where there is %s', async (_, out, files) => {
    putFiles(folder, Object.entries(files));
    const { status, value } = await callJson(['import', path.join(legacy, 'ids'), '--out', out], { cwd: folder });
    const { code, path: place, message } = value.error;
    expect([status, place]).toEqual([3, out]);
    expect(code).toMatch(/^project\.(exists|unwritable)$/);
    expect(message).toContain(out);
    for (const [name, content] of Object.entries(files)) {
      expect(fs.readFileSync(path.join(folder, name), 'utf8')).toBe(content);
    }
  });
});
