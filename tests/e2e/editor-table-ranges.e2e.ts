import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { useBrowser } from './browser.ts';
import { cellAt, copied, linesOf, newTable, paste, press, textOf, visitTables } from './tablePage.ts';

useBrowser();

const status = (page: Page) => page.locator('footer').getByRole('status');

test('several ranges are counted, copied and cleared as one, and the column beside them is described', async () => {
  const { page, context, faults } = await visitTables();
  await newTable(page, 'Numbers');
  await paste(page, '', '1\t2\t30\n4\t5\t60\n7\t8\t90\n');
  expect(await page.title()).toBe('Numbers - Untitled game - Playhouse');

  // The panel: type with what it would change, name, numbers.
  const column = page.getByRole('complementary', { name: 'Column' });
  for (const number of [1, 3]) {
    await cellAt(page, 1, number).click();
    await column.getByRole('heading', { name: `Column ${number}` }).waitFor();
    await column.getByRole('button', { name: 'Type: Text, change' }).press('Enter');
    await page.getByRole('menuitem', { name: /Integer/ }).press('Enter');
    await column.getByRole('button', { name: 'Type: Integer, change' }).waitFor();
  }
  const facts = column.getByLabel('Numbers of the column');
  await expect.poll(() => facts.textContent()).toBe('Cells8Different4Sum180Mean22.5Least0Most90');
  await column.getByRole('textbox', { name: 'Name' }).fill('Power');
  await page.keyboard.press('Enter');
  await page.getByRole('columnheader', { name: 'Power, column 3, integer' }).waitFor();
  await column.getByText('No expression names this column.').waitFor();
  expect(await violationsInThemes(page, 'aside[aria-label="Column"]')).toEqual([]);

  // Ctrl and a press or a drag, in the same rows.
  await cellAt(page, 1, 1).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.down('Control');
  const [from, to] = [await cellAt(page, 1, 3).boundingBox(), await cellAt(page, 2, 3).boundingBox()];
  if (!from || !to) throw new Error('The cells are shown.');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Control');
  await expect.poll(() => status(page).textContent()).toBe('Sum 95Mean 23.75Count 4');
  expect(await copied(page)).toBe('1\t30\n4\t60\n');

  // In neither the same rows nor the same columns there is nothing to copy.
  await cellAt(page, 3, 2).click({ modifiers: ['Control'] });
  expect(await copied(page)).toBe('');
  await page.getByText('Only ranges in the same rows or in the same columns can be copied together.').waitFor();
  const before = await textOf(page);
  await page.keyboard.press('Delete');
  await expect
    .poll(() => linesOf(page).then((lines) => lines.slice(1, 4)))
    .toEqual(['0|2|0|blank|blank', '0|5|0|blank|blank', '7|blank|90|blank|blank']);
  const cleared = await textOf(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => textOf(page)).toBe(before);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => textOf(page)).toBe(cleared);
  await page.keyboard.press('Control+z');

  // A second press takes a cell out. With keys: Ctrl+Shift+A, then arrows.
  await cellAt(page, 3, 2).click({ modifiers: ['Control'] });
  await expect.poll(() => status(page).textContent()).toBe('Sum 95Mean 23.75Count 4');
  await cellAt(page, 1, 1).click();
  await press(page, ['Control+Shift+A', 'ArrowRight', 'ArrowRight', 'Shift+ArrowDown', 'Control+Shift+A']);
  await press(page, ['ArrowDown', 'ArrowDown']);
  await expect.poll(() => status(page).textContent()).toBe('Sum 181Mean 45.25Count 4');
  await page.locator('[data-table-grid]').press('Shift+F10');
  await page.getByRole('menuitem', { name: /^Rows?$/ }).press('ArrowRight');
  await page.getByRole('menuitem', { name: 'Delete 3 rows' }).press('Enter');
  await expect.poll(() => linesOf(page).then((lines) => lines.length)).toBe(6);
  expect(faults).toEqual([]);
  await context.close();
});

/** A finger that presses, moves and lifts. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point) => ({ ...point, id: 0 })) });
  await send('touchStart', [from]);
  for (const part of [0.3, 0.6, 1]) {
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await send('touchEnd', []);
  await client.detach();
}

test('on a tablet a finger selects, extends by the handle, edits, and chooses further ranges', async () => {
  const { page, context, faults } = await visitTables({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  await newTable(page, 'Touch');
  await page.getByRole('tab', { name: 'Tables' }).click();
  await paste(page, '', '1\t2\n3\t4\n5\t6\n');
  const column = page.getByRole('complementary', { name: 'Column' });
  expect(await column.count()).toBe(0);

  await cellAt(page, 2, 2).tap();
  await expect.poll(() => cellAt(page, 2, 2).getAttribute('aria-selected')).toBe('true');
  const handle = await page.locator('[data-handle]').boundingBox();
  const target = await cellAt(page, 3, 3).boundingBox();
  if (!handle || !target) throw new Error('The handle and the cell are shown.');
  const middle = ({ x, y, width, height }: typeof handle) => ({ x: x + width / 2, y: y + height / 2 });
  await drag(page, middle(handle), middle(target));
  await expect.poll(() => page.locator('[role="gridcell"][aria-selected="true"]').count()).toBe(4);

  // A second range, through the menu.
  await page.getByRole('button', { name: 'Actions for the selection' }).tap();
  await page.getByRole('menuitem', { name: 'Add another range' }).tap();
  await cellAt(page, 1, 1).tap();
  await expect.poll(() => page.locator('[role="gridcell"][aria-selected="true"]').count()).toBe(5);

  const box = await cellAt(page, 3, 1).boundingBox();
  if (!box) throw new Error('The cell is shown.');
  await page.mouse.dblclick(middle(box).x, middle(box).y);
  await page.getByRole('textbox', { name: /^Edit/ }).fill('50');
  await cellAt(page, 1, 2).tap();
  await page.getByRole('gridcell', { name: '50, New Column, row 3' }).waitFor();

  await page.getByRole('button', { name: 'Column', exact: true }).tap();
  await column.getByRole('heading', { name: 'Column 2' }).waitFor();
  const small = await page
    .locator('main :is(button, input)')
    .evaluateAll((parts) =>
      parts
        .map((part) => ({ name: part.ariaLabel ?? part.textContent, box: part.getBoundingClientRect() }))
        .filter(({ box: { width, height } }) => width > 1 && Math.min(width, height) < 24),
    );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});
