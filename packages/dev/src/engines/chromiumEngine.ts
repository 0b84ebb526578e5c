import path from 'node:path';
import { packArchive } from '@playhouse/core';
import { type Browser, chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { findChromium } from '../chromium.ts';
import { root } from '../tool.ts';
import type { Engine, ProjectHashes } from './engine.ts';
import { readProjectFiles } from './projectFiles.ts';

/** A real Chromium. Each call uses a new page, so that a crashed page affects no other call. */
export async function openChromium(): Promise<Engine> {
  const archives = new Map<string, Uint8Array>();
  const server = await serve(archives);
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  const address = server.resolvedUrls?.local[0] ?? '';
  return {
    name: 'Chromium',
    playProjects: (folders) =>
      withPage(browser, address, async (page) => {
        const hashes: ProjectHashes = {};
        for (const folder of folders) {
          archives.set('/project.zip', packArchive(readProjectFiles(folder)));
          hashes[folder] = await page.evaluate(() => window.hashArchive('/project.zip'));
        }
        return hashes;
      }),
    playGenerated: (games) =>
      withPage(browser, address, (page) => page.evaluate((wanted) => window.playGenerated(wanted), games)),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

async function withPage<Result>(
  browser: Browser,
  address: string,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage();
  try {
    await page.goto(address, { timeout: 600_000 });
    await page.waitForFunction(() => 'playGenerated' in window, undefined, { timeout: 600_000 });
    return await use(page);
  } finally {
    await page.close();
  }
}

/** Serves the page, and the archives at their addresses. */
async function serve(archives: ReadonlyMap<string, Uint8Array>): Promise<ViteDevServer> {
  const server = await createServer({
    root: path.join(root, 'packages/dev/src/engines/page'),
    configFile: false,
    logLevel: 'error',
    cacheDir: path.join(root, '.cache/vite-engines'),
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, fs: { allow: [root] } },
    plugins: [
      {
        name: 'archives',
        configureServer: (vite) => {
          vite.middlewares.use((request, response, next) => {
            const archive = archives.get(request.url ?? '');
            if (archive) response.end(archive);
            else next();
          });
        },
      },
    ],
  });
  return server.listen();
}
