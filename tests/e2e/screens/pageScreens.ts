import type { Page } from 'playwright';
import { behaviorScreens } from '../../../packages/dev/src/screens/behaviorScreens.ts';
import { makingScreens } from '../../../packages/dev/src/screens/makingScreens.ts';
import { completePip } from '../../../packages/dev/src/screens/pictureGames.ts';
import { goTo } from '../../../packages/dev/src/screens/screen.ts';
import type { Screen } from '../axe.ts';
import { drawFrames } from '../drawFrames.ts';
import { addProject, openPart, openProject } from '../stagePage.ts';
import { closeToasts } from './homeScreens.ts';

/** A screen that the pictures of docs/ show too. */
function pictured(name: string): Screen {
  const screen = [...behaviorScreens, ...makingScreens].find((each) => each.name === name);
  if (!screen) throw new Error(`there is no screen ${name}`);
  return { name, go: screen.open };
}

/** The same, after the dialog before has been closed. */
function afterDialog({ name, go }: Screen): Screen {
  return {
    name,
    async go(page) {
      const dialog = page.getByRole('dialog');
      const cancel = dialog.getByRole('button', { name: 'Cancel' });
      if (await cancel.isVisible()) await cancel.click();
      else await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await go(page);
    },
  };
}

/** Opens the game in its first scene, from the projects page. */
export async function openGame(page: Page): Promise<void> {
  await addProject(page, completePip.project, completePip.files);
  await closeToasts(page);
  await openProject(page, completePip.project);
}

/** Half a second of the game, always from the same seed. How far it was played differs, so the timeline is hidden. */
async function playHalfSecond(page: Page): Promise<void> {
  await openPreview(page);
  await page.getByRole('button', { name: 'Choose an actor' }).click();
  await page.getByRole('menuitem', { name: 'Pip', exact: true }).click();
  await page.getByLabel('Value of Position.X').waitFor();
  const time = page.getByTitle('Game time in seconds');
  await page.getByRole('slider', { name: 'Playback position' }).fill('29');
  await time.filter({ hasText: '0.48' }).waitFor();
  await page.getByRole('button', { name: 'One step', exact: true }).click();
  await time.filter({ hasText: '0.50' }).waitFor();
  await page.getByRole('group', { name: 'Timeline' }).evaluate((timeline) => {
    timeline.style.visibility = 'hidden';
  });
}

/** Plays a bit longer, and pauses. */
async function openPreview(page: Page): Promise<void> {
  await goTo(page, 'preview?scene=id302');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page
    .getByTitle('Game time in seconds')
    .filter({ hasText: /^(0\.[6-9]|[1-9])/ })
    .waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
}

/** The other pages of a game, and what opens over them, from the projects page. */
export const pageScreens: readonly Screen[] = [
  {
    name: 'behaviors',
    async go(page) {
      await openGame(page);
      await pictured('behaviors').go(page);
    },
  },
  pictured('expression'),
  afterDialog(pictured('palette')),
  afterDialog({
    name: 'behaviors-instance',
    async go(page) {
      await openPart(page, 'scene/id302/layer/id1228/actor/id1227');
      await drawFrames(page, 10);
    },
  }),
  pictured('behaviors-empty'),
  {
    name: 'body',
    async go(page) {
      await goTo(page, 'prototype/id101?view=body');
      await page.getByRole('radio', { name: 'Circle' }).waitFor();
    },
  },
  pictured('image'),
  pictured('sound'),
  pictured('make-sound'),
  afterDialog(pictured('table')),
  pictured('font'),
  pictured('script'),
  pictured('controller'),
  { name: 'preview', go: playHalfSecond },
  {
    name: 'preview-input',
    go: (page) => page.getByRole('tab', { name: 'Input' }).click(),
  },
  {
    name: 'stage-empty',
    async go(page) {
      await page.evaluate(() => location.assign('#/templates'));
      await page.getByRole('button', { name: 'New project' }).click();
      await page.getByText('The stage is yours').waitFor();
    },
  },
];
