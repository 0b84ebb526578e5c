import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ProjectContents, packArchive, unpackArchive, writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAnyProject } from './readAnyProject.ts';
import { writeNewProject } from './writeNewProject.ts';
import { writeProjectFolder } from './writeProjectFolder.ts';

let cwd = '';
beforeEach(() => {
  cwd = fs.mkdtempSync(path.join(fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'playhouse-any-'));
});
afterEach(() => fs.rmSync(cwd, { recursive: true, force: true }));

const contents: ProjectContents = {
  project: buildProject({ title: 'Any', prototypes: [{ name: 'Player' }], images: ['hero'] }),
  files: new Map([['images/hero.png', new Uint8Array([1, 2, 3])]]),
};
const files = writeProject(contents);
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const legacyGame =
  '<?xml version="1.0"?><game title="Old One"><attributes><text id="name">g</text></attributes></game>';
const put = (name: string, bytes: Uint8Array): void => {
  fs.mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
  fs.writeFileSync(path.join(cwd, name), bytes);
};

describe('a path with a project', () => {
  it('may be a folder, by a relative or an absolute path', async () => {
    await writeProjectFolder(path.join(cwd, 'Any'), files);
    for (const projectPath of ['Any', './Any/', path.join(cwd, 'Any')]) {
      expect(await readAnyProject(projectPath, cwd)).toEqual({
        contents,
        stored: files,
        notes: [],
        losses: [],
        isImported: false,
      });
    }
  });

  it('may be an archive, even one that contains the folder', async () => {
    put('plain.playhouse.zip', packArchive(files));
    put('outer.zip', packArchive(new Map([...files].map(([name, bytes]) => [`Any/${name}`, bytes]))));
    for (const projectPath of ['plain.playhouse.zip', 'outer.zip']) {
      expect(await readAnyProject(projectPath, cwd)).toEqual({
        contents,
        stored: files,
        notes: [],
        losses: [],
        isImported: false,
      });
    }
  });

  it('may be a folder whose last write was interrupted', async () => {
    await writeProjectFolder(path.join(cwd, 'Any'), files);
    const newer = writeProject({
      ...contents,
      project: { ...contents.project, object: { ...contents.project.object, title: 'Newer' } },
    });
    put('Any/.playhouse-write/object.json', newer.get('object.json') ?? encode(''));
    put('Any/.playhouse-write/commit.json', encode('{"deleted":["images/hero.png"],"moved":["object.json"]}'));
    const read = await readAnyProject('Any', cwd);
    expect([read.contents.project.object.title, read.contents.files.size]).toEqual(['Newer', 0]);
  });

  it('may be a legacy project: a folder, its parent, or a zip of either', async () => {
    put('Old.gameproj/object.xml', encode(legacyGame));
    put('zipped.zip', packArchive(new Map([['Old.gameproj/object.xml', encode(legacyGame)]])));
    put('bare.zip', packArchive(new Map([['object.xml', encode(legacyGame)]])));
    put('around/Old.gameproj/object.xml', encode(legacyGame));
    for (const projectPath of ['Old.gameproj', 'around', 'zipped.zip', 'bare.zip']) {
      const read = await readAnyProject(projectPath, cwd);
      expect([projectPath, read.contents.project.object.title, read.isImported]).toEqual([
        projectPath,
        'Old One',
        true,
      ]);
    }
  });
});

describe('a path that cannot be read', () => {
  it.each([
    ['nowhere', 'project.missing'],
    ['empty', 'project.missing'],
    ['couchdb+https://example.org/db', 'project.address'],
    ['broken.zip', 'archive.unreadable'],
    ['slip.zip', 'archive.name'],
    ['text.txt', 'archive.unreadable'],
    ['damaged', 'document.unreadable'],
  ])('%s ends the command with status 3, the code %s and a message with the path', async (projectPath, code) => {
    fs.mkdirSync(path.join(cwd, 'empty'));
    put('broken.zip', packArchive(files).slice(0, -5));
    put('slip.zip', packArchive(new Map([...files, ['../evil.txt', encode('x')]])));
    put('text.txt', encode('a text'));
    put('damaged/object.json', encode('{"title": '));
    await expect(readAnyProject(projectPath, cwd)).rejects.toMatchObject({
      status: 3,
      code,
      path: projectPath,
      message: expect.stringContaining(projectPath),
    });
    expect(fs.readdirSync(path.dirname(cwd))).not.toContain('evil.txt');
  });
});

describe('a new project', () => {
  it('is written to a folder or an archive, and reads back equal', async () => {
    for (const projectPath of ['Made', 'deep/er/Made', 'Made.playhouse.zip']) {
      await writeNewProject(projectPath, contents, cwd);
      expect(await readAnyProject(projectPath, cwd)).toMatchObject({ contents, notes: [] });
    }
    expect(fs.readdirSync(cwd).sort()).toEqual(['Made', 'Made.playhouse.zip', 'deep']);
  });

  it('survives a round trip from folder to archive to folder byte for byte', async () => {
    await writeNewProject('Made', contents, cwd);
    const { contents: read } = await readAnyProject('Made', cwd);
    await writeNewProject('Made.zip', read, cwd);
    const unpacked = unpackArchive(new Uint8Array(fs.readFileSync(path.join(cwd, 'Made.zip'))));
    expect(unpacked).toEqual({ ok: true, value: files });
  });

  it('is written to a folder with only foreign files', async () => {
    put('Made/README.md', encode('mine'));
    await writeNewProject('Made', contents, cwd);
    expect(fs.readdirSync(path.join(cwd, 'Made')).sort()).toEqual([
      'README.md',
      'actors',
      'assets.json',
      'images',
      'object.json',
      'scenes',
    ]);
  });

  it.each(['Made', 'Made.zip', 'file'])('never replaces an existing %s', async (projectPath) => {
    put('file', encode('mine'));
    if (projectPath !== 'file') await writeNewProject(projectPath, contents, cwd);
    await expect(writeNewProject(projectPath, contents, cwd)).rejects.toMatchObject({
      status: 3,
      code: 'project.exists',
    });
  });
});
