import type { Page } from 'playwright';
import { makingScreens } from '../../../packages/dev/src/screens/makingScreens.ts';
import { completePip } from '../../../packages/dev/src/screens/pictureGames.ts';
import { goTo } from '../../../packages/dev/src/screens/screen.ts';
import type { Screen } from '../axe.ts';
import { drawFrames } from '../drawFrames.ts';
import { addProject, openPart, openProject, showPart } from '../stagePage.ts';
import { playHalfSecond } from './halfSecond.ts';
import { closeToasts } from './homeScreens.ts';

async function openMeadow(page: Page): Promise<void> {
  await goTo(page, 'scene/id302?select=id1227');
  await page.getByRole('application', { name: /Lantern Meadow/ }).waitFor();
  await drawFrames(page, 20);
}

const start = (name: string): Screen => ({
  name,
  async go(page) {
    await addProject(page, completePip.project, completePip.files);
    await closeToasts(page);
  },
});

const scene = (name: string): Screen => ({
  name,
  async go(page) {
    await openProject(page, completePip.project);
    await openMeadow(page);
  },
});

const behaviors = (name: string): Screen => ({
  name,
  async go(page) {
    await openPart(page, 'prototype/id101');
    await page.getByRole('treegrid').waitFor();
  },
});

/** Pressed again, the tab of the open library closes it. */
async function closeLibrary(page: Page): Promise<void> {
  const library = page.locator('[data-region=library]');
  if (!(await library.isVisible())) return;
  await page.getByRole('tablist', { name: 'Libraries' }).getByRole('tab', { selected: true }).click();
  await library.waitFor({ state: 'hidden' });
}

/** A page that the pictures of docs/ show too. */
function making(name: string): Screen {
  const screen = makingScreens.find((each) => each.name === name);
  if (!screen) throw new Error(`there is no screen ${name}`);
  return {
    name: `tablet-${name}`,
    async go(page) {
      await closeLibrary(page);
      await screen.open(page);
    },
  };
}

/** A phone, from its empty projects page. */
export const phoneScreens: readonly Screen[] = [
  start('phone-projects'),
  scene('phone-scene'),
  { name: 'phone-sheet', go: (page) => showPart(page, 'Inspector') },
  { name: 'phone-library', go: (page) => showPart(page, 'Library') },
  behaviors('phone-behaviors'),
  { name: 'phone-preview', go: playHalfSecond },
];

/** A tablet, from its empty projects page. */
export const tabletScreens: readonly Screen[] = [
  start('tablet-projects'),
  scene('tablet-scene'),
  {
    name: 'tablet-library',
    go: (page) => page.getByRole('tablist', { name: 'Libraries' }).getByRole('tab', { name: 'Images' }).click(),
  },
  behaviors('tablet-behaviors'),
  ...['image', 'sound', 'script', 'table'].map(making),
  { name: 'tablet-preview', go: playHalfSecond },
];
