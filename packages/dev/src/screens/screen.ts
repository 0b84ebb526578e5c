import type { Project } from '@playhouse/core';
import type { Page } from 'playwright';

/** A project with its files. */
export interface PictureGame {
  readonly project: Project;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** One screen of the editor in one state. */
export interface Screen {
  readonly name: string;
  /** The projects in the library; the first is opened, unless the library itself is the screen. */
  readonly games: readonly PictureGame[];
  /** Where the picture is taken besides the desktop. */
  readonly also?: readonly ('tablet' | 'phone')[];
  /** Goes from the first game's first scene, or the library, to what is to be seen. */
  readonly isLibrary?: boolean;
  readonly open: (page: Page) => Promise<void>;
}

/** Waits until the page has drawn so many frames. */
export async function drawFrames(page: Page, count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Goes to a place of the open project, such as `prototype/id101`. */
export async function goTo(page: Page, place: string): Promise<void> {
  await page.evaluate((rest) => {
    location.hash = location.hash.replace(/(#\/game\/[^/]+\/).*$/, `$1${rest}`);
  }, place);
}

/** The behaviors of Pip, with the library of behaviors beside them where there is room for it. */
export async function openPip(page: Page): Promise<void> {
  await openBehaviors(page, 'id101');
}

export async function openBehaviors(page: Page, actor: string): Promise<void> {
  await goTo(page, `prototype/${actor}`);
  const list = page.getByRole('treegrid').or(page.getByText('Drag a behavior here'));
  await page.getByRole('button', { name: 'Insert behavior' }).or(list).first().waitFor();
  if ((page.viewportSize()?.width ?? 0) < 1100) return;
  await page.getByRole('tab', { name: 'Behaviors' }).first().click();
  // An earlier screen may have searched.
  await page.getByRole('searchbox', { name: 'Search behaviors' }).fill('');
  await page.getByRole('radio', { name: 'Usage' }).click();
}
