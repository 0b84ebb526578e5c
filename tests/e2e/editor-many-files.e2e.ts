import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { uploadTexts } from '@playhouse/core';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnBrowser, useBrowser, visit } from './browser.ts';
import { keepOpenProject, untilSaved } from './editedProject.ts';
import { everyNth } from './effort.ts';
import { longestTask } from './longestTask.ts';
import {
  dropMany,
  hugePicture,
  longSound,
  manyPictures,
  manySounds,
  type OneOfMany,
  progressSeen,
  watchProgress,
} from './manyFiles.ts';
import { undoProject } from './soundPage.ts';
import { projectText } from './undoneSteps.ts';
import { withinGoal } from './withinGoal.ts';

// Files that are chosen reach a shared browser by their names alone, and some of these have the same.
useBrowser(openOwnBrowser);

const patient = { timeout: 60_000 };

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-many-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const kinds = {
  images: { kind: 'images', title: 'Images', files: manyPictures },
  sounds: { kind: 'sounds', title: 'Sounds', files: manySounds },
} as const;

type Kind = keyof typeof kinds;

async function visitLibrary(kind: Kind) {
  const visited = await visit({ prepare: keepOpenProject, route: '/templates', device: { reducedMotion: 'reduce' } });
  const { page } = visited;
  await page.getByRole('button', { name: /New project/ }).click();
  await page.getByText('The stage is yours').waitFor();
  await page.getByRole('tab', { name: kinds[kind].title }).click();
  // The region is there before its content.
  await page.getByRole('heading', { name: kinds[kind].title, exact: true }).waitFor();
  return visited;
}

/** Chooses files of a folder each, because two may have the same name; they are read from the disk. */
async function chooseMany(page: Page, kind: Kind, files: readonly OneOfMany[]): Promise<void> {
  const paths = files.map(({ name, bytes }, at) => {
    const own = path.join(folder, `${kind} ${at}`);
    fs.mkdirSync(own, { recursive: true });
    fs.writeFileSync(path.join(own, name), bytes);
    return path.join(own, name);
  });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `Add ${kind.slice(0, -1)}`, exact: true }).click();
  await page.getByRole('button', { name: 'Choose File' }).click();
  await (await choosing).setFiles(paths);
}

const ways = {
  chosen: chooseMany,
  dropped: (page: Page, kind: Kind, files: readonly OneOfMany[]) => dropMany(page, kinds[kind].title, files),
} as const;

const refusedOf = (files: readonly OneOfMany[]) =>
  files.flatMap(({ name, added }) => (added === undefined ? [name] : []));
const addedOf = (files: readonly OneOfMany[]) => files.flatMap(({ added }) => added ?? []);

/** Reads the dialog about refused files, and closes it. */
async function readRefused(page: Page, kind: Kind): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: `Add ${kind}` });
  await dialog.getByText('The following files were not added.', { exact: true }).waitFor(patient);
  await dialog.getByText(uploadTexts.allowed(kind), { exact: true }).waitFor();
  const names = await dialog.getByRole('listitem').allTextContents();
  // All names can be reached, and so can the button below them.
  const close = dialog.getByRole('button', { name: 'Close', exact: true });
  expect(await dialog.evaluate((element) => element.scrollHeight <= window.innerHeight)).toBe(true);
  await dialog.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await close.click();
  await dialog.waitFor({ state: 'detached' });
  return names;
}

interface Listed {
  readonly name: string;
  readonly files: readonly { readonly name: string; readonly size: number }[];
}

/** The names of the assets in the project. */
function listed(text: string, kind: Kind): readonly Listed[] {
  return JSON.parse(text).assets[kind];
}

const libraryOf = (page: Page, kind: Kind) => page.getByRole('region', { name: `${kinds[kind].title} library` });

/** Waits until the library counts so many assets. */
function untilListed(page: Page, kind: Kind, count: number): Promise<void> {
  return libraryOf(page, kind).getByText(String(count), { exact: true }).waitFor(patient);
}

/** The project lists these assets and has the bytes of each, and the library counts and shows them. */
async function expectAdded(page: Page, kind: Kind, files: readonly OneOfMany[]): Promise<void> {
  const good = files.filter(({ added }) => added !== undefined);
  const library = libraryOf(page, kind);
  await untilListed(page, kind, good.length);
  const assets = listed(await projectText(page), kind);
  expect(assets.map(({ name }) => name)).toEqual(addedOf(files));
  const stored = () =>
    page.evaluate(
      (paths) => paths.map((each) => btoa(String.fromCharCode(...(globalThis.edited?.project.assets.get(each) ?? [])))),
      assets.map((asset) => `${kind}/${asset.files[0]?.name}`),
    );
  // A project is open before all of its files are read.
  await expect.poll(stored).toEqual(good.map(({ bytes }) => Buffer.from(bytes).toString('base64')));
  const first = library.getByRole('row').first();
  expect(await first.getAttribute('aria-label')).toBe(`${good[0]?.added}, ${kind.slice(0, -1)}`);
  if (kind === 'images') {
    const width = () => first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(4);
  }
  // The last of many rows is drawn once it is scrolled to.
  await first.press('End');
  await page.locator(`[role="row"][aria-label="${good.at(-1)?.added}, ${kind.slice(0, -1)}"]`).waitFor();
}

async function expectText(page: Page, text: string): Promise<void> {
  await expect.poll(() => projectText(page).then((now) => now === text)).toBe(true);
}

/** One undo step takes everything back to the first byte, redo brings it again, and it survives a reload. */
async function expectOneStep(page: Page, kind: Kind, before: string): Promise<void> {
  const after = await projectText(page);
  expect(after).not.toBe(before);
  await undoProject(page);
  await expectText(page, before);
  expect(await page.getByRole('banner').getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await page.getByRole('banner').getByRole('button', { name: 'Redo' }).click();
  await expectText(page, after);
  await untilSaved(page);
  await page.reload();
  await page.waitForFunction(() => globalThis.edited !== undefined);
  await expectText(page, after);
  await page.getByRole('tab', { name: kinds[kind].title }).click();
}

/** The progress named the files in their order, beside their numbers. */
async function expectProgress(page: Page, files: readonly OneOfMany[]): Promise<void> {
  const seen = await progressSeen(page);
  expect(seen.length).toBeGreaterThan(files.length / 2);
  for (const { value, text, file } of seen) {
    const done = Number(value);
    expect([text, file]).toEqual([`Adding ${done + 1} of ${files.length} files`, files[done]?.name]);
  }
}

describe.each(everyNth(['images', 'sounds'] as const, 2))('200 %s', (kind) => {
  test.each(everyNth(kind === 'images' ? (['chosen', 'dropped'] as const) : (['dropped', 'chosen'] as const), 2))(
    'that are %s are added in one step, with progress and a list of refusals',
    async (way) => {
      const { page, context, faults } = await visitLibrary(kind);
      const files = kinds[kind].files();
      const before = await projectText(page);
      await watchProgress(page);
      let refused: string[] = [];
      const longest = await longestTask(page, async () => {
        await ways[way](page, kind, files);
        refused = await readRefused(page, kind);
        await untilListed(page, kind, addedOf(files).length);
      });
      await expectAdded(page, kind, files);
      expect(refused).toEqual(refusedOf(files));
      await expectProgress(page, files);
      await expectOneStep(page, kind, before);
      await expectAdded(page, kind, files);
      expect(longest).toBeLessThan(withinGoal(200));
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('that are canceled in the middle leave what was added, as one step', async () => {
    const { page, context, faults } = await visitLibrary(kind);
    const files = kinds[kind].files();
    const before = await projectText(page);
    await watchProgress(page, 'Adding 60 of 200 files');
    await dropMany(page, kinds[kind].title, files);
    const toast = page.getByText(/^Canceled\. \d+ of 200 files were added\.$/);
    // In one call: the message stays for some seconds only.
    const count = Number(/\d+/.exec((await toast.textContent(patient)) ?? '')?.[0]);
    // Files 1 to 59 were done, and five of them refused.
    const added = files.filter((file) => file.added !== undefined).slice(0, count);
    expect([count, refusedOf(files.slice(0, 59)).length]).toEqual([54, 5]);
    expect(await readRefused(page, kind)).toEqual(refusedOf(files.slice(0, 59)));
    await expectAdded(page, kind, added);
    await expectOneStep(page, kind, before);
    await expectAdded(page, kind, added);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('files are added to the end while another library is open, and before the project closes', async () => {
  const { page, context, faults } = await visitLibrary('images');
  const files = manyPictures();
  await dropMany(page, 'Images', files);
  await page.getByRole('tab', { name: 'Sounds' }).click();
  await page.getByRole('region', { name: 'Sounds library' }).waitFor();
  await page.getByRole('tab', { name: 'Images' }).click();
  expect(await readRefused(page, 'images')).toEqual(refusedOf(files));
  await expectAdded(page, 'images', files);
  await undoProject(page);
  const address = page.url();
  await watchProgress(page);
  await dropMany(page, 'Images', files);
  await expect.poll(() => progressSeen(page).then(({ length }) => length)).toBeGreaterThan(3);
  await page.evaluate(() => {
    globalThis.edited = undefined;
    location.hash = '#/projects';
  });
  await page.getByRole('heading', { name: 'My Project Library' }).waitFor();
  await page.goto(address);
  await page.waitForFunction(() => globalThis.edited !== undefined, undefined, patient);
  expect(listed(await projectText(page), 'images')).toHaveLength(addedOf(files).length);
  expect(faults).toEqual([]);
  await context.close();
});

test('a picture of 16,384 by 16,384 and a sound of 60 MB among 200 files are refused and added', async () => {
  const { page, context, faults } = await visitLibrary('images');
  const pictures = manyPictures().toSpliced(20, 1, { name: 'huge.png', bytes: hugePicture(), added: undefined });
  const added = await longestTask(page, async () => {
    await chooseMany(page, 'images', pictures);
    expect(await readRefused(page, 'images')).toEqual(refusedOf(pictures));
    await untilListed(page, 'images', addedOf(pictures).length);
  });
  expect(added).toBeLessThan(withinGoal(200));
  await page.getByRole('tab', { name: 'Sounds' }).click();
  const sounds = manySounds().toSpliced(20, 1, { name: 'long.wav', bytes: longSound(), added: 'long' });
  const heard = await longestTask(page, async () => {
    await chooseMany(page, 'sounds', sounds);
    expect(await readRefused(page, 'sounds')).toEqual(refusedOf(sounds));
    await untilListed(page, 'sounds', addedOf(sounds).length);
    await page.getByText('Saved on this computer').waitFor(patient);
  });
  expect(heard).toBeLessThan(withinGoal(200));
  const names = listed(await projectText(page), 'sounds').map(({ name }) => name);
  expect(names).toEqual(addedOf(sounds));
  expect(faults).toEqual([]);
  await context.close();
});
