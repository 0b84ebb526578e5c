import type { Page } from 'playwright';
import { behaviorScreens } from '../../../packages/dev/src/screens/behaviorScreens.ts';
import { makingScreens } from '../../../packages/dev/src/screens/makingScreens.ts';
import { completePip } from '../../../packages/dev/src/screens/pictureGames.ts';
import { goTo } from '../../../packages/dev/src/screens/screen.ts';
import type { Screen } from '../axe.ts';
import { drawFrames } from '../drawFrames.ts';
import { pasteQuestions } from '../languageScreens.ts';
import { english } from '../spoken.ts';
import { addProject, openPart, openProject } from '../stagePage.ts';
import { playHalfSecond } from './halfSecond.ts';
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

/** The same, with a library beside it. */
function besideLibrary(library: string, { name, go }: Screen): Screen {
  return {
    name,
    async go(page) {
      await go(page);
      await page.getByRole('tablist', { name: 'Libraries' }).getByRole('tab', { name: library, exact: true }).click();
      await page.getByRole('region', { name: `${library} library` }).waitFor();
    },
  };
}

const showTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Opens the game in its first scene, from the projects page. */
export async function openGame(page: Page): Promise<void> {
  await addProject(page, completePip.project, completePip.files);
  await closeToasts(page);
  await openProject(page, completePip.project);
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
  afterDialog(pictured('behavior-help')),
  afterDialog({ name: 'paste', go: (page) => pasteQuestions.go(page, english) }),
  afterDialog({
    name: 'behaviors-instance',
    async go(page) {
      await openPart(page, 'scene/id302/layer/id1228/actor/id1227');
      await drawFrames(page, 10);
    },
  }),
  pictured('find'),
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
  afterDialog(besideLibrary('Tables', pictured('table'))),
  besideLibrary('Fonts', pictured('font')),
  besideLibrary('Scripts', pictured('script')),
  pictured('controller'),
  { name: 'preview', go: playHalfSecond },
  {
    name: 'preview-input',
    go: (page) => showTab(page, 'Input'),
  },
  { name: 'preview-services', go: (page) => showTab(page, 'Services') },
  {
    name: 'stage-empty',
    async go(page) {
      await page.evaluate(() => location.assign('#/templates'));
      await page.getByRole('button', { name: 'New project' }).click();
      await page.getByText('The stage is yours').waitFor();
    },
  },
];
