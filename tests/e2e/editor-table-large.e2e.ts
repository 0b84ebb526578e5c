import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { keepOpenProject } from './editedProject.ts';
import { visitProject } from './stagePage.ts';
import { cellAt, paste, press, textOf } from './tablePage.ts';

useBrowser();

const rowCount = 10_000;
const columnCount = 50;

/** Numbers in another order than when sorted, short enough for an import without warnings. */
const cellOf = (row: number, column: number) => (row * 79 + column) % 100;

async function visitLarge() {
  const columns = Array.from({ length: columnCount }, (_, column) => ({
    name: `C${column + 1}`,
    type: 2,
    cells: Array.from({ length: rowCount }, (__, row) => cellOf(row, column)),
  }));
  const rows = Array.from({ length: rowCount }, () => '');
  const project = buildProject({
    title: 'Large',
    scenes: [{ id: 'id1', name: 'Barn', layers: [{ id: 'id10' }] }],
    tables: [{ id: 'id70', name: 'Big', rows, columns }],
  });
  const visited = await visitProject(project, new Map(), keepOpenProject);
  await openTable(visited.page);
  return visited;
}

async function openTable(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = location.hash.replace(/(#\/game\/[^/]+\/).*$/, '$1table/id70');
  });
  await cellAt(page, 1, 1).waitFor();
  await page.locator('[data-table-grid]').focus();
}

test('a table of 10,000 by 50 is edited, filled, sorted and pasted beyond its edge by keyboard, and each step undone', async () => {
  const { page, context, faults } = await visitLarge();
  const untouched = await textOf(page);
  const undone = async (what: string) => {
    expect((await textOf(page)) === untouched, what).toBe(false);
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page).then((text) => text === untouched), { message: what }).toBe(true);
  };
  await press(page, ['Control+End']);
  expect(await cellAt(page, rowCount, columnCount).textContent()).toBe(String(cellOf(rowCount - 1, columnCount - 1)));
  await press(page, ['123456', 'Enter']);
  await expect.poll(() => cellAt(page, rowCount, columnCount).textContent()).toBe('123456');
  await undone('an edit of the last cell');

  await press(page, ['Control+Home', 'Control+Shift+ArrowDown', 'Control+D']);
  await press(page, ['Control+Home', 'Control+ArrowDown']);
  await expect.poll(() => cellAt(page, rowCount, 1).textContent()).toBe(String(cellOf(0, 0)));
  await undone('a filled column');

  await press(page, ['Control+Home', 'Shift+F10']);
  await page.getByRole('menuitem', { name: /^Sort A–Z/ }).press('Enter');
  // Each number is there a hundred times.
  await expect.poll(() => cellAt(page, 5, 1).textContent()).toBe('0');
  expect(cellOf(4, 0)).not.toBe(0);
  await page.locator('[data-table-grid]').focus();
  await undone('a sorted table');

  await press(page, ['Control+End']);
  await paste(page, '', '1\t2\t3\n4\t5\t6\n');
  await page.getByText('The table lacks 1 row and 2 columns.').waitFor();
  await page.getByRole('button', { name: 'Paste', exact: true }).press('Enter');
  await page.locator('[data-table-grid]').focus();
  await press(page, ['Control+End']);
  await expect.poll(() => cellAt(page, rowCount + 1, columnCount + 2).textContent()).toBe('6');
  await undone('a paste beyond the edge');
  expect(faults).toEqual([]);
  await context.close();
});
