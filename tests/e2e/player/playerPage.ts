import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Project, packArchive, writeProject } from '@playhouse/core';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../browser.ts';
import { type StaticServer, serveEditor } from '../server.ts';
import type { OpenOptions } from './page/page.ts';
import { decodePng, type Pixels } from './png.ts';

/** A page that plays games, under a policy without `unsafe-eval`. */
export interface PlayerPage {
  readonly page: Page;
  /** Errors and policy violations of the page since the start. */
  readonly faults: string[];
  open(project: Project, files?: ReadonlyMap<string, Uint8Array>, options?: Partial<OpenOptions>): Promise<void>;
  pixels(): Promise<Pixels>;
}

/** Builds the page and opens it once for the tests of a file. */
export function usePlayerPage(): () => PlayerPage {
  const folder = mkdtempSync(path.join(tmpdir(), 'player-page-'));
  let browser: Browser;
  let server: StaticServer;
  let page: PlayerPage;
  beforeAll(async () => {
    const root = path.join(import.meta.dirname, 'page');
    await build({
      root,
      base: './',
      configFile: false,
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, minify: false },
    });
    server = await serveEditor(folder);
    browser = await openBrowser();
    page = await createPage(await browser.newPage({ viewport: { width: 800, height: 600 } }), server.url);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return () => page;
}

async function createPage(page: Page, url: string): Promise<PlayerPage> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const isOfDriver = message.text().includes('GL Driver Message');
    if (!isOfDriver && /error|warning/.test(message.type())) faults.push(message.text());
  });
  await page.goto(`${url}index.html`);
  await page.waitForFunction(() => 'openGame' in window);
  return {
    page,
    faults,
    async open(project, files = new Map(), options = {}) {
      const archive = Buffer.from(packArchive(writeProject({ project, files }))).toString('base64');
      const { width, height } = project.object.attributes.displaySize;
      await page.evaluate(([bytes, wanted]) => window.openGame(bytes, wanted), [
        archive,
        { width, height, ...options },
      ] as const);
    },
    pixels: async () => decodePng(await page.screenshot()),
  };
}
