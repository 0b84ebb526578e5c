import { expect, test } from 'vitest';
import { type Screen, violationsOnScreens } from './axe.ts';
import { useBrowser } from './browser.ts';
import { untilFocused } from './focusedField.ts';
import { linesOf, newTable, paste, press, textOf, visitTables } from './tablePage.ts';

useBrowser();

const office =
  '<html><body><table><tr><td>Käse</td><td align="right" sdval="1.5" sdnum="1031;">1,5</td></tr>' +
  '<tr><td>a<br>b</td><td>7</td></tr></table></body></html>';

test('a level is typed, named, retyped, pasted, imported and sorted with the keyboard, and undone to the first byte', async () => {
  const { page, context, faults } = await visitTables();
  await newTable(page, 'Level');
  const before: string[] = [];
  const step = async (action: () => Promise<unknown>, wanted: readonly string[], rows = 1) => {
    before.push(await textOf(page));
    await action();
    await expect.poll(() => linesOf(page).then((lines) => lines.slice(0, rows))).toEqual(wanted);
  };
  const level = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 5 }, (__, column) => String((row + column) % 4)),
  );
  const cells = level.flat();
  for (const [at, cell] of cells.entries()) await press(page, [cell, at === cells.length - 1 ? 'Enter' : 'Tab']);
  await press(page, ['Control+Home']);
  await expect.poll(() => linesOf(page).then((lines) => lines.slice(1, 9))).toEqual(level.map((row) => row.join('|')));

  await press(page, ['Control+Home', 'ArrowUp']);
  await step(() => press(page, ['Kind', 'Tab']), ['Kind|New Column|New Column|New Column|New Column']);
  await step(() => press(page, ['Power', 'Tab']), ['Kind|Power|New Column|New Column|New Column']);
  await press(page, ['ArrowLeft', 'Alt+ArrowDown']);
  const decimal = page.getByRole('menuitem', { name: /Decimal/ });
  await expect.poll(() => decimal.textContent()).toContain('No cell changes');
  await step(async () => {
    await decimal.press('Enter');
    await page.getByRole('columnheader', { name: 'Power, column 2, decimal' }).waitFor();
  }, ['Kind|Power|New Column|New Column|New Column']);

  await page.locator('[data-table-grid]').focus();
  await press(page, ['Control+Home']);
  await step(
    () => paste(page, office, 'Käse\t1,5\n"a\nb"\t7\n'),
    ['Kind|Power|New Column|New Column|New Column', 'Käse|1.5|2|3|0', 'a\nb|7|3|0|1'],
    3,
  );
  await press(page, ['Control+End']);
  await paste(page, '', `${'x\t'.repeat(1000)}y\n`);
  await page.getByText('Nothing was pasted. A table has at most 1000 columns; these are 1005.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await paste(page, '', 'x\ty\nz\tw\n');
  await page.getByText('The table lacks 1 row and 1 column.').waitFor();
  await step(
    () => page.getByRole('button', { name: 'Paste', exact: true }).press('Enter'),
    ['Kind|Power|New Column|New Column|New Column|New Column'],
  );
  await expect
    .poll(() => linesOf(page).then((lines) => lines.slice(-2)))
    .toEqual(['3|0|1|2|x|y', 'blank|0|blank|blank|z|w']);

  await page.getByRole('button', { name: 'Import CSV' }).press('Enter');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  const buffer = Buffer.from('Name;Größe\nÄpfel;10\nBirnen;9\nÜber\n', 'latin1');
  await (await choosing).setFiles({ name: 'obst.csv', mimeType: 'text/csv', buffer });
  await page.getByText('1 blank cell fills lines that are shorter than others.').waitFor();
  await step(
    () => page.getByRole('button', { name: 'Import', exact: true }).press('Enter'),
    ['Name|Größe', 'Äpfel|10', 'Birnen|9', 'Über|blank'],
    4,
  );

  await page.getByRole('button', { name: 'Import CSV' }).press('Enter');
  const choosingAgain = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  const prices = Buffer.from('Preis;Größe\n1,5;Käse\n-0,25;\n1.234,75;5\n');
  await (await choosingAgain).setFiles({ name: 'preise.csv', mimeType: 'text/csv', buffer: prices });
  const decimals = page.getByRole('combobox', { name: 'Decimals' });
  const shown = () =>
    page.getByRole('region', { name: 'Preview' }).locator('tbody tr td:nth-child(2)').allTextContents();
  await expect.poll(shown).toEqual(['1.5', '-0.25', '1234.75']);
  await page.getByText('Numbers with a comma are read: 1,5 becomes 1.5.').waitFor();
  await decimals.selectOption('Point (1.5)');
  await expect.poll(shown).toEqual(['1,5', '-0,25', '1.234,75']);
  await decimals.selectOption('Comma (1,5)');
  await expect.poll(shown).toEqual(['1.5', '-0.25', '1234.75']);
  await step(
    () => page.getByRole('button', { name: 'Import', exact: true }).press('Enter'),
    ['Preis|Größe', '1.5|Käse', '-0.25|blank', '1234.75|5'],
    4,
  );

  await page.locator('[data-table-grid]').focus();
  await press(page, ['Control+Home', 'ArrowRight', 'Shift+F10']);
  await step(
    () => page.getByRole('menuitem', { name: /^Sort A–Z/ }).press('Enter'),
    ['Preis|Größe', '1234.75|5', '1.5|Käse', '-0.25|blank'],
    4,
  );

  await page.locator('[data-table-grid]').focus();
  for (const text of before.toReversed()) {
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page).then((now) => now === text)).toBe(true);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('a wrong number keeps what was typed, Space switches, ranges fill and move, and names find their way', async () => {
  const { page, context, faults } = await visitTables();
  await newTable(page, 'Numbers');
  await press(page, ['2', 'Enter', '4', 'Enter', 'ArrowUp', 'ArrowUp', 'Shift+ArrowDown']);
  const handle = await page.locator('[data-handle]').boundingBox();
  const cell = await page.locator('[data-row="5"][data-column="1"]').boundingBox();
  if (!handle || !cell) throw new Error('The handle and the cell are shown.');
  await page.mouse.move(handle.x + 4, handle.y + 4);
  await page.mouse.down();
  await page.mouse.move(cell.x + 20, cell.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(() => linesOf(page).then((lines) => lines.slice(1, 6).map((line) => line.split('|')[0])))
    .toEqual(['2', '4', '2', '4', '2'].map((_, index) => String(2 + 2 * index)));
  await page
    .getByRole('columnheader', { name: /column 1/ })
    .locator('[data-type-menu]')
    .click();
  await page.getByRole('menuitem', { name: /Integer 3 change/ }).click();
  await page.locator('[data-row="1"][data-column="1"]').click();
  await press(page, ['seven', 'Enter']);
  await page.getByText('Type a whole number.').waitFor();
  expect(await page.getByRole('textbox', { name: /^Edit/ }).inputValue()).toBe('seven');
  await press(page, ['Escape', '8*2', 'Enter']);
  await page.getByRole('gridcell', { name: '16, New Column, row 1' }).waitFor();
  await page.locator('[data-row="1"][data-column="1"]').click();
  await press(page, ['Control+ArrowDown', 'Control+Shift+ArrowUp']);
  await page.getByText('Sum 44').waitFor();
  await page.getByText('Mean 5.5').waitFor();

  await page.locator('[data-row="0"][data-column="1"]').click({ position: { x: 60, y: 15 } });
  const [from, to] = [
    await page.locator('[data-row="0"][data-column="1"]').boundingBox(),
    await page.locator('[data-row="0"][data-column="3"]').boundingBox(),
  ];
  if (!from || !to) throw new Error('The names are shown.');
  await page.mouse.move(from.x + 60, from.y + 15);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width - 10, to.y + 15, { steps: 6 });
  await page.mouse.up();
  await page.getByRole('gridcell', { name: '16, New Column, row 1' }).and(page.locator('[data-column="3"]')).waitFor();

  await page.getByRole('gridcell', { name: '16, New Column, row 1' }).dblclick();
  await page.getByRole('textbox', { name: /^Edit/ }).press('Escape');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('16');
  await page.getByText('1 found').or(page.getByText('1 of 1')).waitFor();
  await press(page, ['Enter', 'Escape']);
  const active = () => page.locator('[data-table-grid]').getAttribute('aria-activedescendant');
  await expect.poll(active).toMatch(/-1-3$/);
  expect(faults).toEqual([]);
  await context.close();
});

test('tables are renamed, duplicated and deleted with a warning, and the purchase table is restored and locked', async () => {
  const { page, context } = await visitTables();
  await page.getByRole('button', { name: 'Restore Purchase Table' }).click();
  const row = page.getByRole('row', { name: 'PurchaseTable, table' });
  await row.focus();
  await expect.poll(() => page.getByRole('button', { name: 'Restore Purchase Table' }).count()).toBe(0);
  await page.keyboard.press('F2');
  await page.getByText('PurchaseTable name is not editable.').waitFor();
  await page.getByRole('button', { name: 'Add row' }).click();
  await page.locator('[data-row="1"][data-column="4"]').click();
  await page.keyboard.type('5');
  await page.getByText('The column Price is filled in while the game runs.').waitFor();
  await newTable(page, 'Levels');
  await page.getByRole('row', { name: 'Levels, table' }).hover();
  await page.getByRole('button', { name: 'More actions for Levels' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('row', { name: 'Levels 01, table' }).focus();
  await page.keyboard.press('Delete');
  const warning = page.getByRole('alertdialog', { name: 'Warning' });
  await warning.getByText('Nothing uses it.').waitFor();
  await untilFocused(warning.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('row', { name: /, table/ }).count()).toBe(2);
  await context.close();
});

test('axe finds nothing in the table editor, its library and its dialogs', async () => {
  const { page, context } = await visitTables();
  const focusGrid = () => page.getByRole('grid', { name: 'Level' }).focus();
  const screens: readonly Screen[] = [
    {
      name: 'empty library',
      go: () => page.getByText('Tables hold levels').waitFor(),
      within: '[data-region="library"]',
    },
    {
      name: 'table',
      go: async () => {
        await newTable(page, 'Level');
        await press(page, ['12', 'Enter', 'Shift+ArrowUp', 'Shift+ArrowRight']);
      },
    },
    {
      name: 'type menu',
      go: async () => {
        await page.locator('[data-type-menu="2"]').click();
        await page.getByRole('menuitem', { name: /Integer/ }).waitFor();
      },
      within: '[role="menu"]',
    },
    {
      name: 'paste',
      go: async () => {
        await page.keyboard.press('Escape');
        await focusGrid();
        await press(page, ['Control+End']);
        await paste(page, '', 'x\ty\nz\tw\n');
      },
      within: '[role="dialog"]',
    },
    {
      name: 'import',
      go: async () => {
        await page.keyboard.press('Escape');
        const choosing = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Import CSV' }).click();
        await page.getByRole('button', { name: 'Choose a file' }).click();
        await (await choosing).setFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n3\n') });
        await page.getByRole('region', { name: 'Preview' }).waitFor();
      },
      within: '[role="dialog"]',
    },
  ];
  expect(await violationsOnScreens(page, screens)).toEqual([]);
  await context.close();
});
