import type { Frame, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser, type Visit } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { gameSeconds, pressGame, watched, watchPip } from './previewGame.ts';
import { playScene, storedProject, visitPip } from './samplePip.ts';
import { openPart, visitProject } from './stagePage.ts';

useBrowser();

const patient = { timeout: 60_000 };

type Point = readonly [x: number, y: number];

/** Points of the first path of a kind, in scene coordinates; empty while there is none. */
async function pathOf(frame: Frame, kind: 'asIs' | 'changed'): Promise<Point[]> {
  const points = await frame.evaluate(
    (wanted) => document.querySelector(`[data-ghosts=${wanted}] polyline[data-ghost]`)?.getAttribute('points') ?? '',
    kind,
  );
  const pairs = points === '' ? [] : points.split(' ');
  return pairs.map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** Presses on a label and moves, without releasing. */
async function scrub(page: Page, label: Locator, by: number): Promise<void> {
  await label.scrollIntoViewIfNeeded();
  const box = await label.boundingBox();
  if (!box) throw new Error('the label is shown');
  const [x, y] = [box.x + 8, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 4 });
  await page.mouse.move(x + by, y, { steps: 4 });
}

function jumpPower(page: Page): Locator {
  return page.getByRole('region', { name: 'Custom attributes' }).getByTitle('Jump power');
}

/** The frame shown. */
function gameFrame(page: Page): Promise<number> {
  return page.getByRole('slider', { name: 'Playback position' }).inputValue().then(Number);
}

/** Waits until the watch shows Pip at a position. */
async function expectPip(page: Page, [x, y]: Point = [0, 0]): Promise<void> {
  await expect.poll(() => watched(page, 'Position.X'), patient).toBeCloseTo(x, 1);
  await expect.poll(() => watched(page, 'Position.Y'), patient).toBeCloseTo(y, 1);
}

/** The undo steps of the open project. */
function pastSteps(page: Page): Promise<number> {
  return page.evaluate(() => {
    const state = globalThis.edited?.project.session.getState() as unknown as { history: { undo: unknown[] } };
    return state.history.undo.length;
  });
}

describe('trying a number of the paused sample game', () => {
  let opened: Visit;
  let frame: Frame;
  let first = '';

  beforeAll(async () => {
    opened = await visitPip();
    const { page } = opened;
    frame = await playScene(page, 'id302');
    await watchPip(page);
    first = await storedProject(page);
    await frame.locator('#stage').focus();
    await page.keyboard.down('ArrowRight');
    for (let jump = 0; jump < 3; jump++) {
      await page.keyboard.down('Space');
      await drawFrames(page, 12);
      await page.keyboard.up('Space');
      await drawFrames(page, 30);
    }
    // Two seconds to go back by, which take longer on a slow machine, with jumps as often as Pip lands.
    await page.keyboard.down('Space');
    await page
      .getByTitle('Game time in seconds')
      .filter({ hasText: /^(2\.[5-9]|[3-9]|\d\d)/ })
      .waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    for (const key of ['ArrowRight', 'Space']) await page.keyboard.up(key);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });

  afterAll(() => opened.context.close());

  test('shows where Pip goes without changes', async () => {
    const { page } = opened;
    const paused = await gameSeconds(page);
    await page.getByRole('button', { name: 'Back one second' }).click();
    await expect.poll(() => gameSeconds(page), patient).toBeCloseTo(paused - 1, 1);
    await page.getByRole('button', { name: 'Back one second' }).click();
    await expect.poll(() => gameSeconds(page), patient).toBeCloseTo(paused - 2, 1);
    await page.getByRole('tab', { name: 'What if?' }).click();
    await page.getByText(/^After 5\.0 s, Pip is at/).waitFor();
    const path = await pathOf(frame, 'asIs');
    expect(path).toHaveLength(301);
    expect(await pathOf(frame, 'changed')).toEqual([]);
  });

  test('shows another path for each value while it is dragged, and reverts everything on Esc', async () => {
    const { page } = opened;
    const asIs = await pathOf(frame, 'asIs');
    await scrub(page, jumpPower(page), 60);
    await page.getByText(/^After \d\.\d s, Pip would be at/).waitFor();
    await expect.poll(async () => (await pathOf(frame, 'changed')).length, patient).toBeGreaterThan(200);
    const tried = await pathOf(frame, 'changed');
    expect(tried).not.toEqual(asIs);
    await page.mouse.move(1340, 400, { steps: 6 });
    await expect.poll(() => pathOf(frame, 'changed'), patient).not.toEqual(tried);
    expect(await storedProject(page)).toBe(first);
    await page.keyboard.press('Escape');
    await expect.poll(() => pathOf(frame, 'changed'), patient).toEqual([]);
    await page.mouse.up();
    expect(await storedProject(page)).toBe(first);
    expect(await pastSteps(page)).toBe(0);
  });

  test('keeps the value in one step when it is released, and the game then follows the predicted path', async () => {
    const { page } = opened;
    await scrub(page, jumpPower(page), 60);
    await page.getByText(/^After \d\.\d s, Pip would be at/).waitFor();
    await page.mouse.up();
    await page.getByText('Change applied.').first().waitFor();
    await page.getByText(/^After \d\.\d s, Pip is at/).waitFor();
    await expect.poll(() => pathOf(frame, 'changed'), patient).toEqual([]);
    expect(await pastSteps(page)).toBe(1);
    expect(await storedProject(page)).not.toBe(first);
    const path = await pathOf(frame, 'asIs');
    const from = await gameFrame(page);
    await page.getByRole('tab', { name: 'Watch', exact: true }).click();
    for (const steps of [10, 20]) {
      for (let step = 0; step < 10; step++) await page.getByRole('button', { name: 'One step', exact: true }).click();
      await expect.poll(() => gameFrame(page), patient).toBe(from + steps);
      await expectPip(page, path[steps]);
    }
    await page.getByRole('slider', { name: 'Playback position' }).focus();
    await page.keyboard.press('End');
    await expect.poll(() => gameFrame(page), patient).toBeGreaterThan(from + 90);
    await expectPip(page, path[(await gameFrame(page)) - from]);
    await page.getByRole('button', { name: 'Watch panel' }).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => storedProject(page), patient).toBe(first);
  });

  test('moves Pip in the picture, and reverts it with Esc', async () => {
    const { page } = opened;
    await page.getByRole('tab', { name: 'What if?' }).click();
    await page.getByText(/^After \d\.\d s, Pip is at/).waitFor();
    const place = await frame
      .locator('[data-ghosts=asIs] polyline[data-ghost]')
      .first()
      .evaluate((line) => {
        const path = line as SVGPolylineElement;
        const start = path.points.getItem(0).matrixTransform(path.getScreenCTM() ?? undefined);
        return [start.x, start.y] as const;
      });
    const device = await page.locator('iframe').boundingBox();
    const at = [(device?.x ?? 0) + place[0], (device?.y ?? 0) + place[1]] as const;
    const drag = async () => {
      await page.mouse.move(...at);
      await page.mouse.down();
      await drawFrames(page, 6);
      await page.mouse.move(at[0] + 10, at[1] - 40, { steps: 4 });
      await expect.poll(async () => (await pathOf(frame, 'changed')).length, patient).toBeGreaterThan(10);
    };
    // Without the tab, paths are shown only while Pip is dragged.
    await page.getByRole('tab', { name: 'Watch', exact: true }).click();
    await expect.poll(() => pathOf(frame, 'asIs'), patient).toEqual([]);
    await drag();
    expect((await pathOf(frame, 'asIs')).length).toBeGreaterThan(10);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => pathOf(frame, 'asIs'), patient).toEqual([]);
    expect(await pathOf(frame, 'changed')).toEqual([]);
    expect(await storedProject(page)).toBe(first);
    await page.getByRole('tab', { name: 'What if?' }).click();
    await expect.poll(async () => (await pathOf(frame, 'asIs')).length, patient).toBeGreaterThan(10);
    for (const isKept of [false, true]) {
      await drag();
      if (!isKept) await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect.poll(() => pathOf(frame, 'changed'), patient).toEqual([]);
      if (isKept) await expect.poll(() => storedProject(page), patient).not.toBe(first);
      else expect(await storedProject(page)).toBe(first);
    }
    expect(opened.faults).toEqual([]);
  });
});

describe('dragging a number of a card beside the paused game', () => {
  test('shows where it leads until it is released, which keeps it, or restored with Esc', async () => {
    const rise = { name: 'Rise', direction: 90, space: 1, moveType: 1, speed: 20 };
    const { page, context, faults } = await visitProject(
      pressGame([{ id: 'id56', class: 'MoveBehavior', attributes: rise }]),
    );
    await openPart(page, 'prototype/id1');
    await page.keyboard.press('Control+Shift+Enter');
    const game = page.getByRole('region', { name: 'Preview' });
    await game.getByRole('button', { name: 'Pause' }).click();
    await game.getByRole('button', { name: 'Play', exact: true }).waitFor();
    const at = await gameFrame(page);
    const frame = page.frames().find((each) => each.url().includes('preview.html'));
    if (!frame) throw new Error('there is no preview frame');
    const card = page.getByRole('article', { name: /^Rise,/ });
    // Cards far below the view are not there yet.
    await page.getByRole('article', { name: /^Press,/ }).hover();
    await page.mouse.wheel(0, 2000);
    await card.waitFor();
    const speed = card.getByRole('textbox', { name: 'Speed', exact: true });
    const label = card.locator('[data-scrub]', { hasText: 'Speed' });
    for (const isKept of [false, true]) {
      await scrub(page, label, 60);
      await expect.poll(async () => (await pathOf(frame, 'changed')).length, patient).toBe(301);
      const [tried, asIs] = [await pathOf(frame, 'changed'), await pathOf(frame, 'asIs')];
      // 80 instead of 20 px/s for 5 s, from the same point.
      expect(tried[0]).toEqual(asIs[0]);
      expect(Math.abs((tried[300]?.[1] ?? 0) - (asIs[300]?.[1] ?? 0))).toBeCloseTo(300, 0);
      if (!isKept) await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect.poll(() => pathOf(frame, 'changed'), patient).toEqual([]);
      if (isKept) await page.getByText('Change applied.').first().waitFor();
      await expect.poll(() => speed.inputValue(), patient).toBe(isKept ? '80' : '20');
    }
    expect(await gameFrame(page)).toBe(at);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => speed.inputValue(), patient).toBe('20');
    expect(faults).toEqual([]);
    await context.close();
  });
});
