import { type Project, packArchive, writeProject } from '@playhouse/core';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { type Visit, type VisitOptions, visit } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { openArchive, takesFiles } from './openedFiles.ts';

/**
 * A visit with its own project, opened in its first scene. Dialogs and menus appear without motion, which is tested
 * separately.
 */
export async function visitProject(
  project: Project,
  files = new Map<string, Uint8Array>(),
  prepare?: () => void,
  device?: VisitOptions['device'],
): Promise<Visit> {
  const opened = await visit({
    // Of all pages, this one costs least.
    route: '/nothing',
    isReturning: true,
    device: { reducedMotion: 'reduce', ...device },
    ...(prepare && { prepare }),
  });
  await importProject(opened.page, project, files);
  return opened;
}

/** Imports a project that is not there yet, and opens it in its first scene. */
export async function importProject(
  page: Page,
  project: Project,
  files: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<void> {
  if (!(await takesFiles(page))) {
    await addProject(page, project, files);
    await openProject(page, project);
    return;
  }
  await openArchive(page, project, files);
  await page.waitForFunction(
    (title) => document.querySelector('[role=application]') !== null && document.title.includes(title),
    project.object.title,
  );
}

/** Imports a project on the projects page. */
export async function addProject(
  page: Page,
  project: Project,
  files: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const chooser = await choosing;
  const buffer = Buffer.from(packArchive(writeProject({ project, files })));
  await chooser.setFiles({ name: 'game.playhouse.zip', mimeType: 'application/zip', buffer });
  await page.getByText(`${project.object.title} imported`).waitFor();
}

/** Opens a project of the projects page in its first scene. */
export async function openProject(page: Page, project: Project): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${project.object.title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
  await stageOf(page).waitFor();
}

/** Goes to a part of the open project, such as `prototype/id1`, and waits until it has replaced what was shown. */
export async function openPart(page: Page, part: string): Promise<void> {
  const isShown = await page.evaluate((wanted) => {
    const hash = location.hash.replace(/(#\/game\/[^/]+\/).*$/, `$1${wanted}`);
    if (hash === location.hash) return true;
    for (const content of document.querySelectorAll('main [data-row], main [role=application], main [data-lock]'))
      content.setAttribute('data-left', '');
    location.hash = hash;
    return false;
  }, part);
  if (isShown) return;
  // A locked instance may have no rows, but says whose behaviors it has.
  const kinds = ['[data-row]', '[role=application]', '[data-lock]:not([data-open])'];
  const content = page.locator('main').locator(kinds.map((kind) => `${kind}:not([data-left])`).join(', '));
  await content.first().or(page.getByText('Drag a behavior here')).first().waitFor();
}

/** The stage, which takes pointer and keyboard input. */
export function stageOf(page: Page): Locator {
  return page.getByRole('application');
}

/** The stage's description of its actors, front layer first: "Pip, layer New Layer, x 100, y 200, 40 by 40". */
export async function actorsOf(page: Page): Promise<string[]> {
  return (await page.locator('[data-actor]').allTextContents()).map((text) => text.trim());
}

/**
 * Waits until the stage would have described a change, which it does once nothing changes any more: to check that
 * there is none.
 */
export async function untilActorsRest(page: Page): Promise<void> {
  await drawFrames(page, 24);
}

/** Waits until the stage describes its actors like this. */
export async function expectActors(page: Page, wanted: readonly string[]): Promise<void> {
  await expect.poll(() => actorsOf(page)).toEqual(wanted);
}

/** The page position of a scene point, for a scene of 1024 x 768 that is shown as a whole. */
export async function pointOf(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await stageOf(page).boundingBox();
  if (!box) throw new Error('the stage is shown');
  const [width, height] = [box.width - 20, box.height - 20];
  const zoom = Math.min((width - 48) / 1024, (height - 48) / 768, 1);
  return {
    x: box.x + 20 + width / 2 + (x - 512) * zoom,
    y: box.y + 20 + height / 2 - (y - 384) * zoom,
  };
}

/** Presses at one scene point and releases at another. */
export async function dragScene(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
  during?: () => Promise<void>,
): Promise<void> {
  const [start, end] = [await pointOf(page, ...from), await pointOf(page, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await drawFrames(page, 3);
  await during?.();
  await page.mouse.up();
}

export async function clickScene(
  page: Page,
  x: number,
  y: number,
  options: Parameters<Page['mouse']['click']>[2] = {},
) {
  const at = await pointOf(page, x, y);
  await page.mouse.click(at.x, at.y, options);
}

/** Shows a part of a page that has one column, as on phones. Elsewhere all parts are there, and nothing is done. */
export async function showPart(page: Page, part: 'Library' | 'Editor' | 'Inspector'): Promise<void> {
  const tab = page.getByRole('tablist', { name: 'Parts of the page' }).getByRole('tab', { name: part });
  if (await tab.isVisible()) await tab.click();
}
