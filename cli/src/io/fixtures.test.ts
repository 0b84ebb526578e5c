import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  canonicalText,
  documentsOf,
  packArchive,
  readProject,
  unpackArchive,
  validateProject,
  writeProject,
} from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { brokenProjects } from '../../../fixtures/projects/build/brokenProjects.ts';
import { fixtureFiles } from '../../../fixtures/projects/build/fixtureFiles.ts';
import { fullProject } from '../../../fixtures/projects/build/fullProject.ts';
import { readAnyProject } from './readAnyProject.ts';
import { readProjectFolder } from './readProjectFolder.ts';
import { writeProjectFolder } from './writeProjectFolder.ts';

const root = path.resolve(import.meta.dirname, '../../../fixtures/projects');

async function filesIn(name: string): Promise<Map<string, Uint8Array>> {
  const read = await readProjectFolder(path.join(root, name));
  if (!read.ok) throw new Error(read.issues[0]?.message);
  return new Map([...read.value].sort(([first], [second]) => (first < second ? -1 : 1)));
}

it('our code writes exactly the stored projects', () => {
  const stored = ['minimal', 'full', 'meanings', 'broken'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  );
  const made = fixtureFiles();
  expect(stored.sort()).toEqual([...made.keys()].sort());
  for (const [name, bytes] of made)
    expect([name, Buffer.compare(new Uint8Array(fs.readFileSync(path.join(root, name))), bytes)]).toEqual([name, 0]);
});

describe.each(['minimal', 'full'])('the project %s', (name) => {
  it('reads without notes, has no issues, and writes the same bytes', async () => {
    const files = await filesIn(name);
    const read = readProject(files);
    expect(read).toMatchObject({ ok: true, value: { notes: [] } });
    if (!read.ok) return;
    expect(writeProject(read.value.contents)).toEqual(files);
    expect(validateProject(read.value.contents.project, read.value.contents.files).issues).toEqual([]);
  });

  it('survives a round trip from folder to archive to folder byte for byte', async () => {
    const files = await filesIn(name);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-round-'));
    try {
      const archive = path.join(folder, 'a.playhouse.zip');
      fs.writeFileSync(archive, packArchive(files));
      expect(unpackArchive(new Uint8Array(fs.readFileSync(archive)))).toEqual({ ok: true, value: files });
      const { contents } = await readAnyProject(archive, '/');
      await writeProjectFolder(path.join(folder, 'project'), writeProject(contents));
      const back = await readProjectFolder(path.join(folder, 'project'));
      expect(back.ok && new Map([...back.value].sort(([first], [second]) => (first < second ? -1 : 1)))).toEqual(files);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });
});

it('the full project contains every key of the schemas', () => {
  const missing: string[] = [];
  const used = new Set<string>();
  for (const [document, value] of documentsOf(fullProject().project)) {
    for (const match of canonicalText(document, value).matchAll(/"([^"]+)": /g)) used.add(match[1] ?? '');
  }
  for (const file of fs.readdirSync(path.join(root, '../../schemas/project'))) {
    const schema: unknown = JSON.parse(fs.readFileSync(path.join(root, '../../schemas/project', file), 'utf8'));
    for (const key of propertiesOf(schema)) if (!used.has(key)) missing.push(`${file}: ${key}`);
  }
  expect(missing).toEqual([]);
});

function propertiesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Object.keys(Object(Reflect.get(schema, 'properties')));
  return [...own, ...Object.values(schema).flatMap(propertiesOf)];
}

describe.each(Object.entries(brokenProjects))(
  'the broken project %s',
  (name, { fault, opens, reading, validation }) => {
    it(`is ${opens ? 'opened' : 'refused'}: ${fault}`, async () => {
      const read = readProject(await filesIn(`broken/${name}`));
      const codes = read.ok ? read.value.notes.map((note) => note.code) : read.issues.map((issue) => issue.code);
      expect([read.ok, ...codes]).toEqual([opens, ...reading]);
      if (!read.ok) return;
      const { issues } = validateProject(read.value.contents.project, read.value.contents.files);
      expect([...new Set(issues.map((issue) => issue.code))]).toEqual(validation);
    });

    it('is valid after being read, written and read again', async () => {
      const read = readProject(await filesIn(`broken/${name}`), { removeKeys: true });
      if (!read.ok) return expect(opens).toBe(false);
      const again = readProject(writeProject(read.value.contents));
      const lasting = ['project.version', 'control-character'].filter(
        (lasts) => reading.includes(lasts) || name === lasts,
      );
      expect(again.ok && again.value.notes.length).toBe(lasting.length);
      return undefined;
    });
  },
);
