import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Screen, violationsOnScreens } from './axe.ts';
import { useBrowser } from './browser.ts';
import { keepOpenProject } from './editedProject.ts';
import { wave } from './player/wave.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

const beep = wave(0.25);

/** The library of sounds of a new game. */
async function visitSounds(device?: Parameters<typeof visitProject>[3]) {
  const project = buildProject({ title: 'Owls', scenes: [{ id: 'id1', name: 'Barn', layers: [{ id: 'id10' }] }] });
  const visit = await visitProject(project, new Map(), keepOpenProject, device);
  await visit.page.getByRole('tab', { name: 'Sounds' }).click();
  return visit;
}

/** The page of a sound that was added by choosing its file. */
async function visitSound() {
  const visit = await visitSounds();
  const { page } = visit;
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add sound', exact: true }).click();
  await page.getByRole('button', { name: 'Choose File' }).click();
  await (await choosing).setFiles({ name: 'beep.wav', mimeType: '', buffer: Buffer.from(beep) });
  await page.getByRole('row', { name: 'beep, sound' }).press('Enter');
  await page.getByRole('button', { name: 'Reverse' }).waitFor();
  return visit;
}

/** The bytes of the file that the game has for its first sound. */
function storedBytes(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const open = globalThis.edited?.project;
    const file = open?.session.getState().project.assets.sounds[0]?.files[0]?.name;
    return [...(open?.assets.get(`sounds/${file}`) ?? [])];
  });
}

/** The samples of a file of 16 bits whose only chunks are format and samples. */
function samplesOf(bytes: readonly number[]): readonly number[] {
  const file = Buffer.from(bytes);
  return Array.from({ length: (file.length - 44) / 2 }, (_, index) => file.readInt16LE(44 + index * 2));
}

test('a sound is changed with its own undo, saved as one step of the game, and brought back by undoing it', async () => {
  const { page, context, faults } = await visitSound();
  expect(await storedBytes(page)).toEqual([...beep]);
  const own = page.getByRole('main');
  await own.getByRole('button', { name: 'Reverse' }).click();
  await own.getByRole('button', { name: 'Fade in' }).click();
  await own.getByText('Not saved yet').waitFor();
  await own.getByRole('button', { name: /^Undo/ }).click();
  await own.getByRole('button', { name: /^Undo/ }).click();
  await own.getByText('Not saved yet').waitFor({ state: 'detached' });
  await own.getByRole('button', { name: 'Reverse' }).click();
  await page.reload();
  // The edit is kept over a reload.
  await own.getByText('Not saved yet').waitFor();
  await own.getByRole('button', { name: 'Save' }).click();
  await own.getByText('Not saved yet').waitFor({ state: 'detached' });
  expect(samplesOf(await storedBytes(page))).toEqual(samplesOf([...beep]).toReversed());
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => storedBytes(page)).toEqual([...beep]);
  await own.getByRole('button', { name: 'Reverse' }).waitFor();
  expect(await own.getByText('Not saved yet').isVisible()).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
});

test('edits survive leaving the sound, and leaving the game at once', async () => {
  const { page, context, faults } = await visitSound();
  const own = page.getByRole('main');
  await own.getByRole('button', { name: 'Reverse' }).click();
  await page.getByRole('tab', { name: 'Scenes' }).click();
  await page.getByRole('row', { name: /^Barn/ }).press('Enter');
  await expect.poll(async () => samplesOf(await storedBytes(page))).toEqual(samplesOf([...beep]).toReversed());
  await page.getByRole('tab', { name: 'Sounds' }).click();
  await page.getByRole('row', { name: 'beep, sound' }).press('Enter');
  await own.getByRole('button', { name: 'Reverse' }).click();
  await own.getByText('Not saved yet').waitFor();
  const address = page.url();
  await page.evaluate(() => {
    location.hash = '#/projects';
  });
  await page.getByRole('button', { name: 'Import' }).waitFor();
  await page.goto(address);
  await own.getByRole('button', { name: 'Reverse' }).waitFor();
  await expect.poll(async () => samplesOf(await storedBytes(page))).toEqual(samplesOf([...beep]));
  expect(faults).toEqual([]);
  await context.close();
});

const screens: readonly Screen[] = [
  { name: 'page of a sound', within: 'main', go: async () => undefined },
  {
    name: 'an unsaved sound',
    within: 'main',
    go: (page) => page.getByRole('main').getByRole('button', { name: 'Normalize' }).click(),
  },
];

test('its page has no violations in any theme', async () => {
  const { page, context } = await visitSound();
  expect(await violationsOnScreens(page, screens)).toEqual([]);
  await context.close();
});
