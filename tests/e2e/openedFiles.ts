import { type Project, packArchive, writeProject } from '@playhouse/core';
import type { BrowserContext, Page } from 'playwright';

declare global {
  /** Whether `openFiles` will be there. */
  var handsFiles: boolean | undefined;
  /** Opens files as the system does when the user chooses the installed editor for them. */
  var openFiles: ((files: readonly File[]) => void) | undefined;
}

/** Pages of this context can be handed files to open, as those of an installed editor can. */
export async function takeOpenedFiles(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const setConsumer = (consume: (launch: object) => void) => {
      globalThis.openFiles = (files) =>
        consume({ files: files.map((file) => ({ getFile: () => Promise.resolve(file) })) });
    };
    globalThis.handsFiles = true;
    Object.defineProperty(window, 'launchQueue', { configurable: true, value: { setConsumer } });
  });
}

/** Whether the page can be handed files. */
export function takesFiles(page: Page): Promise<boolean> {
  return page.evaluate(() => globalThis.handsFiles === true);
}

/** Has the editor import a project and open it, once the editor takes files. */
export async function openArchive(page: Page, project: Project, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const archive = Buffer.from(packArchive(writeProject({ project, files }))).toString('base64');
  await page.waitForFunction(() => globalThis.openFiles !== undefined);
  await page.evaluate((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    globalThis.openFiles?.([new File([bytes], 'game.playhouse.zip', { type: 'application/zip' })]);
  }, archive);
}
