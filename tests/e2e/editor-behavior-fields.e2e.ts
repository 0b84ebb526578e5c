import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { assetCases } from '../../fixtures/assets/build/assetCases.ts';
import { useBrowser, type VisitOptions } from './browser.ts';
import { openPart, visitProject } from './stagePage.ts';

useBrowser();

const image = assetCases.images.find(({ title }) => title === 'one pixel')?.bytes ?? new Uint8Array();

const key = (keyString: string) => ({
  id: 'id52',
  class: 'EventCondition' as const,
  eventType: 'key' as const,
  attributes: { conditionType: 0 as const },
  predicate: { type: 'key' as const, attributes: { keyString, mode: 'down' } },
});

const compare = {
  id: 'id53',
  class: 'AttributeCondition' as const,
  attributes: { conditionType: 1 as const, subjectAttribute: 'self.attributes.id70' },
  predicate: { type: 'number' as const, attributes: { operator: '>', RHS: '5' } },
};

async function visitBehaviors(behaviors: readonly BehaviorDescription[], device?: VisitOptions['device']) {
  const project = buildProject({
    title: 'Lanterns',
    images: ['hero', 'foe'],
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: { id70: { '@': 'integer', $: 3, name: 'Boots' } },
        behaviors: [...behaviors],
      },
      { id: 'id2', name: 'Lantern', attributes: { image: 'foe' } },
    ],
    scenes: [{ id: 'id1', name: 'Meadow', layers: [{ id: 'id10', actors: [{ id: 'id20', prototype: 'id1' }] }] }],
  });
  const visit = await visitProject(project, new Map(), undefined, device);
  await openPart(visit.page, 'prototype/id1');
  return visit;
}

/** Drops an image file of the computer on the end of an element. */
async function dropFile(page: Page, target: Locator, file: string): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('the target is visible');
  const devTools = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devTools.send('Input.dispatchDragEvent', { type, x: box.x + box.width - 4, y: box.y + 8, data });
}

async function drag(page: Page, handle: Locator, by: number): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('the handle is visible');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.mouse.move(x + by, y, { steps: 3 });
}

describe('numbers', () => {
  test('of cards and conditions are dragged by their labels and handles, each drag as one undo step', async () => {
    const { page, context } = await visitBehaviors([
      { id: 'id50', class: 'RuleBehavior', conditions: [compare] },
      { id: 'id31', class: 'MoveBehavior', attributes: { speed: 100 } },
      { id: 'id32', class: 'MoveToBehavior' },
    ]);
    const undo = page.getByRole('button', { name: 'Undo' });
    const speed = page.getByRole('textbox', { name: 'Speed' }).first();
    await drag(page, page.getByText('Speed', { exact: true }).first(), 40);
    await expect.poll(() => speed.inputValue()).toBe('140');
    await page.keyboard.press('Escape');
    await expect.poll(() => speed.inputValue()).toBe('100');
    await page.mouse.up();
    await drag(page, page.getByText('Speed', { exact: true }).first(), -30);
    await page.mouse.up();
    await expect.poll(() => speed.inputValue()).toBe('70');
    await undo.click();
    await expect.poll(() => speed.inputValue()).toBe('100');

    const value = page.getByRole('group', { name: /^Condition 1 of 1/ }).getByRole('textbox', { name: 'Value' });
    await drag(page, page.locator('[data-condition] [data-scrub]'), 20);
    await page.mouse.up();
    await expect.poll(() => value.inputValue()).toBe('25');
    await value.press('ArrowUp');
    await expect.poll(() => value.inputValue()).toBe('26');

    const x = page.getByRole('textbox', { name: 'Position X' });
    await drag(page, page.getByText('X', { exact: true }), 15);
    await page.mouse.up();
    await expect.poll(() => x.inputValue()).toBe('15');

    const boots = page.getByRole('spinbutton', { name: 'Boots' });
    await drag(page, page.locator('[data-attribute="id70"] [data-scrub]'), 7);
    await page.mouse.up();
    await expect.poll(() => boots.inputValue()).toBe('10');
    await context.close();
  });

  test('are kept when the browser goes back while they are being typed', async () => {
    const { page, context } = await visitBehaviors([{ id: 'id31', class: 'MoveBehavior', attributes: { speed: 100 } }]);
    const speed = page.getByRole('textbox', { name: 'Speed' }).first();
    await speed.fill('77');
    await page.goBack();
    await speed.waitFor({ state: 'detached' });
    await page.goForward();
    await expect.poll(() => speed.inputValue()).toBe('77');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => speed.inputValue()).toBe('100');
    await context.close();
  });
});

test('a color takes an expression for each of its parts', async () => {
  const { page, context } = await visitBehaviors([{ id: 'id31', class: 'DisplayTextBehavior', attributes: {} }]);
  await page.getByRole('button', { name: /^Expressions for Color, / }).click();
  const red = page.getByRole('textbox', { name: 'Color red' });
  await red.fill('self.Boots / 10');
  await red.press('Enter');
  await page.getByRole('button', { name: /^Color red, expression: self.Boots/ }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await red.waitFor();
  await page.getByRole('button', { name: /^Expressions for Color, / }).click();
  await page.getByRole('button', { name: 'Color, 000000 100 %' }).waitFor();
  await context.close();
});

test('a new tag is created where it is chosen, in one undo step', async () => {
  const { page, context } = await visitBehaviors([{ id: 'id31', class: 'CollideBehavior', attributes: { mode: 1 } }]);
  await page.getByRole('button', { name: /, No tag chosen$/ }).click();
  await page.getByRole('searchbox', { name: 'Search or create' }).fill('enemy');
  await page.getByRole('option', { name: 'Create tag “enemy”' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /, enemy$/ }).click();
  await page.getByRole('option', { name: 'enemy', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /, No tag chosen$/ }).click();
  await page.getByText('No actor has a tag yet.').waitFor();
  await context.close();
});

test('the strip of Animate takes dropped files, actors and selected images of the library, each in one undo step', async () => {
  const { page, context, faults } = await visitBehaviors([
    { id: 'id31', class: 'AnimateBehavior', attributes: { images: 'hero' } },
  ]);
  const strip = page.getByRole('main').getByRole('grid', { name: 'Images' });
  await page.getByRole('tab', { name: 'Actors' }).click();
  await page.getByRole('row', { name: /^Lantern/ }).dragTo(strip);
  await expect.poll(() => strip.getByRole('row').count()).toBe(2);
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-'));
  await writeFile(join(folder, 'coin.png'), image);
  await dropFile(page, strip, join(folder, 'coin.png'));
  await expect.poll(() => strip.getByRole('row').count()).toBe(3);
  await page.getByRole('button', { name: 'Add an image to Images' }).click();
  await page.getByRole('button', { name: 'Add images', exact: true }).waitFor();
  await page.getByRole('option', { name: 'coin' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Images' }).click();
  const images = page.getByRole('grid', { name: 'images', exact: true }).getByRole('row');
  await images.first().click();
  await images.last().click({ modifiers: ['Shift'] });
  const selected = await images.count();
  await images.first().dragTo(strip);
  await expect.poll(() => strip.getByRole('row').count()).toBe(3 + selected);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => strip.getByRole('row').count()).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => strip.getByRole('row').count()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => strip.getByRole('row').count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
  await rm(folder, { recursive: true });
});

test('a message appears while the input rests, and goes when it is mended', async () => {
  const { page, context } = await visitBehaviors([
    { id: 'id50', class: 'RuleBehavior', conditions: [key('space')] },
    { id: 'id31', class: 'TimerBehavior', attributes: { interval: 2 } },
  ]);
  const interval = page.getByRole('textbox', { name: 'Interval' });
  await interval.fill('');
  await page.getByText('Please choose a valid number for the timer interval.').waitFor();
  expect(await interval.evaluate((input) => input === document.activeElement)).toBe(true);
  await interval.fill('3');
  await interval.press('Enter');
  await page.getByText('Please choose a valid number for the timer interval.').waitFor({ state: 'detached' });
  // Play takes what is being typed.
  await interval.fill('4');
  await interval.press('Control+Enter');
  await page.waitForURL(/\/preview/);
  await page.goBack();
  await expect.poll(() => interval.inputValue()).toBe('4');
  await context.close();
});
