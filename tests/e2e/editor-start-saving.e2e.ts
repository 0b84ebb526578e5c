import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { everyNth } from './effort.ts';

useBrowser();

/** What the tests use of an open project; the page puts it here when it opens one. */
interface OpenedHere {
  session: {
    getState(): { project: { object: { title: string }; scenes: Map<string, { attributes: { time: number } }> } };
    replace(source: 'repair', documents: Map<string, unknown>): void;
  };
  saving: { get(): { kind: string }; flush(): Promise<void> };
}

declare global {
  var opened: OpenedHere | undefined;
}

function catchProject(): void {
  globalThis.playhouseTestOptions = {
    ...globalThis.playhouseTestOptions,
    onOpen: (project) => {
      globalThis.opened = project as unknown as OpenedHere;
    },
  };
}

function catchProjectWithoutJournal(): void {
  globalThis.playhouseTestOptions = {
    journal: 'off',
    onOpen: (project) => {
      globalThis.opened = project as unknown as OpenedHere;
    },
  };
}

/** The first tab never counts as unresponsive: it has to hand over a project. */
function waitWithoutEnd(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}

/** A new project, open in the tab. */
async function openNew(page: Page): Promise<string> {
  await page.goto(page.url().replace(/#.*/, '#/templates'));
  await page.getByRole('button', { name: /New project/ }).click();
  await page.waitForURL(/#\/game\//);
  await page.waitForFunction(() => globalThis.opened !== undefined);
  return page.url();
}

/** One edit of one document: the scene's time becomes `value`. Returns after the edit is made, not after it is saved. */
function edit(page: Page, value: number): Promise<void> {
  return page.evaluate((time) => {
    const { session } = globalThis.opened ?? fail();
    const [id, scene] = [...session.getState().project.scenes][0] ?? fail();
    const next = { ...scene, attributes: { ...scene.attributes, time } };
    session.replace('repair', new Map([[`scenes/${id}.json`, next]]));
    function fail(): never {
      throw new Error('no project is open');
    }
  }, value);
}

/** Opens the project in a new tab. */
async function reopen(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => globalThis.opened !== undefined);
  return page;
}

/** The last edit in the open project. */
function timeOf(page: Page): Promise<number | undefined> {
  return page.evaluate(
    () => [...(globalThis.opened?.session.getState().project.scenes.values() ?? [])][0]?.attributes.time,
  );
}

/** Ends the tab like a crash: without events, without waiting. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')]);
  await page.close();
}

/** How many frames after an edit a tab is closed: up to two thirds of a second, longer than the save delay. */
const delays = everyNth(
  Array.from({ length: 11 }, (_, step) => step * 4),
  2,
);

describe('an edit', () => {
  test.each(['close', 'crash'] as const)(
    'survives the end of the tab by %s at any later time',
    async (way) => {
      const { page, context } = await visit({ isReturning: true, prepare: catchProject });
      const url = await openNew(page);
      const lost: number[] = [];
      let tab = page;
      for (const [round, delay] of delays.entries()) {
        await edit(tab, round + 1);
        await drawFrames(tab, delay);
        if (way === 'close') await tab.close();
        else await crash(tab);
        tab = await reopen(context, url);
        if ((await timeOf(tab)) !== round + 1) lost.push(delay);
      }
      expect(lost).toEqual([]);
      await context.close();
    },
    400_000,
  );

  test('is lost without the journal when the tab crashes before the save, which proves that the test detects losses', async () => {
    const { page, context } = await visit({ isReturning: true, prepare: catchProjectWithoutJournal });
    const url = await openNew(page);
    const kept: number[] = [];
    const delaysBeforeSave = [0, 3, 6, 12];
    let tab = page;
    for (const [round, delay] of delaysBeforeSave.entries()) {
      await edit(tab, round + 1);
      await drawFrames(tab, delay);
      await crash(tab);
      tab = await reopen(context, url);
      if ((await timeOf(tab)) === round + 1) kept.push(delay);
    }
    expect(kept.length).toBeLessThan(delaysBeforeSave.length);
    await context.close();
  });

  test('is soon in the database, and then the journal is empty', async () => {
    const { page, context } = await visit({ isReturning: true, prepare: catchProject });
    await openNew(page);
    const journalled = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('playhouse-journal/')).length);
    const atOnce = await page.evaluate(() => {
      const { session, saving } = globalThis.opened ?? {};
      for (let time = 1; time <= 30; time += 1) {
        const [id, scene] = [...(session?.getState().project.scenes ?? [])][0] ?? [];
        const next = { ...scene, attributes: { ...scene?.attributes, time } };
        session?.replace('repair', new Map([[`scenes/${id}.json`, next]]));
      }
      const keys = Object.keys(localStorage).filter((key) => key.startsWith('playhouse-journal/'));
      return { state: saving?.get().kind, entries: keys.length };
    });
    expect(atOnce).toEqual({ state: 'saving', entries: 30 });
    await page.waitForFunction(() => globalThis.opened?.saving.get().kind === 'saved');
    expect(await journalled()).toBe(0);
    await context.close();
  });

  test('of several documents at once is complete after a crash', async () => {
    const { page, context } = await visit({ isReturning: true, prepare: catchProject });
    const url = await openNew(page);
    await page.evaluate(() => {
      const { session } = globalThis.opened ?? {};
      const project = session?.getState().project;
      const [id, scene] = [...(project?.scenes ?? [])][0] ?? [];
      session?.replace(
        'repair',
        new Map<string, unknown>([
          ['object.json', { ...project?.object, title: 'Both' }],
          [`scenes/${id}.json`, { ...scene, attributes: { ...scene?.attributes, time: 7 } }],
        ]),
      );
    });
    await crash(page);
    const again = await reopen(context, url);
    expect(
      await again.evaluate(() => {
        const project = globalThis.opened?.session.getState().project;
        return [project?.object.title, [...(project?.scenes.values() ?? [])][0]?.attributes.time];
      }),
    ).toEqual(['Both', 7]);
    await again.goto(url.replace(/#.*/, '#/projects'));
    await again.getByRole('heading', { name: 'Both' }).waitFor();
    await context.close();
  });
});

describe('two tabs', () => {
  test('never hold a project at the same time, and the second tab has the first tab’s edits', async () => {
    const { page, context } = await visit({ isReturning: true, prepare: catchProject });
    await context.addInitScript(waitWithoutEnd);
    const url = await openNew(page);
    await edit(page, 41);
    const second = await context.newPage();
    await second.goto(url);
    await second.getByRole('heading', { name: 'Open in another tab' }).waitFor();
    await edit(page, 42);
    await second.getByRole('button', { name: 'Use it here' }).click();
    await second.waitForFunction(() => globalThis.opened !== undefined);
    expect(await timeOf(second)).toBe(42);
    await page.getByRole('heading', { name: 'Open in another tab' }).waitFor();
    await edit(second, 43);
    await second.evaluate(() => globalThis.opened?.saving.flush());
    await second.close();
    expect(await timeOf(await reopen(context, url))).toBe(43);
    await context.close();
  });
});
