import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsInLanguage } from './axe.ts';
import { useBrowser, type Visit } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { everyNth } from './effort.ts';
import { languageScreens, lanternFiles, lanterns } from './languageScreens.ts';
import { englishOn, spokenIn } from './spoken.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

const languages = [
  ['de', 'Deutsch', 'ltr'],
  ['es', 'Español', 'ltr'],
  ['ar', 'العربية', 'rtl'],
] as const;

/** Opens a project in English, and changes the language on the settings page. */
async function visitIn(name: string, code: string): Promise<Visit> {
  const visit = await visitProject(lanterns(), new Map(lanternFiles));
  const { page } = visit;
  const game = page.url();
  await page.goto(game.replace(/#.*$/, '#/settings'));
  await page.getByRole('button', { name: /^Language of the editor/ }).click();
  await page.getByRole('option', { name }).click();
  await page.locator(`html[lang=${code}]`).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(game);
  await page.getByRole('application').waitFor();
  return visit;
}

/** Labels of the page’s own that are wider than the space they have. Names that people gave may end in an ellipsis. */
function clippedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels = 'button, button span, a, [role=tab], [role=radio], label, label span';
    const clipped = [...document.querySelectorAll<HTMLElement>(labels)].filter(
      (each) =>
        each.clientWidth > 1 &&
        each.scrollWidth > each.clientWidth + 1 &&
        getComputedStyle(each).overflowX !== 'visible' &&
        !each.closest('.ph-hidden, [dir=auto]') &&
        !each.querySelector('[dir=auto]'),
    );
    return clipped.map((each) => `${each.scrollWidth} > ${each.clientWidth}: ${each.textContent}`);
  });
}

test.each(everyNth(languages, 2))(
  'in %s, no screen has English left, a label cut off, or a violation of axe',
  async (code, name, direction) => {
    const { page, context, faults } = await visitIn(name, code);
    const say = spokenIn(code);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
    const found: string[] = [];
    for (const { name: screen, go, width = 1366 } of languageScreens) {
      await page.setViewportSize({ width, height: 900 });
      await go(page, say);
      await drawFrames(page, 3);
      const all = [
        ...(await englishOn(page, code)).map((text) => `English: ${text}`),
        ...(await clippedOn(page)).map((text) => `clipped: ${text}`),
        ...(await violationsInLanguage(page)),
      ];
      found.push(...all.map((each) => `${screen}: ${each}`));
    }
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
  240_000,
);
