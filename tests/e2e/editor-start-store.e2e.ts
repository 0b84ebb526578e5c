import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { notSaved, openBrowser } from './browser.ts';
import { serveEditor } from './server.ts';

const sync = path.resolve(import.meta.dirname, '../../packages/sync/src');

/** The acceptance suite of the store as a page: PouchDB's `idb` adapter exists in browsers only. */
const pageSource = `
  import { openBrowserStore } from ${JSON.stringify(path.join(sync, 'pouch/index.ts'))};
  import { throwingCheck } from ${JSON.stringify(path.join(sync, 'test/check.ts'))};
  import { holdCases } from ${JSON.stringify(path.join(sync, 'test/holdCases.ts'))};
  import { historyCases } from ${JSON.stringify(path.join(sync, 'test/historyCases.ts'))};
  import { projectStoreCases } from ${JSON.stringify(path.join(sync, 'test/projectStoreCases.ts'))};

  const cases = [...projectStoreCases, ...historyCases, ...holdCases];

  globalThis.titles = cases.map(({ title }) => title);
  globalThis.runCase = async (title) => {
    for (const { name } of await indexedDB.databases()) {
      await new Promise((resolve) => { indexedDB.deleteDatabase(name).onsuccess = resolve; });
    }
    let seconds = 0;
    const now = () => new Date(Date.UTC(2026, 0, 1) + 1000 * ++seconds).toISOString();
    const store = openBrowserStore({ uuid: () => crypto.randomUUID(), now });
    try {
      await cases.find((each) => each.title === title).run(store, throwingCheck);
      return 'passed';
    } catch (error) {
      return String(error?.stack ?? error);
    } finally {
      await store.close();
    }
  };
`;

test('the store passes its acceptance suite in a browser’s IndexedDB', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'playhouse-store-'));
  writeFileSync(path.join(folder, 'page.ts'), pageSource);
  await build({
    root: folder,
    logLevel: 'error',
    build: {
      outDir: path.join(folder, 'dist'),
      lib: { entry: path.join(folder, 'page.ts'), formats: ['es'], fileName: () => 'page.js' },
    },
  });
  writeFileSync(path.join(folder, 'dist/index.html'), '<!doctype html><script type="module" src="./page.js"></script>');
  const server = await serveEditor(path.join(folder, 'dist'));
  const browser = await openBrowser();
  try {
    const results: Record<string, string> = {};
    const context = await browser.newContext(notSaved);
    const page = await context.newPage();
    await page.goto(server.url);
    await page.waitForFunction('globalThis.titles !== undefined');
    const titles = await page.evaluate<string[]>('globalThis.titles');
    for (const title of titles) {
      await page.reload();
      await page.waitForFunction('globalThis.titles !== undefined');
      results[title] = await page.evaluate<string>(`globalThis.runCase(${JSON.stringify(title)})`);
    }
    expect(titles.length).toBeGreaterThan(15);
    expect(Object.entries(results).filter(([, result]) => result !== 'passed')).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
