import type { Page } from 'playwright';

/** Navigates, without loading the document again, to a page outside the project, and waits for its own heading. */
export async function goToPage(page: Page, name: string): Promise<void> {
  await page.evaluate((to) => {
    // The page that is left has a heading, too, for as long as the next one is being loaded.
    for (const heading of document.querySelectorAll<HTMLElement>('h1')) heading.dataset.left = '';
    location.assign(`#/${to}`);
  }, name);
  await page.locator('[data-region=top]').waitFor({ state: 'detached' });
  await page.locator('h1:not([data-left])').waitFor();
}
