import { buildProject, type PrototypeDescription } from '@playhouse/core/testing';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { cutTexts } from './everyBehavior/cutTexts.ts';
import { filledProject } from './everyBehavior/filledBehaviors.ts';
import { openPart, visitProject } from './stagePage.ts';

useBrowser();

const behaviors: NonNullable<PrototypeDescription['behaviors']> = [
  { id: 'id31', class: 'MoveBehavior', attributes: { name: 'Walk' } },
  { id: 'id32', class: 'MoveBehavior', attributes: { name: 'Run' } },
  {
    id: 'id40',
    class: 'RuleBehavior',
    attributes: { name: 'Jump' },
    conditions: [
      {
        id: 'id41',
        class: 'EventCondition',
        eventType: 'key',
        attributes: { conditionType: 0 },
        predicate: { type: 'key', attributes: { keyString: 'space', mode: 'down' } },
      },
    ],
    behaviors: [],
    elseBehaviors: [],
  },
];

async function visitPip() {
  const visit = await visitProject(
    buildProject({
      title: 'Controls',
      prototypes: [{ id: 'id1', name: 'Pip', behaviors }],
      scenes: [{ id: 'id20', name: 'Meadow', layers: [{ id: 'id30', actors: [{ id: 'id50', prototype: 'id1' }] }] }],
    }),
  );
  await openPart(visit.page, 'prototype/id1');
  return visit;
}

const row = (page: Page, key: string): Locator => page.locator(`[data-row="${key}"]`);

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is shown.');
  return box;
}

const isFocused = (part: Locator): Promise<boolean> => part.evaluate((element) => element === document.activeElement);

describe('the controls of a card', () => {
  test('a button is named on hover and on keyboard focus, until the next key', async () => {
    const { page, faults } = await visitPip();
    const copy = page.getByRole('button', { name: 'Duplicate Walk', exact: true });
    const tip = page.getByRole('tooltip');
    await copy.hover();
    await tip.waitFor();
    expect(await tip.textContent()).toBe('Duplicate Walk');
    await page.mouse.move(0, 0);
    await tip.waitFor({ state: 'detached' });
    await row(page, 'id31').getByRole('switch').focus();
    await page.keyboard.press('Tab');
    await tip.waitFor();
    expect(await tip.textContent()).toBe('Duplicate Walk');
    await page.keyboard.press('Tab');
    await tip.getByText('Delete Walk').waitFor();
    await page.keyboard.press('Shift');
    await tip.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });

  test('a menu opens at its button, however far down the list it is, and returns the focus', async () => {
    const { page, faults } = await visitPip();
    for (const name of ['More actions for Run', 'More actions for condition 1']) {
      const button = page.getByRole('treegrid').getByRole('button', { name, exact: true });
      await button.focus();
      const at = await boxOf(button);
      await page.keyboard.press('Enter');
      const menu = await boxOf(page.getByRole('menu'));
      const gap = (a: number, aSize: number, b: number, bSize: number) => Math.max(b - a - aSize, a - b - bSize, 0);
      expect(gap(menu.x, menu.width, at.x, at.width)).toBeLessThan(12);
      expect(gap(menu.y, menu.height, at.y, at.height)).toBeLessThan(12);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(button)).toBe(true);
    }
    expect(faults).toEqual([]);
  });

  test('a choice is made with arrows in its list, and with Left, Right and letters while it is closed', async () => {
    const { page, faults } = await visitPip();
    const space = row(page, 'id31').getByRole('button', { name: /^Direction relative to, / });
    const word = async () => (await space.getAttribute('aria-label'))?.replace('Direction relative to, ', '') ?? '';
    const first = await word();
    await space.focus();
    await page.keyboard.press('ArrowDown');
    const options = await page.getByRole('option').allTextContents();
    expect(options).toContain(first);
    const other = options.find((option) => option !== first) ?? '';
    await page.getByRole('option', { name: other, exact: true }).press('Enter');
    await expect.poll(word).toBe(other);
    await expect.poll(() => isFocused(space)).toBe(true);
    await page.keyboard.press(options.indexOf(other) > options.indexOf(first) ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(word).toBe(first);
    await page.keyboard.press(other.slice(0, 1));
    await expect.poll(async () => (await word()).slice(0, 1)).toBe(other.slice(0, 1));
    expect(faults).toEqual([]);
  });

  test('options beside each other are one stop of the Tab key, chosen with arrows', async () => {
    const { page, faults } = await visitPip();
    const options = row(page, 'id31').getByRole('radiogroup', { name: 'Move type' }).getByRole('radio');
    await options.nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => options.nth(1).isChecked()).toBe(true);
    expect(await options.nth(0).isChecked()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await isFocused(options.nth(0))).toBe(false);
    expect(faults).toEqual([]);
  });
});

test('cards of every class, with every choice, are read in full, with labels above the controls or beside them', async () => {
  const { page, context, faults } = await visitProject(filledProject());
  await openPart(page, 'prototype/id1');
  for (const width of [390, 820, 1024, 1366]) {
    await page.setViewportSize({ width, height: 3000 });
    expect([width, await cutTexts(page.getByRole('treegrid'))]).toEqual([width, []]);
  }
  expect(faults).toEqual([]);
  await context.close();
});
