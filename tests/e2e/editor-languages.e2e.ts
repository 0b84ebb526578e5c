import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { englishIn } from '../languages/englishIn.ts';
import { violationsInLanguage } from './axe.ts';
import { useBrowser, type Visit } from './browser.ts';
import { clippedOn } from './clippedLabels.ts';
import { drawFrames } from './drawFrames.ts';
import { everyNth } from './effort.ts';
import { goToPage } from './homePage.ts';
import type { LanguageScreen } from './languageScreen.ts';
import { gameScreens, lanternFiles, lanterns, outerScreens } from './languageScreens.ts';
import { overlayScreens } from './overlayScreens.ts';
import { englishOn, spokenIn } from './spoken.ts';
import { stageOf, visitProject } from './stagePage.ts';
import { faultScreens, storageScreens } from './stateScreens.ts';

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

/** What is wrong on these screens in a language, one line each. */
async function faultsOnScreens(page: Page, screens: readonly LanguageScreen[], code: string): Promise<string[]> {
  const say = spokenIn(code);
  const found: string[] = [];
  for (const { name, go, width = 1366, within } of screens) {
    await page.setViewportSize({ width, height: 900 });
    await go(page, say);
    await drawFrames(page, 3);
    const all = [
      ...(await englishOn(page, code)).map((text) => `English: ${text}`),
      ...(await clippedOn(page)).map((text) => `clipped: ${text}`),
      ...(await violationsInLanguage(page, within)),
    ];
    found.push(...all.map((each) => `${name}: ${each}`));
  }
  return found;
}

const screens = [...gameScreens, ...overlayScreens, ...outerScreens, ...storageScreens];

test.each(everyNth(languages, 2))(
  'in %s, no screen has English left, a label cut off, or a violation of axe',
  async (code, name, direction) => {
    const { page, context, faults } = await visitIn(name, code);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
    expect(await faultsOnScreens(page, screens, code)).toEqual([]);
    expect(faults).toEqual([]);
    // What fails here is said in the console, too.
    expect(await faultsOnScreens(page, faultScreens, code)).toEqual([]);
    await context.close();
  },
);

/** Runs in the page before anything else: notes everything that has the role of a status. */
function noteStatuses(): void {
  if (window !== window.top) return;
  localStorage.setItem('playhouse-language', 'de');
  localStorage.setItem('playhouse-samples', 'installed');
  const seen = new Set<string>();
  Reflect.set(globalThis, 'statuses', seen);
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=status]')) seen.add(textContent ?? '');
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

test('in German, a repair says what is checked', async () => {
  const say = spokenIn('de');
  const project = buildProject({ title: 'Lanterns', scenes: [{ id: 'id2', name: 'Meadow' }] });
  const { page, context } = await visitProject(project, new Map(), noteStatuses);
  const address = page.url();
  await goToPage(page, 'settings');
  await page.getByText(say('Repair projects when they are opened')).click();
  await page.goto(address);
  await page.reload();
  await stageOf(page).waitFor();
  const seen = await page.evaluate(() => [...(Reflect.get(globalThis, 'statuses') as Set<string>)]);
  expect(seen).toContain(say('Checking project actors for potential errors...'));
  expect(seen.filter(englishIn('de'))).toEqual([]);
  await context.close();
});
