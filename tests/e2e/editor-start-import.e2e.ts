import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createProject, packArchive, readProject, unpackArchive, writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { unpackedProject } from './unpackedProject.ts';

useBrowser();

const image = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 1]);

function archiveOf(title: string): Uint8Array {
  const project = buildProject({
    title,
    prototypes: [{ name: 'Hero', attributes: { image: 'hero' } }],
    scenes: [{ name: 'Meadow', layers: [{ actors: [{ prototype: 'id1' }] }] }, { name: 'Cave' }],
    tables: [{ name: 'Levels', rows: ['a'], columns: [{ name: 'n', type: 2, cells: [1] }] }],
  });
  const assets = { ...project.assets, images: [{ name: 'hero', files: [{ name: 'hero.png', size: image.length }] }] };
  return packArchive(writeProject({ project: { ...project, assets }, files: new Map([['images/hero.png', image]]) }));
}

async function importBytes(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(bytes) });
}

async function exportBytes(page: Page, title: string): Promise<{ name: string; bytes: Uint8Array }> {
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const download = await downloading;
  const bytes = await buffer(await download.createReadStream());
  return { name: download.suggestedFilename(), bytes: new Uint8Array(bytes) };
}

/** The first byte at which two archives differ, -1 when they are the same. */
function difference(left: Uint8Array, right: Uint8Array): number {
  const longer = left.length > right.length ? left : right;
  return longer.findIndex((_, index) => left[index] !== right[index]);
}

describe('import and export', () => {
  test('round-trip to the same bytes', async () => {
    const { page, context, faults } = await visit({ isReturning: true });
    const archive = archiveOf('Top: Down/1');
    await importBytes(page, 'anything.playhouse.zip', archive);
    await page.getByText('Top: Down/1 imported').waitFor();
    const exported = await exportBytes(page, 'Top: Down/1');
    expect(exported.name).toBe('Top- Down-1.playhouse.zip');
    expect(difference(exported.bytes, archive)).toBe(-1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the head of the library can be used before the database is there', async () => {
    const { page, context, faults } = await visit({ isReturning: true });
    await page.getByText('Your portfolio is empty.').waitFor();
    let release = () => undefined as unknown;
    const released = new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    await context.route(/\/assets\/pouch-/, (route) => released.then(() => route.continue()));
    await page.reload();
    await importBytes(page, 'early.playhouse.zip', archiveOf('Early bird'));
    await page.getByRole('button', { name: 'Importing' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('early');
    expect(await page.getByText('Your portfolio is empty.').count()).toBe(0);
    release();
    await page.getByText('Early bird imported').waitFor();
    await page.getByRole('button', { name: 'More actions for Early bird' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a project of a newer version is reported as read-only and stays unchanged', async () => {
    const { page, context, faults } = await visit({ isReturning: true });
    const { project, files } = unpackedProject(archiveOf('From tomorrow'));
    const object = { ...project.object, formatVersion: 999 };
    const archive = packArchive(writeProject({ project: { ...project, object }, files }));
    await importBytes(page, 'a.playhouse.zip', archive);
    const notice = page.getByText(/written by a newer version of Playhouse \(format 999\)/);
    await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Add actor' }).first().click();
    await notice.waitFor();
    await page.reload();
    await notice.waitFor();
    await page.goto(page.url().replace(/#.*/, '#/projects'));
    expect(difference((await exportBytes(page, 'From tomorrow')).bytes, archive)).toBe(-1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a duplicate exports the same except for its title', async () => {
    const { page, context } = await visit({ isReturning: true });
    await importBytes(page, 'a.playhouse.zip', archiveOf('Maze'));
    await page.getByText('Maze imported').waitFor();
    await page.getByRole('button', { name: 'More actions for Maze', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const { bytes } = await exportBytes(page, 'Maze 2');
    expect(difference(bytes, archiveOf('Maze 2'))).toBe(-1);
    await context.close();
  });

  test('files can be dropped on the page, several at once', async () => {
    const { page, context } = await visit({ isReturning: true });
    await page.getByText('Your portfolio is empty.').waitFor();
    const files = ['One', 'Two'].map((title) => ({ title, bytes: [...archiveOf(title)] }));
    const data = await page.evaluateHandle((list) => {
      const transfer = new DataTransfer();
      for (const { title, bytes } of list)
        transfer.items.add(new File([new Uint8Array(bytes)], `${title}.playhouse.zip`));
      return transfer;
    }, files);
    const heading = page.getByRole('heading', { name: 'My Project Library' });
    await heading.dispatchEvent('dragover', { dataTransfer: data });
    await page.getByText('Drop to import').waitFor();
    await heading.dispatchEvent('drop', { dataTransfer: data });
    await page.getByText('2 projects imported').waitFor();
    expect(await page.getByRole('button', { name: /^More actions for/ }).count()).toBe(2);
    await context.close();
  });

  test.each([
    ['text that claims to be an archive', 'a.zip', new TextEncoder().encode('hello, I am no archive'), /archive/i],
    ['an archive without a project', 'b.zip', packArchive(new Map([['images/a.png', image]])), /project/i],
    ['another kind of file', 'c.txt', image, /This is not a project/],
    ['an empty file', 'd.playhouse.zip', new Uint8Array(), /archive/i],
  ])('%s is rejected in one sentence and leaves nothing behind', async (_, name, bytes, words) => {
    const { page, context, faults } = await visit({ isReturning: true });
    await importBytes(page, name, bytes);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words).first().waitFor();
    expect(await dialog.getByText(name).count()).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Your portfolio is empty.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('repairs are listed, and the project still opens', async () => {
    const { page, context } = await visit({ isReturning: true });
    const files = new Map(writeProject({ project: createProject({ title: 'Bent' }), files: new Map() }));
    files.set('notes/readme.txt', new TextEncoder().encode('not ours'));
    const read = readProject(files);
    expect(read.ok && read.value.notes.length).toBeGreaterThan(0);
    await importBytes(page, 'bent.zip', packArchive(files));
    const dialog = page.getByRole('dialog', { name: 'Bent was imported' });
    await dialog.getByText('notes/readme.txt').first().waitFor();
    await dialog.getByRole('button', { name: 'Open' }).click();
    await page.waitForURL(/#\/game\//);
    await context.close();
  });

  test('a legacy project is imported, and losses are listed', async () => {
    const { page, context, faults } = await visit({ isReturning: true });
    const folder = path.resolve(import.meta.dirname, '../../fixtures/projects/legacy/missing-files');
    const files = new Map<string, Uint8Array>();
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const name = `Old Game.gameproj/${path.relative(folder, file).split(path.sep).join('/')}`;
      if (entry.isFile()) files.set(name, new Uint8Array(readFileSync(file)));
    }
    await importBytes(page, 'Old Game.gameproj.zip', packArchive(files));
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/things? (is|are) different now/).waitFor();
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('button', { name: /^More actions for/ }).count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the sample exports as its original archive', async () => {
    const { page, context } = await visit();
    await page.getByRole('heading', { name: 'Pip and the Lanterns' }).waitFor();
    const { bytes } = await exportBytes(page, 'Pip and the Lanterns');
    const samples = `${inject('editorUrl')}samples/`;
    const list: { title: string; file: string }[] = await (await fetch(`${samples}index.json`)).json();
    const pip = list.find(({ title }) => title === 'Pip and the Lanterns');
    const original = new Uint8Array(await (await fetch(samples + pip?.file)).arrayBuffer());
    const [left, right] = [unpackArchive(bytes), unpackArchive(original)];
    expect(left.ok && right.ok && [...left.value.keys()]).toEqual(right.ok && [...right.value.keys()]);
    expect(difference(bytes, original)).toBe(-1);
    await context.close();
  });
});
