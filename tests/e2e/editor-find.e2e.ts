import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { findFieldOf, paletteFieldOf, typeWhenFocused } from './focusedField.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page: Page): Promise<string[]> {
  await drawFrames(page, 24);
  await page.evaluate(axe);
  const found = await page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'], iframes: false })");
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const boots = { '@': 'expression', $: [{ keypath: 'self.attributes.id70' }, ' * 40'] };
const rule = {
  id: 'id40',
  class: 'RuleBehavior',
  attributes: { name: 'Jump' },
  conditions: [
    {
      id: 'id90',
      class: 'AttributeCondition',
      attributes: { conditionType: 1, subjectAttribute: 'self.attributes.id70' },
      predicate: { type: 'number', attributes: { operator: '>', RHS: '1' } },
    },
  ],
  behaviors: [{ id: 'id41', class: 'SpawnAction', attributes: { prototypeKey: 'id2' } }],
  elseBehaviors: [],
} satisfies BehaviorDescription;

const notes = Array.from({ length: 60 }, (_, index) => ({
  id: `id${1000 + index}`,
  class: 'NoteBehavior',
  attributes: { note: `Remark ${index + 1}` },
}));

function lanterns() {
  return buildProject({
    title: 'Lanterns',
    attributes: { id60: { '@': 'integer', $: 12, name: 'Score' }, actorTags: 'Wall' },
    tables: [{ id: 'id7', name: 'Levels', rows: ['one'], columns: [{ name: 'Hint', type: 1, cells: ['Mind'] }] }],
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: { id70: { '@': 'integer', $: 3, name: 'Boots' }, tags: 'Wall' },
        behaviors: [...notes, rule, { id: 'id50', class: 'MoveBehavior', attributes: { speed: boots } }],
      },
      {
        id: 'id2',
        name: 'Lantern',
        behaviors: [
          { id: 'id51', class: 'NoteBehavior', attributes: { note: 'Glows' } },
          { id: 'id52', class: 'AddRemoveRowAction', attributes: { tableID: 'id7' } },
        ],
      },
    ],
    scenes: [
      { id: 'id1', name: 'Meadow', layers: [{ id: 'id10', actors: [{ id: 'id20', prototype: 'id1' }] }] },
      { id: 'id2', name: 'Cave', layers: [{ id: 'id11', actors: [{ id: 'id21', prototype: 'id2' }] }] },
    ],
  });
}

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Find in project' });
const options = (page: Page): Locator => panel(page).getByRole('option');
const landed = (page: Page): Locator => page.locator('[data-landed]');
const rowAt = (page: Page, id: string): Locator => page.locator(`[data-row="${id}"]`);

/** True when a row is visible in the list. */
async function isInView(row: Locator): Promise<boolean> {
  const [box, list] = [await row.boundingBox(), await row.page().getByRole('treegrid').boundingBox()];
  return box !== null && list !== null && box.y + box.height > list.y && box.y < list.y + list.height;
}

/** Waits until a field, condition or row is highlighted as the target. */
async function expectLanded(page: Page, selector: string): Promise<void> {
  const marked = () =>
    landed(page).evaluateAll(
      (found, wanted) => found.map((each) => (each.matches(wanted) ? wanted : each.outerHTML.slice(0, 120))),
      selector,
    );
  await expect.poll(marked).toEqual([selector]);
}

async function palette(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await typeWhenFocused(paletteFieldOf(page), typed);
}

describe('by keyboard only', () => {
  test('texts are found and visited one after the other, and going back restores the page', async () => {
    const { page, context, faults } = await visitProject(lanterns());
    await page.keyboard.press('Control+Shift+F');
    await typeWhenFocused(findFieldOf(page), 'boots');
    await panel(page).getByText('3 found in 1 place').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expectLanded(page, '[data-attribute="id70"]');
    await page.keyboard.press('F3');
    await expectLanded(page, '[data-condition="id90"]');
    await page.keyboard.press('F3');
    await expectLanded(page, '[data-key="speed"]');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row')))
      .toBe('id50');
    await page.keyboard.press('Shift+F3');
    await expectLanded(page, '[data-condition="id90"]');

    // Visiting hits is one step of history: back to the scene, and forward to the last hit, at its position in the
    // list.
    await rowAt(page, 'id41').focus();
    await expect.poll(() => isInView(rowAt(page, 'id41'))).toBe(true);
    await page.keyboard.press('Alt+ArrowLeft');
    await page.getByRole('application').waitFor();
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => isInView(rowAt(page, 'id41'))).toBe(true);
    await expect.poll(() => rowAt(page, 'id41').getAttribute('tabindex')).toBe('0');
    await page
      .getByRole('navigation', { name: 'Blocks around the cursor' })
      .getByRole('button', { name: 'Jump' })
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => rowAt(page, 'id40').evaluate((row) => row === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('uses are listed from a field, and the attribute is renamed in all of them in one step', async () => {
    const { page, context, faults } = await visitProject(lanterns());
    await palette(page, '@pip');
    await page.keyboard.press('Enter');
    await page.getByRole('treegrid').waitFor();
    await page.locator('[data-row]').first().press('End');
    await rowAt(page, 'id50').waitFor();
    await rowAt(page, 'id50').press('Shift+F12');
    await panel(page).getByRole('heading', { name: 'Uses of “Boots”' }).waitFor();
    await panel(page).getByText('2 uses in 1 place').waitFor();
    await panel(page).getByRole('button', { name: 'Rename everywhere' }).press('Enter');
    await page.keyboard.type('Leap');
    await panel(page).getByText('The name changes, also in these 2 places:').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await panel(page).getByRole('heading', { name: 'Uses of “Leap”' }).waitFor();
    await rowAt(page, 'id50').getByText('Leap').waitFor();
    await rowAt(page, 'id50').press('F12');
    await expectLanded(page, '[data-attribute="id70"]');
    await page.keyboard.press('Escape');
    await rowAt(page, 'id50').press('Control+z');
    await rowAt(page, 'id50').getByText('Boots').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('F12 in an expression keeps the edit and leads to the attribute at the caret', async () => {
    const { page, context, faults } = await visitProject(lanterns());
    await palette(page, '@pip');
    await page.keyboard.press('Enter');
    await page.getByRole('treegrid').waitFor();
    await page.locator('[data-row]').first().press('End');
    const speed = rowAt(page, 'id50').locator('[data-key="speed"]');
    await speed.getByRole('button', { name: /^Expression for/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Expression for/ });
    await dialog.getByRole('textbox').press('End');
    await page.keyboard.type(' + game.Score');
    await page.keyboard.press('F12');
    await dialog.waitFor({ state: 'detached' });
    await expectLanded(page, '[data-attribute="id60"]');
    await palette(page, '@pip');
    await page.keyboard.press('Enter');
    await page.locator('[data-row]').first().press('End');
    await speed.getByRole('button', { name: /self\.Boots \* 40 \+ game\.Score/ }).press('Enter');
    await speed.getByRole('textbox').press('Home');
    await page.keyboard.press('F12');
    await expectLanded(page, '[data-attribute="id70"]');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the palette finds commands and pages by name, recent ones first', async () => {
    const { page, context, faults } = await visitProject(lanterns());
    const list = page.getByRole('listbox', { name: 'Commands and places' }).getByRole('option');
    await palette(page, 'cav');
    await expect.poll(() => list.first().textContent()).toContain('Cave');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('application', { name: /Cave/ }).waitFor();
    await palette(page, '>whole');
    await expect.poll(() => list.allTextContents()).toEqual([expect.stringContaining('Whole scene')]);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('application', { name: /Cave/ }).waitFor();
    await page.keyboard.press('Control+p');
    await expect.poll(() => list.first().textContent()).toContain('Meadow');
    await page.keyboard.press('Enter');
    await page.getByRole('application', { name: /Meadow/ }).waitFor();
    await palette(page, 'glows');
    await page.keyboard.press('Enter');
    await expectLanded(page, '[data-key="note"]');
    await palette(page, '?find in');
    await page.keyboard.press('Enter');
    await expect
      .poll(() =>
        panel(page)
          .getByRole('searchbox')
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('menus list uses, and Ctrl click opens what a field refers to', async () => {
  const { page, context, faults } = await visitProject(lanterns());
  await page.getByRole('row', { name: /^Lantern/ }).hover();
  await page.getByRole('button', { name: 'More actions for Lantern', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Find uses' }).click();
  await panel(page).getByText('2 uses in 2 places').waitFor();
  await options(page).filter({ hasText: 'Jump › Spawn Actor' }).click();
  await expectLanded(page, '[data-key="prototypeKey"]');
  await rowAt(page, 'id41')
    .getByRole('button', { name: /^Actor, Lantern/ })
    .click({ modifiers: ['Control'] });
  await page.getByRole('treegrid', { name: 'Behaviors of Lantern' }).waitFor();
  await page.getByRole('tab', { name: 'Actors' }).click();
  await panel(page).waitFor({ state: 'detached' });
  await rowAt(page, 'id52').locator('[data-key="tableID"] button').first().focus();
  await page.keyboard.press('F12');
  await page.waitForURL(/\/table\/id7$/);
  await page.getByRole('region', { name: 'Tables library' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('five thousand behaviors are searched while typing, and only visible hits are rendered', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    id: `id${1000 + index}`,
    class: 'NoteBehavior',
    attributes: { note: `Remark ${index + 1}` },
  }));
  const project = buildProject({
    title: 'Long',
    prototypes: [{ id: 'id1', name: 'Pip', behaviors: many }],
    scenes: [{ id: 'id1' }],
  });
  const { page, context, faults } = await visitProject(project);
  await page.keyboard.press('Control+Shift+F');
  await typeWhenFocused(findFieldOf(page), 'remark');
  await panel(page).getByText('5000 found in 1 place').waitFor();
  expect(await options(page).count()).toBeLessThan(60);
  await page.keyboard.type(' 4321');
  await panel(page).getByText('1 found in 1 place').waitFor();
  await page.keyboard.press('Enter');
  await expectLanded(page, '[data-row="id5320"] [data-key="note"]');
  expect(faults).toEqual([]);
  await context.close();
});
