import type { Page } from 'playwright';
import { drawFrames } from './drawFrames.ts';
import { goToPage } from './homePage.ts';
import { type LanguageScreen, leaveDialog } from './languageScreen.ts';
import type { Spoken } from './spoken.ts';
import { stageOf } from './stagePage.ts';
import { mend, takeAway } from './takenTexts.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

async function chooseForProject(page: Page, say: Spoken, command: string): Promise<void> {
  const start = say('More actions for {title}', { title: '' }).trim();
  await page
    .getByRole('button', { name: new RegExp(`^${start}`) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: say(command), exact: true }).click();
}

/** Does something in another tab of the browser, and closes it. */
async function inOtherTab(page: Page, route: string, deed: (other: Page) => Promise<void>): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url().replace(/#.*/, `#${route}`));
  await deed(other);
  await other.close();
}

const routeOf = (page: Page) => new URL(page.url()).hash.slice(1);

/** As where the browser has nearly no room left. */
function reportLittleRoom(): void {
  StorageManager.prototype.estimate = async () => ({ quota: 100_000_000, usage: 94_900_000 });
  window.dispatchEvent(new Event('focus'));
}

/** What a project and the page of projects say about storage, the trash, and other tabs, from the scene of `lanterns`. */
export const storageScreens: readonly LanguageScreen[] = [
  {
    name: 'question before a project is deleted',
    within: '[role=alertdialog]',
    async go(page, say) {
      await leaveDialog(page);
      await goToPage(page, 'projects');
      await chooseForProject(page, say, 'Delete');
      await page.getByRole('alertdialog', { name: say('Warning') }).waitFor();
    },
  },
  {
    name: 'strips of storage',
    within: '[role=status]',
    async go(page, say) {
      await leaveDialog(page);
      await button(page, say('Keep')).click();
      await button(page, say('Got it')).waitFor();
      await page.evaluate(reportLittleRoom);
      await page.getByRole('status').nth(1).waitFor();
    },
  },
  {
    name: 'strip of a project in the trash',
    within: '[role=status]',
    async go(page, say) {
      await chooseForProject(page, say, 'Open');
      await stageOf(page).waitFor();
      await inOtherTab(page, '/projects', async (other) => {
        await chooseForProject(other, say, 'Delete');
        await other
          .getByRole('alertdialog', { name: say('Warning') })
          .getByRole('button', { name: say('Delete'), exact: true })
          .click();
        await other.getByRole('button', { name: new RegExp(`^${say('Trash Can')}`) }).waitFor();
      });
      await page.getByText(say('This project is in the Trash Can.')).waitFor();
    },
  },
  {
    name: 'project in the trash',
    async go(page, say) {
      await page.reload();
      await heading(page, say('This project is in the Trash Can'));
    },
  },
  {
    name: 'Trash Can',
    async go(page, say) {
      await goToPage(page, 'projects');
      await page.getByRole('button', { name: new RegExp(`^${say('Trash Can')}`) }).click();
      await button(page, say('Empty Trash Can')).waitFor();
    },
  },
  {
    name: 'question before the trash is emptied',
    within: '[role=alertdialog]',
    async go(page, say) {
      await button(page, say('Delete for good')).click();
      await page.getByRole('alertdialog', { name: say('Warning') }).waitFor();
    },
  },
  {
    name: 'project in another tab',
    async go(page, say) {
      await leaveDialog(page);
      await button(page, say('Bring back')).click();
      await chooseForProject(page, say, 'Open');
      await stageOf(page).waitFor();
      await inOtherTab(page, routeOf(page), async (other) => {
        await button(other, say('Use it here')).click();
        await heading(page, say('Open in another tab'));
      });
    },
  },
];

/** What takes the place of panels and pages that fail, and what a repair says, from the page of `storageScreens`. */
export const faultScreens: readonly LanguageScreen[] = [
  {
    name: 'panel that stopped',
    within: '[data-region=library]',
    async go(page, say) {
      await button(page, say('Use it here')).click();
      await stageOf(page).waitFor();
      await page.getByRole('tab', { name: say('Actors'), exact: true }).click();
      await takeAway(page, 'localeCompare');
      await button(page, say('Sort')).click();
      await page.getByRole('menuitem', { name: 'A-Z' }).click();
      await page
        .getByRole('alert')
        .getByRole('button', { name: say('Report…') })
        .waitFor();
    },
  },
  {
    name: 'report',
    within: '[role=dialog]',
    async go(page, say) {
      await mend(page);
      await page
        .getByRole('alert')
        .getByRole('button', { name: say('Report…') })
        .click();
      const report = page.getByRole('dialog');
      await report.getByRole('button', { name: say('What the report says') }).click();
      await report.getByRole('textbox').waitFor();
    },
  },
  {
    name: 'page that failed',
    async go(page, say) {
      await leaveDialog(page);
      await goToPage(page, 'projects');
      await page.getByRole('searchbox').focus();
      await takeAway(page, 'toLocaleLowerCase');
      await page.keyboard.type('lantern');
      await heading(page, say('Something went wrong'));
      await mend(page);
    },
  },
  {
    name: 'repaired project',
    within: '[role=dialog]',
    async go(page, say) {
      await button(page, say('Open again')).click();
      await page.getByRole('searchbox').waitFor();
      await goToPage(page, 'settings');
      await page.getByText(say('Repair projects when they are opened'), { exact: true }).click();
      await goToPage(page, 'projects');
      await chooseForProject(page, say, 'Open');
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      await drawFrames(page, 3);
    },
  },
];
