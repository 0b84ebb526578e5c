import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Spoken } from './spoken.ts';

/** A screen of the editor, reached from the one before. */
export interface LanguageScreen {
  readonly name: string;
  /** Of the window; that of a laptop when absent. */
  readonly width?: number;
  /** Selects the part that is new, when the rest of the page was looked at before. */
  readonly within?: string;
  readonly go: (page: Page, say: Spoken) => Promise<void>;
}

/** A part of the project, by the end of its address, and what it shows once it is there. */
export function part(end: string, content: string): LanguageScreen {
  return {
    name: end,
    async go(page) {
      await leaveDialog(page);
      await page.evaluate((wanted) => {
        location.hash = location.hash.replace(/(#\/game\/[^/]+)\/.*$/, `$1/${wanted}`);
      }, end);
      await page.locator(content).first().waitFor();
    },
  };
}

/** Closes all dialogs and menus. */
export async function leaveDialog(page: Page): Promise<void> {
  // Messages at the edge of the page leave by themselves.
  const dialogs = page.locator('[role=dialog], [role=alertdialog]:not([role=region] *), [role=menu]');
  await expect
    .poll(async () => {
      const count = await dialogs.count();
      if (count > 0) await page.keyboard.press('Escape');
      return count;
    })
    .toBe(0);
}
