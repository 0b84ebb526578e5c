import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { themes } from '../../editor/src/theme/themes.ts';
import { drawFrames } from './drawFrames.ts';
import { everyNth } from './effort.ts';
import { alikeInForcedColors, forceColors } from './forcedColors.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose outcome depends on colors and sizes; all others look at the elements, which themes have in common. */
const rulesOfThemes = ['color-contrast', 'link-in-text-block', 'target-size'];

/** What may be outside landmarks: the defaults, and tooltips, which belong to the element that they describe. */
const outsideLandmarks = [
  { id: 'region', options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], [role=tooltip], svg' } },
];

/** A screen of the editor, or a part of one. */
export interface Screen {
  readonly name: string;
  /** Reaches it from the screen before. */
  readonly go: (page: Page) => Promise<unknown>;
  /** Selects the part that is new, when the rest of the page was looked at before. */
  readonly within?: string;
}

/**
 * Violations that axe finds on each of these screens, one line each: in all themes in a thorough run,
 * otherwise in two, and in forced colors.
 */
export async function violationsOnScreens(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, go, within } of screens) {
    await go(page);
    await drawFrames(page, 3);
    for (const each of await violationsInThemes(page, within)) found.push(`${name}: ${each}`);
  }
  return found;
}

/** The same on the current page, or in a part of it. The page is left in the first theme. */
export async function violationsInThemes(page: Page, within?: string): Promise<string[]> {
  if (within !== undefined) await page.locator(within).first().waitFor();
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  const found: string[] = [];
  for (const [index, { id }] of everyNth(themes, 2).entries()) {
    await showTheme(page, id);
    const rules: RunOptions =
      index === 0
        ? { rules: { 'target-size': { enabled: true } } }
        : { runOnly: { type: 'rule', values: rulesOfThemes } };
    for (const each of await violations(page, rules, within)) found.push(`${id}: ${each}`);
  }
  await showTheme(page, themes[0].id);
  await forceColors(page, true);
  for (const each of await alikeInForcedColors(page, within)) found.push(`forced colors: ${each}`);
  await forceColors(page, false);
  return found;
}

/** Violations that axe finds on the current page, or in a part of it, in the current theme, whose colors are looked at elsewhere. */
export async function violationsInLanguage(page: Page, within?: string): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  const rules = { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } };
  return violations(page, { rules }, within);
}

/** Shows a theme as the preference does, without loading the page again. */
export async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((id) => {
    document.documentElement.dataset.theme = id;
  }, theme);
}

async function violations(page: Page, options: RunOptions, within?: string): Promise<string[]> {
  const context = within === undefined ? 'document' : JSON.stringify({ include: [[within]] });
  const { violations: found } = await page.evaluate<AxeResults>(
    `axe.configure(${JSON.stringify({ checks: outsideLandmarks })}), axe.run(${context}, ${JSON.stringify({ resultTypes: ['violations'], iframes: false, ...options })})`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, failureSummary = '' }) => {
      const [, reason = ''] = failureSummary.split('\n');
      return `${id}: ${target.join(' ')} ${html.slice(0, 160)} ${reason.trim()}`;
    }),
  );
}
