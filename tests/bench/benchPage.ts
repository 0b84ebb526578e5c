import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { findChromium } from '../../packages/dev/src/chromium.ts';

/**
 * Builds the page of a folder and works in it. The page is cross-origin isolated, so that its clock has a resolution of
 * 5 microseconds.
 */
export async function inPage<Result>(
  folder: string,
  /** Present when the page is ready. */
  mark: string,
  work: (page: Page) => Promise<Result>,
  viewport = { width: 900, height: 700 },
): Promise<Result> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'bench-page-'));
  const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };
  const page = {
    root: path.join(import.meta.dirname, folder),
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
  } as const;
  await build({ ...page, build: { outDir, emptyOutDir: true, target: 'es2023', minify: false } });
  const server = await preview({ ...page, build: { outDir }, preview: { port: 0, host: '127.0.0.1', headers } });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const opened = await browser.newPage({ viewport });
    opened.on('pageerror', (error) => console.error(error.message));
    await opened.goto(server.resolvedUrls?.local[0] ?? '');
    await opened.waitForFunction((name) => name in window, mark);
    return await work(opened);
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true });
  }
}
