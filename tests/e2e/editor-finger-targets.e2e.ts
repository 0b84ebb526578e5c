import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { smallTargets } from './fingerTargets.ts';
import type { LanguageScreen } from './languageScreen.ts';
import { gameScreens, lanternFiles, lanterns, outerScreens } from './languageScreens.ts';
import { english } from './spoken.ts';
import { showPart, stageOf, visitProject } from './stagePage.ts';

useBrowser();

const devices: readonly (readonly [string, BrowserContextOptions])[] = [
  ['a tablet', { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
];

async function openScene(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = location.hash.replace(/(#\/game\/[^/]+)\/.*$/, '$1/scene/id2?select=id40');
  });
  await showPart(page, 'Editor');
  await stageOf(page).waitFor();
}

const libraries = ['Actors', 'Scenes', 'Images', 'Sounds', 'Fonts', 'Tables', 'Controllers', 'Scripts'];

/** What is not on a page of its own: every library, and a tag. */
const parts: readonly LanguageScreen[] = [
  ...libraries.map((name) => ({
    name: `library of ${name}`,
    async go(page: Page) {
      await openScene(page);
      await showPart(page, 'Library');
      await page.getByRole('tablist', { name: 'Libraries' }).getByRole('tab', { name, exact: true }).click();
      await page.getByRole('region', { name: `${name} library` }).waitFor();
    },
  })),
  {
    name: 'tags',
    async go(page) {
      await openScene(page);
      await showPart(page, 'Inspector');
      await page.getByRole('tab', { name: 'Actor', exact: true }).click();
      await page
        .getByRole('combobox', { name: 'Add to Tags' })
        .or(page.getByLabel('Add to Tags'))
        .first()
        .fill('enemy');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Remove enemy' }).waitFor();
    },
  },
];

test.each(devices)('on %s, a finger can press every control of every screen', async (_, device) => {
  const { page, context, faults } = await visitProject(lanterns(), new Map(lanternFiles), undefined, device);
  const found: string[] = [];
  for (const { name, go } of [...parts, ...gameScreens, ...outerScreens]) {
    await go(page, english);
    await drawFrames(page, 3);
    found.push(...(await smallTargets(page)).map((each) => `${name}: ${each}`));
  }
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
