import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { chromiumArgs } from '../e2e/chromiumArgs.ts';
import { longestTask } from '../e2e/longestTask.ts';
import { type StaticServer, serveEditor } from '../e2e/server.ts';
import { root } from '../root.ts';

let server: StaticServer;
let browser: Browser;

/** Serves the built editor to a browser for the tests of a file. */
export function useEditor(): void {
  beforeAll(async () => {
    server = await serveEditor(process.env.PLAYHOUSE_EDITOR_DIST ?? path.join(root, 'editor/dist'));
    browser = await chromium.launch({
      executablePath: process.env.PLAYHOUSE_CHROMIUM ?? '/usr/bin/chromium',
      args: [...chromiumArgs],
    });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
}

/** How long the page may not answer, in ms of processor time. */
const longestAllowed = 200;

/** The page of a returning user at a given address. */
async function openEditor(route: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('crash', () => faults.push('crash'));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('playhouse-samples', 'installed');
  });
  await page.goto(`${server.url}#${route}`);
  return { page, faults };
}

/** A new project in the editor. */
export async function createProject(page: Page): Promise<void> {
  await page.getByRole('button', { name: /New project/ }).click();
  await page.getByText('The stage is yours').waitFor();
}

interface Visit {
  readonly route: string;
  /** What comes before the files, and is not measured. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly give: (page: Page) => Promise<void>;
}

/**
 * Gives files to the page, which must not fail, nor be blocked for long. A page that was blocked gets a second
 * chance, for what only the first run has to do. Prints the longest task.
 */
export async function giveFiles(name: string, { route, prepare, give }: Visit): Promise<void> {
  let longest = Infinity;
  for (let attempt = 0; attempt < 2 && longest > longestAllowed; attempt++) {
    const { page, faults } = await openEditor(route);
    await prepare(page);
    longest = await longestTask(page, () => give(page));
    console.info(`${name}: longest task ${Math.round(longest)} ms`);
    expect(faults).toEqual([]);
    await page.close();
  }
  expect(longest).toBeLessThanOrEqual(longestAllowed);
}
