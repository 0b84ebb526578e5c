import { buffer } from 'node:stream/consumers';
import type { AssetFolder } from '@playhouse/core';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { assetCases } from '../../fixtures/assets/build/assetCases.ts';
import { type Screen, violationsOnScreens } from './axe.ts';
import { useBrowser, visit } from './browser.ts';
import { keepOpenProject } from './editedProject.ts';
import { nameFieldOf, typeWhenFocused } from './focusedField.ts';
import { type Upload, uploadCases } from './uploadCases.ts';

useBrowser();

const bytesOf = (kind: AssetFolder, title: string): Buffer => {
  const found = assetCases[kind].find((one) => one.title === title);
  if (!found) throw new Error(`There is no case “${title}”.`);
  return Buffer.from(found.bytes);
};

const titles = { images: 'Images', sounds: 'Sounds', fonts: 'Fonts' } as const;

async function visitLibrary(kind: AssetFolder) {
  const visited = await visit({ prepare: keepOpenProject, route: '/templates', device: { reducedMotion: 'reduce' } });
  const { page } = visited;
  await page.getByRole('button', { name: /New project/ }).click();
  await page.getByText('The stage is yours').waitFor();
  await openLibrary(page, kind);
  return visited;
}

async function openLibrary(page: Page, kind: AssetFolder): Promise<void> {
  await page.getByRole('tab', { name: titles[kind] }).click();
  await page.getByRole('region', { name: `${titles[kind]} library` }).waitFor();
}

/** The whole project as one text. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(globalThis.edited?.project.session.getState().project, (_, value: unknown) =>
      value instanceof Map ? [...value] : value,
    ),
  );
}

async function choose(page: Page, kind: AssetFolder, uploads: readonly Upload[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `Add ${kind.slice(0, -1)}`, exact: true }).click();
  if (kind !== 'fonts') await page.getByRole('button', { name: 'Choose File' }).click();
  const files = uploads.map(([name, from, title]) => ({ name, mimeType: '', buffer: bytesOf(from, title) }));
  await (await choosing).setFiles(files);
}

async function drop(page: Page, kind: AssetFolder, uploads: readonly Upload[]): Promise<void> {
  const files = uploads.map(([name, from, title]) => ({ name, bytes: [...bytesOf(from, title)] }));
  await page.getByRole('region', { name: `${titles[kind]} library` }).evaluate((library, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, bytes } of dropped) dataTransfer.items.add(new File([Uint8Array.from(bytes)], name));
    const target = library.querySelector('h2');
    for (const type of ['dragenter', 'dragover', 'drop']) {
      target?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }
  }, files);
}

const rows = (page: Page, word: string) => page.getByRole('grid', { name: `${word}s` }).getByRole('row');

const heightOf = (row: Locator) => row.boundingBox().then((box) => Math.round(box?.height ?? 0));

/** The row of exactly this label. */
const rowOf = (page: Page, label: string) => page.locator(`[role="row"][aria-label="${label}"]`);

describe('the libraries of images, sounds and fonts', () => {
  test.each(uploadCases)('add $kind that are chosen or dropped, and say which were not added', async (one) => {
    const { kind, prompt, files, added, refused, texts } = one;
    const word = kind.slice(0, -1);
    const { page, context, faults } = await visitLibrary(kind);
    await page.getByText(prompt, { exact: true }).waitFor();
    const before = await textOf(page);
    for (const way of [choose, drop]) {
      await way(page, kind, files);
      const dialog = page.getByRole('dialog', { name: `Add ${kind}` });
      await dialog.waitFor();
      expect(await dialog.getByRole('listitem').allTextContents()).toEqual(files.slice(-refused).map(([name]) => name));
      expect(await dialog.locator('p').allTextContents()).toEqual(['The following files were not added.', ...texts]);
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect.poll(() => rows(page, word).count()).toBe(added.length);
      // Undo may restore the files of the first round, which keep their names.
      const names = await rows(page, word).evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));
      const stems = (all: readonly (string | null)[]) => all.map((name) => name?.replace(/\d*(?:, \w+)?$/, ''));
      if (way === choose) expect(names).toEqual(added.map((name) => `${name}, ${word}`));
      else expect(stems(names)).toEqual(stems(added));
      if (kind === 'sounds') {
        const icons = await page.locator('[data-icon]').evaluateAll((all) => all.map((each) => each.dataset.icon));
        expect(icons).toEqual(['hearing', 'music', 'music', 'hearing', 'hearing', 'hearing']);
      }
      await page.getByRole('button', { name: /^Undo/ }).first().click();
      await expect.poll(() => textOf(page).then((now) => now === before)).toBe(true);
      await page.getByText(prompt, { exact: true }).waitFor();
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test('rename with all uses, duplicate, download and delete assets, and undo each to the first byte', async () => {
    const { page, context, faults } = await visitLibrary('images');
    await choose(page, 'images', [
      ['hero.png', 'images', 'one pixel'],
      ['rock.png', 'images', 'one pixel'],
    ]);
    await rows(page, 'image').nth(1).waitFor();
    await page.evaluate(() => {
      globalThis.edited?.project.session.dispatch({
        kind: 'prototype.add',
        data: { id: 'id900', name: 'Pip', image: 'hero', size: { width: 9, height: 9 } },
      });
    });
    const steps: string[] = [await textOf(page)];
    const changed = async () => {
      await expect.poll(() => textOf(page).then((now) => now === steps.at(-1))).toBe(false);
      steps.push(await textOf(page));
    };
    await rows(page, 'image').first().press('F2');
    await typeWhenFocused(nameFieldOf(page), 'Hero of the day');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: 'Hero of the day, image' }).waitFor();
    await changed();
    expect(steps.at(-1)).toContain('"image":"Hero of the day"');
    expect(steps.at(-1)).not.toContain('"image":"hero"');

    const menu = async (row: string, entry: string) => {
      await page.getByRole('row', { name: row }).hover();
      await page.getByRole('button', { name: `More actions for ${row}`, exact: true }).click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    };
    await menu('rock', 'Duplicate');
    await page.getByRole('row', { name: 'rock1, image' }).waitFor();
    await changed();
    const downloading = page.waitForEvent('download');
    await menu('rock1', 'Download');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('rock1.png');
    const downloaded = await buffer(await download.createReadStream());
    expect(downloaded).toEqual(bytesOf('images', 'one pixel'));

    await page.getByRole('row', { name: 'Hero of the day' }).press('Delete');
    const warning = page.getByRole('alertdialog', { name: 'Warning' });
    await warning.getByText('Delete the image “Hero of the day”?').waitFor();
    await warning.getByText('Used in').waitFor();
    expect(await warning.getByRole('listitem').count()).toBe(1);
    await warning.getByRole('button', { name: 'Delete' }).click();
    await changed();
    expect(steps.at(-1)).toContain('"image":"Hero of the day"');

    await page.getByRole('button', { name: 'Select multiple' }).click();
    for (const name of ['rock', 'rock1']) await rowOf(page, `${name}, image`).click();
    await page.getByText('2 selected').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await warning.getByText('Nothing uses them.').waitFor();
    await warning.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Select multiple' }).click();

    // Without marking, a click selects, Shift extends, and a double click opens.
    const address = page.url();
    await rowOf(page, 'rock, image').click();
    await rowOf(page, 'rock1, image').click({ modifiers: ['Shift'] });
    expect(page.url()).toBe(address);
    await rowOf(page, 'rock1, image').press('Delete');
    await warning.getByText('Delete 2 images: rock, rock1?').waitFor();
    await warning.getByRole('button', { name: 'Delete' }).click();
    await changed();
    for (const text of steps.slice(0, -1).toReversed()) {
      await page.getByRole('button', { name: /^Undo/ }).first().click();
      await expect.poll(() => textOf(page).then((now) => now === text)).toBe(true);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([
    ['images', 'png', 'one pixel'],
    ['sounds', 'ogg', 'a hundredth of a second'],
    ['fonts', 'ttf', 'a font'],
  ] as const)('search, sort, and show lists and grids of %s', async (kind, ending, title) => {
    const { page, context } = await visitLibrary(kind);
    const word = kind.slice(0, -1);
    const added = ['cat', 'Äpfel', 'ant'].map((name): Upload => [`${name}.${ending}`, kind, title]);
    await choose(page, kind, added);
    const names = () => rows(page, word).evaluateAll((all) => all.map((row) => row.ariaLabel?.replace(/, \w+$/, '')));
    await expect.poll(names).toEqual(['cat', 'Äpfel', 'ant']);
    const stored = await textOf(page);
    for (const [order, wanted] of [
      ['Reversed', ['ant', 'Äpfel', 'cat']],
      ['A-Z', ['ant', 'Äpfel', 'cat']],
      ['Z-A', ['cat', 'Äpfel', 'ant']],
      ['Default', ['cat', 'Äpfel', 'ant']],
    ] as const) {
      await page.getByRole('button', { name: 'Sort' }).click();
      await page.getByRole('menuitem', { name: order, exact: true }).click();
      await expect.poll(names).toEqual(wanted);
    }
    await page.getByRole('button', { name: 'Grid view' }).click();
    await expect.poll(() => heightOf(rows(page, word).first())).toBe(120);
    await page.getByRole('button', { name: 'List view' }).click();
    await expect.poll(() => heightOf(rows(page, word).first())).toBeLessThan(45);
    await page.getByRole('searchbox', { name: `Search ${kind}` }).fill('AN');
    await expect.poll(names).toEqual(['ant']);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(names).toHaveLength(3);
    expect(await textOf(page)).toBe(stored);
    await context.close();
  });

  test('render only the rows in view of 200 images, and cancel what is left', async () => {
    const { page, context, faults } = await visitLibrary('images');
    const files = Array.from({ length: 200 }, (_, at): Upload => [`dot ${at}.png`, 'images', 'one pixel']);
    await choose(page, 'images', files);
    await page.getByText(/Adding \d+ of 200 files/).waitFor();
    await expect.poll(() => page.getByText(/Adding \d+ of 200 files/).count(), { timeout: 60_000 }).toBe(0);
    await rows(page, 'image').first().waitFor();
    expect(await rows(page, 'image').count()).toBeLessThan(100);
    await rows(page, 'image').first().press('End');
    await page.getByRole('row', { name: 'dot 199, image' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Keeps the camera's tracks where the test can look at them. */
function keepTracks(): void {
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  globalThis.cameraTracks = [];
  mediaDevices.getUserMedia = async (asked) => {
    const stream = await open(asked);
    globalThis.cameraTracks.push(...stream.getTracks());
    return stream;
  };
}

declare global {
  var cameraTracks: MediaStreamTrack[];
}

const tracks = (page: Page) => page.evaluate(() => globalThis.cameraTracks.map(({ readyState }) => readyState));

/** The next time, the camera answers as if the user had refused it; a browser without windows cannot ask. */
async function denyCamera(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = () => {
      mediaDevices.getUserMedia = open;
      return Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    };
  });
}

async function openWebcam(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add image', exact: true }).click();
  await page.getByRole('button', { name: 'Open Webcam' }).click();
  await page.getByRole('dialog', { name: 'Take a picture' }).waitFor();
}

test('a camera takes a square picture, is off after every way out, and a denied one says what to do', async () => {
  const { page, context } = await visitLibrary('images');
  await page.evaluate(keepTracks);
  await denyCamera(page);
  await openWebcam(page);
  await page.getByText('The camera is not allowed.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await context.grantPermissions(['camera']);

  const taking = page.getByRole('button', { name: 'Take Picture' });
  const isReady = () => taking.isEnabled();
  await openWebcam(page);
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  expect(await tracks(page)).toEqual(['live']);
  expect(await page.getByRole('button', { name: 'Add Picture' }).isEnabled()).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(() => tracks(page)).toEqual(['ended']);

  await openWebcam(page);
  await expect.poll(isReady).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => tracks(page)).toEqual(['ended', 'ended']);

  await openWebcam(page);
  await expect.poll(isReady).toBe(true);
  await page.evaluate(() => {
    location.hash = '#/projects';
  });
  await expect.poll(() => tracks(page)).toEqual(['ended', 'ended', 'ended']);
  await page.goBack();
  await openLibrary(page, 'images');

  await openWebcam(page);
  await expect.poll(isReady).toBe(true);
  await taking.click();
  await page.getByRole('button', { name: 'Retake' }).click();
  await taking.click();
  await page.getByRole('button', { name: 'Add Picture' }).click();
  await page.getByRole('row', { name: /^webcamPic_\d+, image$/ }).waitFor();
  expect(await tracks(page)).toEqual(['ended', 'ended', 'ended', 'ended']);
  expect(await textOf(page)).toMatch(/"name":"webcamPic_\d+\.png"/);
  const sides = await page
    .getByRole('row', { name: /^webcamPic/ })
    .locator('img')
    .evaluate((picture: HTMLImageElement) => [picture.naturalWidth, picture.naturalHeight]);
  expect(sides).toEqual([480, 480]);

  await page.getByRole('row', { name: /^webcamPic/ }).press('Enter');
  await page.getByText('480 × 480 px').waitFor();
  await context.close();
});

const library = '[data-region="library"]';

const screens: readonly Screen[] = [
  { name: 'empty', within: library, go: async () => undefined },
  {
    name: 'add images',
    within: '[role="dialog"]',
    go: (page) => page.getByRole('button', { name: 'Add image', exact: true }).click(),
  },
  {
    name: 'images',
    within: library,
    async go(page) {
      await page.getByRole('button', { name: 'Cancel' }).click();
      await choose(page, 'images', [['dot.png', 'images', 'one pixel']]);
      await page.getByRole('row', { name: 'dot, image' }).waitFor();
    },
  },
  {
    name: 'webcam',
    within: '[role="dialog"]',
    async go(page) {
      await denyCamera(page);
      await openWebcam(page);
      await page.getByText('The camera is not allowed.').waitFor();
    },
  },
  {
    name: 'fonts',
    within: library,
    async go(page) {
      await page.getByRole('button', { name: 'Cancel' }).click();
      await openLibrary(page, 'fonts');
      await choose(page, 'fonts', [['Square.ttf', 'fonts', 'a font']]);
      await page.getByRole('row', { name: 'Square, font' }).dblclick();
      await page.getByRole('heading', { name: 'Characters' }).waitFor();
    },
  },
  { name: 'page of a font', within: 'main', go: async () => undefined },
  {
    name: 'page of an included font',
    within: 'main',
    async go(page) {
      await page.getByRole('button', { name: 'Lato web font' }).click();
      await page.getByText('SIL Open Font License 1.1').waitFor();
      await page.getByText('Basic Latin').waitFor();
    },
  },
];

test('have no violations, and fonts show what they have', async () => {
  const { page, context, faults } = await visitLibrary('images');
  expect(await violationsOnScreens(page, screens)).toEqual([]);
  await page.getByRole('textbox', { name: 'Sample text' }).fill('Hello 漢 你');
  await page.getByText('The sample has characters that the font lacks: 漢 你').waitFor();
  expect(faults.filter((fault) => !fault.includes('camera'))).toEqual([]);
  await context.close();
});
