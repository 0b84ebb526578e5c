import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { paletteFieldOf, typeWhenFocused } from './focusedField.ts';
import { dragScene, pointOf, stageOf, visitProject } from './stagePage.ts';

useBrowser();

function game() {
  return buildProject({
    title: 'Guides',
    prototypes: [{ id: 'id1', name: 'Crate', attributes: { size: { width: 40, height: 40 } } }],
    scenes: [{ id: 'id1', name: 'Meadow', layers: [{ actors: [{ prototype: 'id1', position: { x: 200, y: 200 } }] }] }],
  });
}

const openGrid = (page: Page) => page.getByRole('button', { name: /^Grid \d/ }).click();

async function closeGrid(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Grid' }).waitFor({ state: 'hidden' });
}

const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

/** Drags from a place on a ruler to a scene point. */
async function pullGuide(page: Page, ruler: 'upper' | 'left', to: readonly [number, number]): Promise<void> {
  const box = await stageOf(page).boundingBox();
  const end = await pointOf(page, ...to);
  if (!box) throw new Error('The stage is shown.');
  const [x, y] = ruler === 'upper' ? [end.x, box.y + 8] : [box.x + 8, end.y];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

describe('guides', () => {
  test('are pulled out of rulers, snapped to, moved, kept for the project, and removed', async () => {
    const { page, context, faults } = await visitProject(game());
    await pullGuide(page, 'left', [500, 300]);
    await pullGuide(page, 'upper', [700, 600]);
    await openGrid(page);
    const near = async (name: string) => Number(await field(page, name).inputValue());
    expect(Math.abs((await near('Guide 1, x')) - 500)).toBeLessThan(3);
    expect(Math.abs((await near('Guide 2, y')) - 600)).toBeLessThan(3);
    await field(page, 'Guide 1, x').fill('400');
    await page.getByRole('switch', { name: 'Show guides' }).focus();
    await closeGrid(page);
    await dragScene(page, [200, 200], [403, 330], () =>
      page.getByRole('contentinfo').getByText('Snapped to the guide at 400').waitFor(),
    );
    await page.reload();
    await stageOf(page).waitFor();
    await openGrid(page);
    expect(await near('Guide 1, x')).toBe(400);
    expect(await violationsInThemes(page, '[role="dialog"]')).toEqual([]);
    await closeGrid(page);
    // Back onto the ruler.
    const box = await stageOf(page).boundingBox();
    const line = await pointOf(page, 400, 700);
    await page.mouse.move(line.x, line.y);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 8, line.y, { steps: 4 });
    await page.mouse.up();
    const told = page.getByRole('alertdialog').filter({ hasText: '1 guide deleted' });
    await told.getByRole('button', { name: 'Undo' }).click();
    await openGrid(page);
    expect(await near('Guide 1, x')).toBe(400);
    await page.getByRole('button', { name: 'Delete guide 1' }).click();
    await field(page, 'Guide 1, y').waitFor();
    expect(await page.getByRole('spinbutton', { name: /^Guide/ }).count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are added, changed and deleted with the keyboard', async () => {
    const { page, context } = await visitProject(game());
    await page.keyboard.press('Control+k');
    await typeWhenFocused(paletteFieldOf(page), '>Add vertical guide');
    await page
      .getByRole('option', { name: /Add vertical guide/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await openGrid(page);
    await field(page, 'Guide 1, x').waitFor();
    await page.getByRole('button', { name: 'Delete guide 1' }).press('Enter');
    const count = () => page.getByRole('spinbutton', { name: /^Guide/ }).count();
    await expect.poll(count).toBe(0);
    await page.getByRole('button', { name: 'Vertical' }).press('Enter');
    await page.getByRole('button', { name: 'Horizontal' }).press('Enter');
    await expect.poll(count).toBe(2);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('>Delete all guides');
    await page
      .getByRole('option', { name: /Delete all guides/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('2 guides deleted').waitFor();
    await openGrid(page);
    await expect.poll(count).toBe(0);
    await page.keyboard.press('Escape');
    const told = page.getByRole('alertdialog').filter({ hasText: '2 guides deleted' });
    await told.getByRole('button', { name: 'Undo' }).click();
    await openGrid(page);
    await expect.poll(count).toBe(2);
    await context.close();
  });
});

test('the pixels of the scene have lines around them from 800 % on', async () => {
  const { page, context } = await visitProject(game());
  // The upper canvas, away from the rulers, where no actor is.
  const linesAcross = () =>
    stageOf(page).evaluate((stage) => {
      const canvas = [...stage.querySelectorAll('canvas')].at(-1);
      const row = canvas?.getContext('2d')?.getImageData(100, 133, 400, 1).data ?? [];
      const inked = Array.from({ length: row.length / 4 }, (_, x) => (row[x * 4 + 3] ?? 0) > 0);
      return inked.filter((isInked, x) => isInked && !inked[x - 1]).length;
    });
  const zoom = () => page.getByRole('button', { name: /^Zoom, / }).innerText();
  await stageOf(page).focus();
  const seen: [number, number][] = [];
  for (let step = 0; step < 40; step += 1) {
    const shown = Number.parseFloat(await zoom());
    await drawFrames(page, 3);
    seen.push([shown, await linesAcross()]);
    if (shown > 1200) break;
    await page.keyboard.press('+');
    await expect.poll(zoom).not.toBe(`${shown} %`);
  }
  expect(seen.at(-1)?.[0]).toBeGreaterThan(1200);
  for (const [shown, lines] of seen) {
    if (shown < 790) expect([shown, lines]).toEqual([shown, 0]);
    else if (shown > 810) expect(Math.abs(lines - 400 / (shown / 100))).toBeLessThan(2);
  }
  await context.close();
});

test('the grid snaps the middle or the edges, in its own color', async () => {
  const { page, context } = await visitProject(game());
  await openGrid(page);
  await page.getByText('Show the grid').click();
  await page.getByText('To intersection').click();
  await page.getByRole('button', { name: /^Grid color, FF00FF 35 %/ }).waitFor();
  await closeGrid(page);
  await dragScene(page, [200, 200], [340, 430]);
  const shown = async () => (await page.locator('[data-actor]').first().textContent()) ?? '';
  await expect.poll(shown).toContain('x 300, y 400');
  await openGrid(page);
  await page.getByText('To edge').click();
  await closeGrid(page);
  await dragScene(page, [300, 400], [370, 450]);
  await expect.poll(shown).toMatch(/x (320|380), y (420|480)/);
  // The same holds for what comes from the library, which shows its place before it is dropped.
  await openGrid(page);
  await page.getByText('To intersection').click();
  await page.keyboard.press('Escape');
  const [at, box] = [await pointOf(page, 730, 560), await stageOf(page).boundingBox()];
  const targetPosition = { x: at.x - (box?.x ?? 0), y: at.y - (box?.y ?? 0) };
  await page
    .getByRole('row', { name: /^Crate/ })
    .first()
    .dragTo(stageOf(page), { targetPosition });
  await expect
    .poll(() => page.locator('[data-actor]').allTextContents())
    .toContainEqual(expect.stringContaining('x 700, y 600'));
  await context.close();
});

test('the minimap moves the view by pointer and keys, and goes away when all is seen', async () => {
  const { page, context } = await visitProject(game());
  const map = page.getByRole('group', { name: 'Minimap' });
  await drawFrames(page, 12);
  expect(await map.count()).toBe(0);
  await stageOf(page).focus();
  const zoomIn = async () => {
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('+');
    await map.waitFor();
  };
  await zoomIn();
  const frame = map.locator('div').last();
  const place = () => frame.evaluate((node) => node.style.transform);
  const before = await place();
  await map.click({ position: { x: 20, y: 20 } });
  await expect.poll(place).not.toBe(before);
  const pressed = await place();
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).not.toBe(pressed);
  await stageOf(page).focus();
  await page.keyboard.press('Shift+Digit1');
  await expect.poll(() => map.count()).toBe(0);
  await zoomIn();
  await page.keyboard.press('Shift+M');
  await expect.poll(() => map.count()).toBe(0);
  await context.close();
});
