import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { useBrowser } from './browser.ts';
import { openPart, visitProject } from './stagePage.ts';

useBrowser();

const game = () =>
  buildProject({
    title: 'Bodies',
    prototypes: [{ id: 'id1', name: 'Crate', attributes: { size: { width: 100, height: 80 } } }],
  });

const corner = (page: Page, at: number, of: number) =>
  page.getByRole('button', { name: new RegExp(`^Corner ${at} of ${of},`) });

test('a collision shape is drawn: corners are added, moved and removed by pointer and keys', async () => {
  const { page, context, faults } = await visitProject(game());
  await openPart(page, 'prototype/id1');
  await page.getByText('Picture and body', { exact: true }).click();
  await page.getByText('Custom', { exact: true }).click();
  // Without a picture, the actor is a box of its color, which is traced.
  await corner(page, 4, 4).waitFor();
  const places = async (count: number) => {
    const names = await Promise.all(
      Array.from({ length: count }, (_, at) => corner(page, at + 1, count).getAttribute('aria-label')),
    );
    return names.map((name) => name?.replace(/^.*, x (\S+), y (\S+)$/, '$1 $2')).toSorted();
  };
  expect(await places(4)).toEqual(['-50 -40', '-50 40', '50 -40', '50 40']);
  // A press on the lower side adds a corner, which follows the pointer.
  const [left, right] = await Promise.all(
    ['x -50, y -40', 'x 50, y -40'].map((at) => page.getByRole('button', { name: at }).boundingBox()),
  );
  if (!left || !right) throw new Error('The corners are shown.');
  const y = left.y + left.height / 2;
  const middle = (left.x + right.x + right.width) / 2;
  const pixel = (right.x - left.x) / 100;
  await page.mouse.move(middle, y);
  await page.mouse.down();
  await page.mouse.move(middle, y - 20 * pixel, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => places(5)).toContain('0 -20');
  const added = page.getByRole('button', { name: 'x 0, y -20' });
  await added.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(() => places(5)).toContain('0 -10');
  expect(await violationsInThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'x 0, y -10' }).focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => corner(page, 1, 4).count()).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => places(5)).toContain('0 -10');
  // Another shape and back: what was drawn is kept.
  for (const shape of ['Rectangle', 'Custom']) await page.getByText(shape, { exact: true }).click();
  await expect.poll(() => places(5)).toContain('0 -10');
  // Esc takes back a drag, and a press alone adds a corner.
  const lower = page.getByRole('button', { name: 'x 50, y -40' });
  const grip = await lower.boundingBox();
  if (!grip) throw new Error('The corner is shown.');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x - 30, grip.y - 30, { steps: 3 });
  await expect.poll(() => lower.count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await lower.waitFor();
  await page.mouse.click(right.x + right.width / 2, y - 40 * pixel);
  await expect.poll(() => places(6)).toContain('50 0');
  await page.getByRole('button', { name: 'Trace the picture' }).click();
  await expect.poll(() => places(4)).toEqual(['-50 -40', '-50 40', '50 -40', '50 40']);
  expect(faults).toEqual([]);
  await context.close();
});
