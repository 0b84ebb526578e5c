import path from 'node:path';
import { type Project, packArchive, writeProject } from '@playhouse/core';
import { type CDPSession, chromium, type Page } from 'playwright';
import { findChromium } from '../../packages/dev/src/chromium.ts';
import { serveEditor } from '../e2e/server.ts';

/** Of the pages that are measured, in CSS pixels. */
export const viewport = { width: 1366, height: 768 };

/**
 * Runs `work` on a page of the built editor that has imported a project and shows the list of projects. `prepare` runs
 * in the page before the editor does.
 */
export async function onEditorPage<Result>(
  project: Project,
  work: (page: Page) => Promise<Result>,
  prepare?: () => void,
): Promise<Result> {
  const built = process.env.PLAYHOUSE_EDITOR_DIST ?? path.resolve(import.meta.dirname, '../../editor/dist');
  const server = await serveEditor(built);
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
    await page.addInitScript(watchTasks);
    if (prepare) await page.addInitScript(prepare);
    await page.goto(`${server.url}#/projects`);
    await importProject(page, project);
    return await work(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Runs in the page before everything else: records the longest task since the last query. */
function watchTasks(): void {
  localStorage.setItem('playhouse-samples', 'installed');
  let longest = 0;
  const take = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  Object.assign(globalThis, {
    longestTask: () => {
      // Tasks that have ended but are not reported yet do not belong to what is measured next.
      take(observer.takeRecords());
      const found = longest;
      longest = 0;
      return found;
    },
  });
}

async function importProject(page: Page, project: Project): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const buffer = Buffer.from(packArchive(writeProject({ project, files: new Map() })));
  await (await choosing).setFiles({ name: 'game.playhouse.zip', mimeType: 'application/zip', buffer });
  await page.getByText(`${project.object.title} imported`).waitFor();
}

/** Opens the imported project in its first scene, and returns the milliseconds of script that this took. */
export async function openImported(page: Page, title: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click();
  const before = await scriptTime(client);
  await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
  await page.getByRole('application').waitFor();
  await page.waitForTimeout(300);
  const after = await scriptTime(client);
  // Everything that loads and checks during idle time has finished.
  await page.waitForTimeout(4000);
  return (after - before) * 1000;
}

async function scriptTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}

/** Milliseconds of the page's longest task during `work` and half a second after it. */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate('longestTask()');
  await work();
  await page.waitForTimeout(500);
  return page.evaluate<number>('longestTask()');
}
