import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { everyNth } from './effort.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

const picture = readFileSync(
  path.resolve(import.meta.dirname, '../../fixtures/templates/pip-and-the-lanterns/images/badge.png'),
);
const files = new Map([['images/badge.png', new Uint8Array(picture)]]);

function meadow(): Project {
  const instances = Array.from({ length: 12 }, (_, index) => ({
    id: `id${20 + index}`,
    prototype: index % 3 === 0 ? 'id2' : 'id1',
    position: { x: 60 * index, y: 200 },
  }));
  const project = buildProject({
    title: 'Meadow',
    prototypes: [
      { id: 'id1', name: 'Pip', attributes: { image: 'badge' } },
      { id: 'id2', name: 'Snail' },
    ],
    scenes: [
      { id: 'id1', name: 'Meadow', layers: [{ id: 'id10', name: 'Ground', actors: instances }] },
      { id: 'id2', name: 'Cave', layers: [{ id: 'id10', name: 'Ground', actors: instances.slice(0, 4) }] },
    ],
  });
  const images = [{ name: 'badge', files: [{ name: 'badge.png', size: picture.length }] }];
  return { ...project, assets: { images, sounds: [], fonts: [] } };
}

/** What the tests use of an open project; the page puts it here when it opens one. */
interface HistoryPage {
  session: {
    getState(): { project: Project; history: { undo: unknown[]; redo: unknown[] } };
    dispatch(edit: { kind: string; data: unknown }): { ok: boolean };
    undo(): readonly { message: string }[];
    redo(): readonly { message: string }[];
  };
  assets: { get(path: string): Uint8Array | undefined };
  saving: { get(): { kind: string }; flush(): Promise<void> };
}

function catchProject(): void {
  globalThis.playhouseTestOptions = {
    onOpen: (project) => Object.assign(globalThis, { historyPage: project }),
  };
}

/** Calls or inspects the open project's session. */
function inPage<Result>(page: Page, work: (page: HistoryPage, input: number) => Result, input = 0): Promise<Result> {
  return page.evaluate(`(${work.toString()})(globalThis.historyPage, ${input})`);
}

async function start(): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const visited = await visitProject(meadow(), files, catchProject);
  await opened(visited.page);
  return visited;
}

async function opened(page: Page): Promise<void> {
  await page.waitForFunction(() => 'historyPage' in globalThis);
}

/** Every document and the image's bytes; the order of documents does not matter. */
function contentOf(page: Page): Promise<string> {
  return inPage(page, ({ session, assets }) => {
    const { project } = session.getState();
    const collections = ['scenes', 'actors', 'tables', 'delegates', 'behaviors', 'tests'] as const;
    const documents = collections.map((name) => [name, [...project[name]].sort(([a], [b]) => (a < b ? -1 : 1))]);
    return JSON.stringify([project.object, project.assets, documents, [...(assets.get('images/badge.png') ?? [])]]);
  });
}

/**
 * Nine steps with attributes, an actor with all its instances, an image, a table and its cells, a scene, and an undo.
 */
function work(page: Page, round = 0): Promise<number> {
  return inPage(
    page,
    ({ session }, by) => {
      const edits = [
        { kind: 'instance.move', data: { scene: 'id1', ids: ['id21', 'id22'], by: { x: 5 + by, y: 3 } } },
        { kind: 'prototype.remove', data: { prototype: 'id1' } },
        { kind: 'asset.remove', data: { kind: 'images', name: 'badge' } },
        { kind: 'table.add', data: { id: 'id900', name: 'Levels', rows: ['id1', 'id2'], columns: ['id1', 'id2'] } },
        { kind: 'table.setCells', data: { table: 'id900', row: 'id2', column: 'id1', values: [['a', 'b']] } },
        { kind: 'table.setCells', data: { table: 'id900', row: 'id1', column: 'id1', values: [['c'], ['d']] } },
        { kind: 'scene.remove', data: { scene: 'id2' } },
        { kind: 'project.setTitle', data: { title: `Meadow ${by}` } },
        { kind: 'project.setTitle', data: { title: 'Gone' } },
      ];
      for (const edit of edits) {
        if (!session.dispatch(edit).ok) throw new Error(`${edit.kind} is refused`);
      }
      session.undo();
      return session.getState().history.undo.length;
    },
    round,
  );
}

function counts(page: Page): Promise<readonly number[]> {
  return inPage(page, ({ session }) => {
    const { undo, redo } = session.getState().history;
    return [undo.length, redo.length];
  });
}

function takeAll(page: Page, direction: 'undo' | 'redo'): Promise<string[]> {
  const undoAll = ({ session }: HistoryPage) => {
    const told: string[] = [];
    while (session.getState().history.undo.length > 0) told.push(...session.undo().map(({ message }) => message));
    return told;
  };
  const redoAll = ({ session }: HistoryPage) => {
    const told: string[] = [];
    while (session.getState().history.redo.length > 0) told.push(...session.redo().map(({ message }) => message));
    return told;
  };
  return inPage(page, direction === 'undo' ? undoAll : redoAll);
}

async function reopen(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await opened(page);
  return page;
}

/** Ends the tab like a crash: without events, without waiting. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')]);
  await page.close();
}

describe('the history', () => {
  test('survives a reload, and undoing everything restores the original bytes', async () => {
    const { page, context, faults } = await start();
    const original = await contentOf(page);
    expect(await work(page)).toBe(8);
    await inPage(page, ({ saving }) => saving.flush());
    const worked = await contentOf(page);
    await page.reload();
    await opened(page);
    expect(await counts(page)).toEqual([8, 1]);
    expect(await contentOf(page)).toBe(worked);
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('option', { name: 'Deleted Pip' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await counts(page)).toEqual([7, 2]);
    expect(await takeAll(page, 'undo')).toEqual([]);
    expect(await contentOf(page)).toBe(original);
    await inPage(page, ({ saving }) => saving.flush());
    await page.reload();
    await opened(page);
    expect(await contentOf(page)).toBe(original);
    expect(await takeAll(page, 'redo')).toEqual([]);
    expect(await inPage(page, ({ session }) => session.getState().project.object.title)).toBe('Gone');
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each(['close', 'crash'] as const)(
    'survives the end of the tab by %s at any time',
    async (way) => {
      const { page, context } = await start();
      const url = page.url();
      const original = await contentOf(page);
      const lost: unknown[] = [];
      let tab = page;
      for (const [round, frames] of everyNth([0, 1, 2, 7, 18, 29, 30, 31, 34, 42], 2).entries()) {
        await work(tab, round);
        await drawFrames(tab, frames);
        await (way === 'close' ? tab.close() : crash(tab));
        tab = await reopen(context, url);
        const [undo, redo] = await counts(tab);
        const told = await takeAll(tab, 'undo');
        const isSame = (await contentOf(tab)) === original;
        if (undo !== 8 || redo !== 1 || told.length > 0 || !isSame) lost.push({ frames, undo, redo, told, isSame });
      }
      expect(lost).toEqual([]);
      await context.close();
    },
    300_000,
  );

  test('stays with the project in its tab and when another tab takes over, but is not copied', async () => {
    const { page, context } = await start();
    await work(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('button', { name: 'Use it here' }).click();
    await opened(second);
    expect(await counts(second)).toEqual([8, 1]);
    await second.goto(page.url().replace(/#.*/, '#/projects'));
    await second.getByRole('button', { name: 'More actions for Meadow 0', exact: true }).click();
    await second.getByRole('menuitem', { name: 'Duplicate' }).click();
    await second.getByRole('button', { name: 'More actions for Meadow 2', exact: true }).click();
    await second.evaluate('delete globalThis.historyPage');
    await second.getByRole('menuitem', { name: 'Open', exact: true }).click();
    await opened(second);
    expect(await counts(second)).toEqual([0, 0]);
    expect(await inPage(second, ({ assets }) => assets.get('images/badge.png') === undefined)).toBe(true);
    await context.close();
  });
});
