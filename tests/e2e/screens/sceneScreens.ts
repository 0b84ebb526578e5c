import type { Page } from 'playwright';
import { goTo } from '../../../packages/dev/src/screens/screen.ts';
import type { Screen } from '../axe.ts';
import { drawFrames } from '../drawFrames.ts';
import { stageOf } from '../stagePage.ts';
import { closeToasts } from './homeScreens.ts';
import { openGame } from './pageScreens.ts';

const pip = 'id1227';
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function showLibrary(page: Page, name: string): Promise<void> {
  await page.getByRole('tablist', { name: 'Libraries' }).getByRole('tab', { name, exact: true }).click();
  await page.getByRole('region', { name: `${name} library` }).waitFor();
}

async function openMeadow(page: Page, query = ''): Promise<void> {
  await goTo(page, `scene/id302${query}`);
  await page.getByRole('application', { name: /Lantern Meadow/ }).waitFor();
  await drawFrames(page, 20);
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor({ state: 'detached' });
}

/** The scene with what opens over it, from the projects page. */
export const sceneScreens: readonly Screen[] = [
  {
    name: 'scene',
    async go(page) {
      await openGame(page);
      await openMeadow(page);
    },
  },
  { name: 'scene-game', go: (page) => inspector(page).getByRole('tab', { name: 'Game' }).click() },
  {
    name: 'scene-devices',
    async go(page) {
      await showLibrary(page, 'Scenes');
      await inspector(page).getByRole('tab', { name: 'Devices' }).click();
    },
  },
  {
    name: 'scene-camera',
    async go(page) {
      await inspector(page).getByRole('tab', { name: 'Scene' }).click();
      await page.getByRole('radio', { name: 'Camera' }).click();
    },
  },
  {
    name: 'scene-actor',
    async go(page) {
      await showLibrary(page, 'Actors');
      await page.getByRole('radio', { name: 'Layout' }).click();
      await openMeadow(page, `?select=${pip}`);
      await inspector(page).getByRole('tab', { name: 'Actor' }).click();
    },
  },
  {
    name: 'scene-many',
    async go(page) {
      await stageOf(page).focus();
      await page.keyboard.press('Control+a');
      await page.getByText(/^54 of 54 selected/).waitFor();
    },
  },
  {
    name: 'library-images',
    async go(page) {
      await page.keyboard.press('Escape');
      await showLibrary(page, 'Images');
    },
  },
  {
    name: 'add-images',
    async go(page) {
      await page.getByRole('button', { name: 'Add image', exact: true }).click();
      await dialog(page, 'Add Images').waitFor();
    },
  },
  {
    name: 'warning',
    async go(page) {
      await closeDialog(page);
      await showLibrary(page, 'Actors');
      await page
        .getByRole('row', { name: /^Snail/ })
        .first()
        .focus();
      await page.keyboard.press('Delete');
      await page.getByRole('alertdialog', { name: 'Warning' }).waitFor();
    },
  },
  {
    name: 'history',
    async go(page) {
      await page.getByRole('alertdialog', { name: 'Warning' }).getByRole('button', { name: 'Delete' }).click();
      await closeToasts(page);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await closeToasts(page);
      await page.getByRole('button', { name: 'History' }).click();
      await dialog(page, 'History').waitFor();
    },
  },
  {
    name: 'versions',
    async go(page) {
      await page.getByRole('button', { name: 'Versions' }).click();
      const versions = dialog(page, 'Versions');
      await versions.getByLabel('Name of the version').fill('Before the cave');
      await versions.getByRole('button', { name: 'Save a version' }).click();
      await versions.getByRole('option').filter({ hasText: 'Before the cave' }).waitFor();
      await closeToasts(page);
    },
  },
  {
    name: 'problems',
    async go(page) {
      await closeDialog(page);
      await page.getByRole('button', { name: /^Problems: / }).click();
      await dialog(page, 'Problems').waitFor();
    },
  },
  {
    name: 'grid',
    async go(page) {
      await closeDialog(page);
      await page.getByRole('button', { name: /^Grid \d/ }).click();
      await dialog(page, 'Grid').waitFor();
    },
  },
  {
    name: 'shortcuts',
    async go(page) {
      await closeDialog(page);
      await stageOf(page).focus();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'missing-actor',
    async go(page) {
      await closeDialog(page);
      await page.getByRole('button', { name: 'Redo', exact: true }).click();
      await closeToasts(page);
    },
  },
  {
    // Letters of other languages would be drawn with the fonts of this computer.
    name: 'scene-mirrored',
    async go(page) {
      await mirror(page);
      await openMeadow(page, `?select=${pip}`);
    },
  },
];

/** Lays the page out as in languages that are read from right to left. */
function mirror(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
}
