import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { untilSaved } from './editedProject.ts';
import { cellAt, newTable, press, textOf, visitTables } from './tablePage.ts';

useBrowser();

/** Keeps all reads and writes of a project waiting, as a slow disk would; returns what ends it. */
async function holdProject(page: Page, project: string): Promise<() => Promise<void>> {
  await page.evaluate(async (id) => {
    let isHeld = true;
    Object.assign(globalThis, { letGo: () => (isHeld = false) });
    const names = (await indexedDB.databases()).flatMap(({ name = '' }) => (name.includes(id) ? [name] : []));
    if (names.length === 0) throw new Error('The project has no database.');
    const holding = names.map((name) => {
      return new Promise<void>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const database = opening.result;
          const [first = ''] = database.objectStoreNames;
          const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
          transaction.oncomplete = () => database.close();
          const ask = () => {
            resolve();
            if (isHeld) transaction.objectStore(first).count().onsuccess = ask;
          };
          ask();
        };
      });
    });
    await Promise.all(holding);
  }, project);
  return () => page.evaluate('letGo()');
}

/** The tables of a project that are loaded, with their cells, by their ids: they are stored without an order. */
function tablesOf(text: string): unknown {
  return new Map((JSON.parse(text) as { readonly tables: readonly [string, unknown][] }).tables);
}

test('a slow store keeps the page closed until all tables are loaded, so no edit meets a table without cells', async () => {
  const { page, context, faults } = await visitTables();
  for (const name of ['First', 'Second']) {
    await newTable(page, name);
    await press(page, [`cell of ${name}`, 'Enter']);
  }
  await untilSaved(page);
  const id = /game\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const saved = tablesOf(await textOf(page));
  const other = await context.newPage();
  await other.goto(`${inject('editorUrl')}#/projects`);
  await other.waitForLoadState('load');
  const letGo = await holdProject(other, id);
  await page.reload();

  // Nothing that could be edited is shown while the store is busy, and keys that are pressed do nothing.
  await page.getByText('Opening the project …').waitFor();
  await press(page, ['typed too early', 'Enter', 'F6', 'Tab']);
  expect(await page.getByRole('grid').count()).toBe(0);
  expect(await page.evaluate(() => globalThis.edited === undefined)).toBe(true);

  await letGo();
  const opened = await page.waitForFunction(() => {
    const state = globalThis.edited?.project.session.getState();
    return state && JSON.stringify(state.project, (_, value: unknown) => (value instanceof Map ? [...value] : value));
  });
  expect(tablesOf(String(await opened.jsonValue()))).toEqual(saved);
  expect(await textOf(page)).not.toContain('typed too early');

  // Two edits at once, the first that the page can take.
  await page.getByRole('grid', { name: 'Second' }).focus();
  await press(page, ['Control+Home', 'one', 'Tab', 'two', 'Enter']);
  await expect.poll(() => cellAt(page, 1, 1).textContent()).toBe('one');
  expect(await cellAt(page, 1, 2).textContent()).toBe('two');
  await press(page, ['Control+z', 'Control+z']);
  await expect.poll(() => cellAt(page, 1, 1).textContent()).toBe('cell of Second');
  expect(faults).toEqual([]);
  await context.close();
});
