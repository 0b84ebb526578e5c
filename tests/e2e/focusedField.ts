import type { Locator, Page } from 'playwright';

/** Waits until an element has the focus, which dialogs and new fields take some time after they are shown. */
export async function untilFocused(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus')).waitFor();
}

/** Types as soon as a field has the focus; earlier keys would belong to the page. */
export async function typeWhenFocused(field: Locator, text: string): Promise<void> {
  await untilFocused(field);
  await field.page().keyboard.type(text);
}

/** The field of a row that gets a name, as new ones do at once. */
export function nameFieldOf(page: Page): Locator {
  return page.getByRole('row').getByRole('textbox');
}

/** The field of the command palette. */
export function paletteFieldOf(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search commands and places' });
}

/** The field of the find panel. */
export function findFieldOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Find in project' }).getByRole('searchbox');
}
