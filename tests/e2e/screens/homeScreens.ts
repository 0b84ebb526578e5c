import type { Page } from 'playwright';
import { completePip, quiz } from '../../../packages/dev/src/screens/pictureGames.ts';
import type { Screen } from '../axe.ts';
import { addProject } from '../stagePage.ts';

/** Navigates within the open page. */
function goTo(page: Page, route: string): Promise<void> {
  return page.evaluate((to) => location.assign(`#${to}`), route);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

/** Closes the messages about what was done before, which are no part of a screen. */
export async function closeToasts(page: Page): Promise<void> {
  const toasts = page.locator('[aria-label$=Notifications] [role=alertdialog]');
  await toasts.getByRole('button', { name: 'Close' }).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await toasts.first().waitFor({ state: 'detached' });
}

/** The pages outside a game, from the projects page of a new user. The last leaves two games there. */
export const homeScreens: readonly Screen[] = [
  { name: 'projects-empty', go: (page) => page.getByText(/^Your portfolio is empty/).waitFor() },
  {
    name: 'templates',
    async go(page) {
      await goTo(page, '/templates');
      await heading(page, 'Select a starter template');
    },
  },
  {
    name: 'settings',
    async go(page) {
      await goTo(page, '/settings');
      await heading(page, 'Settings');
    },
  },
  {
    name: 'about',
    async go(page) {
      await goTo(page, '/about');
      await heading(page, /About/);
    },
  },
  {
    name: 'not-found',
    async go(page) {
      await goTo(page, '/nowhere');
      await heading(page, 'Page not found');
    },
  },
  {
    name: 'projects',
    async go(page) {
      await goTo(page, '/projects');
      for (const { project, files } of [quiz, completePip]) {
        await addProject(page, project, files);
        await closeToasts(page);
      }
    },
  },
];
