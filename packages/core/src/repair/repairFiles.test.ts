import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readProject } from '../archive/readProject.ts';
import { writeProject } from '../archive/writeProject.ts';
import { createProject } from '../model/create/createProject.ts';
import { repairFiles } from './repairFiles.ts';
import { type FurtherRepair, furtherRepairs } from './repairStages.ts';

const fixtures = fileURLToPath(new URL('../../../../fixtures/projects/repair/', import.meta.url));

function filesIn(folder: string): Map<string, Uint8Array> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(
    files.map((name) => [name.replaceAll(path.sep, '/'), new Uint8Array(readFileSync(path.join(folder, name)))]),
  );
}

const cases: readonly (readonly [name: string, further: readonly FurtherRepair[]])[] = [
  ['sparse', []],
  ['wild', furtherRepairs],
];

describe.each(cases)('the damaged project "%s"', (name, further) => {
  const before = filesIn(path.join(fixtures, name, 'before'));
  const repair = () => {
    const repaired = repairFiles(before, { further });
    if (!repaired.ok) throw new Error('It was refused.');
    return repaired.value;
  };

  it('becomes what its folder contains, byte for byte', async () => {
    const written = [...writeProject(repair().contents)].filter(([file]) => file.endsWith('.json'));
    const after = path.join(fixtures, name, 'after');
    for (const [file, bytes] of written) {
      await expect(new TextDecoder().decode(bytes)).toMatchFileSnapshot(path.join(after, file));
    }
    expect(written.map(([file]) => file)).toEqual([...filesIn(after).keys()]);
  });

  it('is repaired with the changes that its folder lists', async () => {
    const lines = repair().changes.map(
      ({ stage, document, path, why }) => `${stage}  ${[document, ...path].join(' / ')}  ${why}\n`,
    );
    await expect(lines.join('')).toMatchFileSnapshot(path.join(fixtures, name, 'changes.txt'));
  });

  it('is read without a note afterwards, and repairing it again changes nothing', () => {
    const files = writeProject(repair().contents);
    const read = readProject(files);
    expect(read.ok && read.value.notes).toEqual([]);
    const again = repairFiles(files, { further });
    expect(again.ok && again.value.changes).toEqual([]);
  });
});

describe('repairing files', () => {
  const fine = writeProject({ project: createProject({ title: 'Fine' }), files: new Map() });
  const bytesOf = (text: string) => new TextEncoder().encode(text);

  it.each([
    ['no game', new Map<string, Uint8Array>(), 'project.missing'],
    ['a document that is not JSON', new Map([...fine, ['scenes/id1.json', bytesOf('{')]]), 'document.unreadable'],
    ['a newer format', new Map([...fine, ['object.json', bytesOf('{"formatVersion": 9}')]]), 'project.version'],
  ])('refuses %s', (_, files, code) => {
    const result = repairFiles(files, {});
    expect(result.ok ? [] : result.issues.map((issue) => issue.code)).toEqual([code]);
  });

  it('names the format of a project in a newer format', () => {
    const result = repairFiles(new Map([...fine, ['object.json', bytesOf('{"formatVersion": 9}')]]), {});
    const [issue] = result.ok ? [] : result.issues;
    expect(issue).toMatchObject({ severity: 'blocking', path: ['object', 'formatVersion'], params: { version: 9 } });
    expect(issue?.message).toMatch(/newer version of Playhouse \(format 9\).*cannot repair.*Update/);
  });

  it('of two files whose names are the same in composed form, the one in composed form is used', () => {
    const [composed, apart] = ['images/caf\u00e9.png', 'images/cafe\u0301.png'];
    const both = new Map([
      ...fine,
      [apart, bytesOf('apart')],
      [composed, bytesOf('one')],
      ['images/o\u0308.png', bytesOf('x')],
    ]);
    for (const files of [both, new Map([...both].reverse())]) {
      const result = repairFiles(files, { further: ['manifest'] });
      const images = result.ok ? result.value.contents.project.assets.images : [];
      expect(images.map(({ name, files: [file] }) => [name, file?.size]).sort()).toEqual([
        ['caf\u00e9', 3],
        ['\u00f6', 1],
      ]);
    }
  });

  it('lists what is still wrong', () => {
    const scene = fine.get('scenes/id1.json');
    const result = repairFiles(new Map([...fine, ['scenes/id99.json', scene ?? new Uint8Array()]]), {});
    expect(result.ok && result.value.issues.map(({ code }) => code)).toEqual(['document.unlisted']);
  });

  it('creates missing documents, and a missing manifest', () => {
    const files = new Map([
      ...fine,
      ['scenes/id1.json', bytesOf('[]')],
      ['images/hero.png', bytesOf('abc')],
      ['readme.txt', bytesOf('x')],
    ]);
    files.delete('assets.json');
    const result = repairFiles(files, {});
    const changes = result.ok ? result.value.changes : [];
    expect(changes.map(({ document, path }) => [document, ...path].join('/'))).toEqual([
      'assets.json',
      'object.json/attributes/randomSeed',
      'scenes/id1.json',
    ]);
    expect(result.ok && result.value.contents.project.assets.images).toEqual([
      { name: 'hero', files: [{ name: 'hero.png', size: 3 }] },
    ]);
  });
});
