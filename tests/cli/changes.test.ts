import fs from 'node:fs';
import path from 'node:path';
import { readArchive } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { runOne as migrateOne } from '../../cli/src/commands/jobs/migrateOne.ts';
import { lockProject } from '../../cli/src/io/lockProject.ts';
import { nodeCodec } from '../../cli/src/io/nodeCodec.ts';
import { openProject, saveProject } from '../../cli/src/io/openProject.ts';
import { exampleMigrations } from '../../fixtures/projects/migrate/exampleMigrations.ts';
import { callApartJson } from './callApart.ts';
import { filesBelow } from './filesBelow.ts';
import { call, callJson } from './inProcess.ts';
import { fixtures, putProject, temporaryFolder } from './playhouse.ts';

const cwd = temporaryFolder();
const full = path.join(cwd, 'full');
beforeEach(() => {
  for (const name of fs.readdirSync(cwd)) fs.rmSync(path.join(cwd, name), { recursive: true });
  fs.cpSync(path.join(fixtures, 'full'), full, { recursive: true });
});

/** Writes a document like another program might: one line, keys in another order. */
function scramble(name: string): void {
  const place = path.join(full, name);
  const value = JSON.parse(fs.readFileSync(place, 'utf8'));
  fs.writeFileSync(place, JSON.stringify(Object.fromEntries(Object.entries(value).reverse())));
}

describe('format', () => {
  it('lists non-canonical files with --check, rewrites them without it, and then finds nothing', async () => {
    const canonical = filesBelow(full);
    scramble('object.json');
    scramble('tables/id501.json');
    const scrambled = filesBelow(full);
    const { status, value } = await callJson(['format', 'full', '--check'], { cwd });
    expect([status, value]).toEqual([
      1,
      { path: 'full', changed: ['object.json', 'tables/id501.json'], written: false },
    ]);
    expect(filesBelow(full)).toEqual(scrambled);
    expect((await callJson(['format', 'full'], { cwd })).value.written).toBe(true);
    expect(filesBelow(full)).toEqual(canonical);
    expect((await call(['format', 'full', '--check'], { cwd })).status).toBe(0);
  });

  it('rejects projects that need repair, and leaves them unchanged', async () => {
    const place = path.join(full, 'scenes/id201.json');
    const scene = JSON.parse(fs.readFileSync(place, 'utf8'));
    fs.writeFileSync(place, JSON.stringify({ ...scene, layers: 'none' }));
    const before = filesBelow(full);
    const { status, stderr } = await call(['format', 'full'], { cwd });
    expect(status).toBe(3);
    expect(stderr).toMatch(/scenes\/id201\.json.*Repair the project first\./);
    expect(filesBelow(full)).toEqual(before);
  });

  it('keeps foreign files of a folder and of an archive', async () => {
    fs.writeFileSync(path.join(full, 'notes.txt'), 'mine');
    await call(['export', 'full', '--out', 'full.playhouse.zip'], { cwd });
    scramble('object.json');
    await call(['format', 'full'], { cwd });
    expect(fs.readFileSync(path.join(full, 'notes.txt'), 'utf8')).toBe('mine');
  });

  it('formats several projects even if one cannot be read', async () => {
    fs.cpSync(full, path.join(cwd, 'other'), { recursive: true });
    scramble('object.json');
    const { status, value } = await callApartJson(['format', 'nowhere', 'full', 'other'], { cwd });
    expect(status).toBe(3);
    expect(value.results.map((each: { error?: unknown; changed?: unknown }) => each.changed ?? 'error')).toEqual([
      ...['error', ['object.json'], []],
    ]);
  });

  it('rejects a legacy project', async () => {
    const { status, stderr } = await call(['format', path.join(fixtures, 'legacy/v1.25-windows')], { cwd });
    expect([status, stderr]).toEqual([3, expect.stringMatching(/is a legacy project\. Import it first/)]);
  });
});

describe('migrate', () => {
  it('does nothing to a project in the newest format', async () => {
    const { status, value } = await callJson(['migrate', 'full'], { cwd });
    expect([status, value]).toEqual([0, { path: 'full', from: 1, to: 1, changed: [], written: false }]);
    expect(fs.readdirSync(cwd)).toEqual(['full']);
  });

  it('migrates an older format to the newest, with a backup', async () => {
    const before = filesBelow(full);
    const check = await migrateOne('full', { check: true }, { cwd }, exampleMigrations);
    expect([check.status, filesBelow(full)]).toEqual([1, before]);
    const done = await migrateOne('full', { check: false }, { cwd }, exampleMigrations);
    expect(done.json).toMatchObject({ from: 1, to: 3, written: true });
    expect(filesBelow(path.join(cwd, 'full.backup'))).toEqual(before);
    const game = JSON.parse(fs.readFileSync(path.join(full, 'object.json'), 'utf8'));
    expect(game.formatVersion).toBe(3);
    expect((await migrateOne('full', { check: true }, { cwd }, exampleMigrations)).status).toBe(0);
    // This version knows only the first format, so the project is now read-only.
    const { status, stderr } = await call(['migrate', 'full'], { cwd });
    expect([status, stderr]).toEqual([3, expect.stringMatching(/newer version of Playhouse \(format 3\)/)]);
  });
});

describe('asset', () => {
  const hero = path.join(fixtures, 'full/images/hero.png');

  it('lists assets with their uses', async () => {
    const { value } = await callJson(['asset', 'list', 'full'], { cwd });
    const found = value.assets.map(({ kind, name, isMissing }: Record<string, unknown>) => [kind, name, isMissing]);
    expect(found).toContainEqual(['images', 'hero', false]);
    expect(found).toContainEqual(['sounds', 'beep', false]);
    const uses = value.assets.find(({ name }: { name: string }) => name === 'hero').uses;
    const { value: found2 } = await callJson(['find', 'hero', 'full', '--kind', 'image'], { cwd });
    expect(uses).toBe(found2.targets[0].uses.length);
  });

  it('adds files by content, under free names', async () => {
    fs.copyFileSync(hero, path.join(cwd, 'hero.jpeg'));
    const { status, value } = await callJson(['asset', 'add', 'full', hero, 'hero.jpeg'], { cwd });
    expect(status).toBe(0);
    expect(value.added.map(({ kind, name, file }: Record<string, unknown>) => [kind, name, file])).toEqual([
      ['images', 'hero1', 'hero1.png'],
      ['images', 'hero2', 'hero2.png'],
    ]);
    expect(fs.readFileSync(path.join(full, 'images/hero2.png')).equals(fs.readFileSync(hero))).toBe(true);
    expect((await call(['asset', 'check', 'full'], { cwd })).status).toBe(0);
  });

  it('adds all or none', async () => {
    fs.writeFileSync(path.join(cwd, 'text.png'), 'no picture');
    const before = filesBelow(full);
    const { status, stderr } = await call(['asset', 'add', 'full', hero, 'text.png'], { cwd });
    expect([status, stderr]).toEqual([3, expect.stringMatching(/^text\.png cannot be added\./)]);
    expect(filesBelow(full)).toEqual(before);
  });

  it('removes unused assets only with --write, after a backup', async () => {
    await call(['asset', 'add', 'full', hero], { cwd });
    const before = filesBelow(full);
    const dry = await callJson(['asset', 'remove-unused', 'full'], { cwd });
    expect(dry.value.chosen).toContainEqual({ kind: 'images', name: 'hero1' });
    expect(filesBelow(full)).toEqual(before);
    const { value } = await callJson(['asset', 'remove-unused', 'full', '--write'], { cwd });
    expect(value.chosen).toEqual(dry.value.chosen);
    expect(fs.existsSync(path.join(full, 'images/hero1.png'))).toBe(false);
    expect(fs.existsSync(path.join(full, 'images/hero.png'))).toBe(true);
    expect(filesBelow(value.backup)).toEqual(before);
  });

  it('checks the contents of files', async () => {
    fs.writeFileSync(path.join(full, 'images/hero.png'), 'no picture');
    fs.rmSync(path.join(full, 'sounds/beep.wav'));
    const { status, value } = await callJson(['asset', 'check', 'full'], { cwd });
    expect(status).toBe(1);
    expect(value.issues.map(({ code }: { code: string }) => code)).toContain('asset.type');
    expect(value.blockingErrorCount).toBeGreaterThanOrEqual(2);
  });

  it('writes thumbnails of images, and continues after a bad one', async () => {
    fs.writeFileSync(path.join(full, 'images/wall 1.png'), 'no picture');
    const { status, value } = await callJson(['asset', 'thumbnails', 'full', '--out', 'small', '--size', '16'], {
      cwd,
    });
    expect([status, value.skipped.length]).toEqual([1, 1]);
    const made = fs.readFileSync(path.join(cwd, 'small/hero.png'));
    // Width and height are in the header of each PNG.
    expect(Math.max(made.readUInt32BE(16), made.readUInt32BE(20))).toBeLessThanOrEqual(16);
  });
});

describe('an archive', () => {
  it('is changed like a folder', async () => {
    await call(['export', 'full', '--out', 'full.playhouse.zip'], { cwd });
    const { value } = await callJson(['table', 'set', 'full.playhouse.zip', 'Levels', '1', 'Title', 'Cellar'], { cwd });
    expect(value.changed).toEqual(['tables/id501.json']);
    const unpacked = readArchive(fs.readFileSync(path.join(cwd, 'full.playhouse.zip')), { codec: nodeCodec });
    const table = unpacked.ok && unpacked.value.files.get('tables/id501.json');
    expect(new TextDecoder().decode(table || undefined)).toContain('"Cellar"');
  });
});

describe('a concurrent change', () => {
  it('is never overwritten', async () => {
    putProject(path.join(cwd, 'mine'), { project: buildProject({ title: 'Mine' }), files: new Map() });
    using lock = await lockProject('mine', cwd);
    const open = await openProject('mine', cwd);
    const place = path.join(cwd, 'mine/object.json');
    fs.writeFileSync(place, fs.readFileSync(place, 'utf8').replace('Mine', 'Ours'));
    const { project } = open.contents;
    const contents = { ...open.contents, project: { ...project, object: { ...project.object, title: 'Yours' } } };
    await expect(saveProject(lock, open, contents)).rejects.toMatchObject({ code: 'project.changed', status: 3 });
    expect(fs.readFileSync(place, 'utf8')).toContain('"Ours"');
  });
});
