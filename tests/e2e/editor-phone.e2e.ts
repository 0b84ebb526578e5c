import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { layoutFaults, smallTargets } from './layoutFaults.ts';
import { phoneGame } from './phoneGame.ts';
import { tabTo } from './soundPage.ts';
import { actorsOf, openPart, pointOf, showPart, stageOf, visitProject } from './stagePage.ts';

useBrowser();

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The game, open in its scene; the message that it was imported, which F6 would lead to, is closed. */
async function visitOn(device: BrowserContextOptions) {
  const visit = await visitProject(phoneGame(), undefined, undefined, device);
  await visit.page.getByRole('button', { name: 'Close' }).evaluateAll(([close]) => {
    if (close instanceof HTMLElement) close.click();
  });
  await visit.page.getByText('Pocket imported').waitFor({ state: 'detached' });
  return visit;
}

const handle = (page: Page): Locator => page.getByRole('separator', { name: 'Height of the inspector' });
const sheet = (page: Page): Locator => page.getByRole('complementary', { name: 'Inspector' });

async function expectHeight(page: Page, text: 'Closed' | 'Half the page' | 'The whole page'): Promise<void> {
  await expect.poll(() => handle(page).getAttribute('aria-valuetext')).toBe(text);
}

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await part.boundingBox()) ?? expect.fail('this part of the page is shown');
}

/** A finger on the handle, dragged to a place on the page. */
async function dragHandle(page: Page, y: number): Promise<void> {
  const { x, y: top, width, height } = await boxOf(handle(page));
  const client = await page.context().newCDPSession(page);
  const from = top + height / 2;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly number[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((at) => ({ x: x + width / 3, y: at })) });
  await send('touchStart', [from]);
  for (const part of [0.2, 0.6, 1]) await send('touchMove', [from + (y - from) * part]);
  await send('touchEnd', []);
  await client.detach();
}

async function selectPip(page: Page): Promise<void> {
  const at = await pointOf(page, 512, 384);
  await page.touchscreen.tap(at.x, at.y);
  await page.getByText('1 of 1 selected').waitFor();
}

describe('with a finger on a phone', () => {
  test('an actor is selected, changed in the sheet, played, given a behavior, and that is undone', async () => {
    const { page, context, faults } = await visitOn(phone);
    await selectPip(page);
    await expectHeight(page, 'Closed');
    await page.getByRole('tab', { name: 'Inspector' }).tap();
    await expectHeight(page, 'Half the page');
    const x = page.getByRole('spinbutton', { name: 'Position X' });
    await x.tap();
    await x.fill('300');
    await x.press('Enter');
    await expect.poll(async () => (await actorsOf(page)).join()).toMatch(/x 300, y 384/);
    expect(await smallTargets(page, 'header, [data-region=parts], [role=toolbar], [data-sheet]')).toEqual([]);

    await page.getByRole('tab', { name: 'Editor' }).tap();
    await expectHeight(page, 'Closed');
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.getByRole('button', { name: 'Back to editing' }).tap();
    await stageOf(page).waitFor();

    await openPart(page, 'prototype/id1');
    await page.getByRole('tab', { name: 'Library' }).tap();
    await page.getByRole('tab', { name: 'Behaviors' }).tap();
    const library = page.getByRole('region', { name: 'Behaviors library' });
    await library.getByRole('button', { name: /^Timer/ }).tap();
    const cards = page.getByRole('treegrid').getByRole('heading', { level: 3 });
    await expect.poll(() => cards.allTextContents()).toHaveLength(2);
    expect(await page.getByRole('tab', { name: 'Editor' }).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
    await expect.poll(() => cards.allTextContents()).toHaveLength(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the sheet is dragged, pressed, and moved with keys through its heights, and remembers its own', async () => {
    const { page, context, faults } = await visitOn(phone);
    const [middle, bottom] = [500, 800];
    await dragHandle(page, middle);
    await expectHeight(page, 'Half the page');
    // The scene is still there.
    const stage = await boxOf(stageOf(page));
    expect(stage.y + stage.height).toBeLessThanOrEqual((await boxOf(sheet(page))).y + 1);
    expect(stage.height).toBeGreaterThan(150);
    await dragHandle(page, 0);
    await expectHeight(page, 'The whole page');
    expect(await stageOf(page).isVisible()).toBe(false);
    await dragHandle(page, bottom);
    await expectHeight(page, 'Closed');
    expect(await sheet(page).getByRole('tab').count()).toBe(0);
    // A small pull is not enough, and a press is.
    const { y } = await boxOf(handle(page));
    await dragHandle(page, y - 40);
    await expectHeight(page, 'Closed');
    await handle(page).tap();
    await expectHeight(page, 'Half the page');
    for (const [key, text] of [
      ['ArrowUp', 'The whole page'],
      ['ArrowDown', 'Half the page'],
      ['Home', 'Closed'],
      ['End', 'The whole page'],
      ['Enter', 'Half the page'],
      ['Enter', 'Closed'],
    ] as const) {
      await handle(page).press(key);
      await expectHeight(page, text);
    }
    await page.getByRole('button', { name: 'Raise the inspector' }).tap();
    await page.getByRole('button', { name: 'Raise the inspector' }).tap();
    await expectHeight(page, 'The whole page');

    // Turned, it has another height, and keeps the first for later.
    await page.setViewportSize({ width: 844, height: 390 });
    await handle(page).waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 640, height: 360 });
    await expectHeight(page, 'Closed');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectHeight(page, 'The whole page');
    await page.reload();
    await expectHeight(page, 'The whole page');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the sheet is above the keyboard of the screen, and travels unless motion is reduced', async () => {
    const { page, context } = await visitOn({ ...phone, reducedMotion: 'no-preference' });
    const moves = () =>
      page.evaluate(() => document.getAnimations().filter((each) => each.effect?.getTiming().duration === 160).length);
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Object.assign(globalThis, { moved: 0 });
      Element.prototype.animate = function (this: Element, ...given) {
        Reflect.set(globalThis, 'moved', Reflect.get(globalThis, 'moved') + 1);
        return animate.apply(this, given);
      };
    });
    expect(await moves()).toBe(0);
    const moved = () => page.evaluate(() => Reflect.get(globalThis, 'moved'));
    await handle(page).press('ArrowUp');
    await expect.poll(moved).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await handle(page).press('End');
    await expectHeight(page, 'The whole page');
    expect(await moved()).toBe(1);
    await handle(page).press('ArrowDown');

    await page.getByRole('textbox', { name: 'Name' }).first().focus();
    await page.evaluate(() => {
      Object.defineProperty(VisualViewport.prototype, 'height', { configurable: true, get: () => 508 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    const field = await boxOf(page.getByRole('textbox', { name: 'Name' }).first());
    expect(field.y + field.height).toBeLessThanOrEqual(508);
    const { y, height } = await boxOf(sheet(page));
    expect(Math.round(y + height)).toBe(508);
    await page.evaluate(() => {
      Reflect.deleteProperty(VisualViewport.prototype, 'height');
      Object.defineProperty(VisualViewport.prototype, 'height', { configurable: true, get: () => innerHeight });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect
      .poll(async () => (await boxOf(page.getByRole('tablist', { name: 'Parts of the page' }))).y)
      .toBeGreaterThan(700);
    await context.close();
  });
});

test('at 400 % zoom, the whole way is made with the keyboard', async () => {
  const { page, context, faults } = await visitOn({ viewport: { width: 320, height: 640 } });
  const { keyboard } = page;
  await tabTo(page, /^Library$|^Editor$/);
  await keyboard.press('ArrowLeft');
  await page.getByRole('region', { name: 'Actors library' }).waitFor();
  await keyboard.press('ArrowRight');
  await stageOf(page).waitFor();
  await keyboard.press('F6');
  // From the last part of the page to the first, and on to the scene.
  for (let presses = 0; presses < 6 && !(await isFocused(stageOf(page))); presses++) await keyboard.press('F6');
  // Tab selected it on the way.
  await page.getByText('1 of 1 selected').waitFor();
  await keyboard.press('ArrowRight');
  await expect.poll(async () => (await actorsOf(page)).join()).toMatch(/x 513/);
  await keyboard.press('F6');
  expect(await isFocused(handle(page))).toBe(true);
  await keyboard.press('End');
  await expectHeight(page, 'The whole page');
  await tabTo(page, /^Position X$/);
  await keyboard.press('Control+a');
  await keyboard.type('200');
  await keyboard.press('Enter');
  await expect.poll(async () => (await actorsOf(page)).join()).toMatch(/x 200/);
  await tabTo(page, /^Height of the inspector$/, 'Shift+Tab');
  await keyboard.press('Home');
  await keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await keyboard.press('Control+Enter');
  await stageOf(page).waitFor();

  // A command of the menu, and a behavior from the library.
  await tabTo(page, /^More commands/);
  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'History' }).press('Enter');
  await page.getByRole('dialog', { name: 'History' }).waitFor();
  await keyboard.press('Escape');
  await openPart(page, 'prototype/id1');
  await tabTo(page, /^Editor$/);
  await keyboard.press('Home');
  await tabTo(page, /^Actors$/, 'Shift+Tab');
  await tabTo(page, /^Behaviors$/, 'ArrowDown');
  await tabTo(page, /^Timer/);
  await keyboard.press('Enter');
  const cards = page.getByRole('treegrid').getByRole('heading', { level: 3 });
  await expect.poll(() => cards.allTextContents()).toHaveLength(2);
  await keyboard.press('Escape');
  await keyboard.press('Control+z');
  await expect.poll(() => cards.allTextContents()).toHaveLength(1);
  expect(faults).toEqual([]);
  await context.close();
});

function isFocused(part: Locator): Promise<boolean> {
  return part.evaluate((node) => node === document.activeElement);
}

test('right to left, the column is mirrored and everything is within the page', async () => {
  const { page, context, faults } = await visitOn(phone);
  const game = page.url();
  await page.goto(game.replace(/#.*$/, '#/settings'));
  await page.getByRole('button', { name: /^Language of the editor/ }).tap();
  await page.getByRole('option', { name: 'العربية' }).tap();
  await page.locator('html[dir=rtl]').waitFor();
  await page.goto(game);
  await stageOf(page).waitFor();
  const parts = page.locator('[data-region=parts]').getByRole('tab');
  const [first, last] = [await boxOf(parts.first()), await boxOf(parts.last())];
  expect(first.x).toBeGreaterThan(last.x);
  await parts.nth(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => parts.first().getAttribute('aria-selected')).toBe('true');
  const rail = await boxOf(page.locator('[data-region=rail]'));
  expect(rail.x + rail.width).toBe(390);
  expect(await layoutFaults(page)).toEqual([]);
  await page.keyboard.press('End');
  await drawFrames(page, 2);
  expect(await layoutFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test.each([
  ['a phone', phone],
  ['400 % zoom', { viewport: { width: 320, height: 640 } }],
] as const)('axe finds nothing on %s', async (_, device) => {
  const { page, context } = await visitOn(device);
  const found: string[] = [];
  const look = async (where: string) => {
    await drawFrames(page, 2);
    found.push(...(await violationsInThemes(page)).map((each) => `${where}: ${each}`));
  };
  await look('scene');
  await showPart(page, 'Inspector');
  await look('sheet');
  await handle(page).press('End');
  await look('whole sheet');
  await showPart(page, 'Library');
  await look('library');
  await openPart(page, 'prototype/id1');
  await look('behaviors');
  expect(found).toEqual([]);
  await context.close();
});
