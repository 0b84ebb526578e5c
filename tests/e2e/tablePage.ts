import type { Page } from 'playwright';
import { type VisitOptions, visit } from './browser.ts';
import { keepOpenProject } from './editedProject.ts';
import { typeWhenFocused } from './focusedField.ts';

/** A new user's new project, with the library of tables. */
export async function visitTables(device: VisitOptions['device'] = {}) {
  const visited = await visit({
    prepare: keepOpenProject,
    route: '/templates',
    device: { reducedMotion: 'reduce', ...device },
  });
  const { page } = visited;
  await page.getByRole('button', { name: /New project/ }).click();
  await page.getByText('The stage is yours').waitFor();
  await page.getByRole('tab', { name: 'Tables' }).click();
  return visited;
}

/** The whole project as one text. */
export function textOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(globalThis.edited?.project.session.getState().project, (_, value: unknown) =>
      value instanceof Map ? [...value] : value,
    ),
  );
}

/** The names and cells of the shown table, line by line. */
export function linesOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-table-grid]')
    .evaluate((grid) =>
      [...grid.querySelectorAll('[role="row"]')].map((row) =>
        [...row.querySelectorAll('[role="gridcell"], [role="columnheader"]:not(:first-child)')]
          .map((cell) => cell.getAttribute('aria-label')?.split(', ')[0])
          .join('|'),
      ),
    );
}

/** Presses keys one after another; whatever is no key is typed. */
export async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (/^(?:Enter|Tab|Escape|Delete|Arrow\w+|F\d+|\w+\+\S+)$/.test(key)) await page.keyboard.press(key);
    else await page.keyboard.type(key);
  }
}

export function paste(page: Page, html: string, text: string): Promise<void> {
  return page.evaluate(
    ([markup, plain]) => {
      const data = new DataTransfer();
      data.setData('text/html', markup);
      data.setData('text/plain', plain);
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    [html, text] as const,
  );
}

/** What the focused part of the page copies as text. */
export function copied(page: Page): Promise<string> {
  return page.evaluate(() => {
    const data = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return data.getData('text/plain');
  });
}

export async function newTable(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /New table|Add table/ })
    .first()
    .press('Enter');
  const field = page.getByRole('row', { name: 'New Table, table' }).getByRole('textbox');
  await typeWhenFocused(field, name);
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name, exact: true }).focus();
}

export function cellAt(page: Page, row: number, column: number) {
  return page.locator(`[data-row="${row}"][data-column="${column}"]`);
}
