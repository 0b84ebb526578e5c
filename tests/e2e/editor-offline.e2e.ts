import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createStaticServer } from '../../cli/src/serve/staticServer.ts';
import { markReturning } from './browser.ts';
import { killOwnBrowsers, startOwnBrowser } from './ownBrowser.ts';
import { gameSeconds, playGame, pressGame, watched, watchPip } from './previewGame.ts';
import { actorsOf, clickScene, importProject, stageOf } from './stagePage.ts';
import { unpackedProject } from './unpackedProject.ts';

let folder = '';
let server: Server;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'playhouse-offline-'));
});
afterEach(async () => {
  await killOwnBrowsers();
  await stopServer();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Serves a build of the editor, and returns its address. */
async function serve(build: string, port = 0): Promise<string> {
  server = createStaticServer(build);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function stopServer(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Where the actors are in an exported project. */
function positionsIn(archive: Uint8Array): unknown[] {
  const scenes = [...unpackedProject(archive).project.scenes.values()];
  return scenes
    .flatMap(({ layers }) => layers)
    .flatMap(({ actors }) => actors.map(({ attributes }) => attributes.position));
}

/** Waits until the page is saved and served by the service worker. */
async function untilSaved(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** A game in which Pip runs against a wall, which says so, and a script. */
function wallGame(): Project {
  const collision = { type: 'collision' as const, attributes: { mode: 0, prototypeKey: 'id2' } };
  return buildProject({
    title: 'Walls',
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: { size: { width: 60, height: 60 } },
        behaviors: [
          { id: 'id50', class: 'MoveBehavior', attributes: { direction: 0, space: 1, moveType: 0, speed: 300 } },
          { id: 'id51', class: 'CollideBehavior', attributes: { mode: 0, prototypeKey: 'id2' } },
          {
            id: 'id52',
            class: 'RuleBehavior',
            attributes: { name: 'Bump', compoundConditionKind: 0 },
            conditions: [
              { id: 'id53', class: 'EventCondition', attributes: { conditionType: 0 }, predicate: collision },
            ],
            behaviors: [
              {
                id: 'id54',
                class: 'LogDebuggingStatementAction',
                attributes: { name: 'Say', text: 'hit the wall' },
              },
            ],
          },
        ],
      },
      {
        id: 'id2',
        name: 'Wall',
        attributes: { size: { width: 40, height: 600 } },
        physics: { movable: false },
      },
    ],
    scenes: [
      {
        name: 'Meadow',
        layers: [
          {
            name: 'Ground',
            actors: [
              { prototype: 'id1', position: { x: 200, y: 400 } },
              { prototype: 'id2', position: { x: 500, y: 400 } },
            ],
          },
        ],
      },
    ],
    delegates: [{ id: 'id80', name: 'Script', enabled: true, event: 'onGameReady', source: "log('the script runs');" }],
  });
}

const moved = 'Pip, layer Ground, x 200, y 401, 60 by 60';

/**
 * A copy of a build in which every script and style sheet has another name, as in a version in which everything has
 * changed. Its preview says so in its title.
 */
function nextVersion(build: string): string {
  const copy = path.join(folder, 'next');
  cpSync(build, copy, { recursive: true });
  const assets = path.join(copy, 'assets');
  const named = /-[\w-]{8}(?=\.(?:js|css)\b)|(?<=assets\/preview-)[0-9a-f]{12}(?=\.html)/g;
  // A name that is left as it was would stand for two files.
  const rename = (text: string) => text.replace(named, (hash) => hash.replace(/^(-?).{4}/, '$1next'));
  for (const file of readdirSync(assets)) {
    const renamed = path.basename(rename(`assets/${file}`));
    if (renamed !== file) renameSync(path.join(assets, file), path.join(assets, renamed));
  }
  const texts = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html)$/.test(file),
  );
  for (const file of texts) {
    const text = rename(readFileSync(path.join(copy, file), 'utf8'));
    const isPreview = /preview-\w+\.html$/.test(file);
    writeFileSync(path.join(copy, file), isPreview ? text.replace('<title>Preview', '<title>Next preview') : text);
  }
  return copy;
}

/** The scripts that a page has loaded, by version. */
function loadedVersions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = names.filter((name) => /assets\/[^/]+\.js$/.test(name));
    return [...new Set(scripts.map((name) => (/-next[\w-]{4}\.js$/.test(name) ? 'next' : 'first')))];
  });
}

test('after the first visit, everything works without a network, also in a restarted browser', async () => {
  const profile = path.join(folder, 'profile');
  const address = await serve(inject('editorDist'));
  const first = await startOwnBrowser(profile, markReturning);
  await first.page.goto(`${address}#/projects`);
  await untilSaved(first.page);
  await stopServer();
  await first.kill();

  const { page } = await startOwnBrowser(profile, markReturning);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(`${address}#/projects`);
  await importProject(page, wallGame());
  await clickScene(page, 200, 400);
  await page.getByText('1 of 2 selected').waitFor();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => actorsOf(page)).toContain(`${moved}, selected`);
  await page.getByText('Saved on this computer').waitFor();
  await page.reload();
  await expect.poll(() => actorsOf(page)).toContain(moved);

  const frame = await playGame(page);
  for (const line of ['the script runs', 'hit the wall']) await page.getByText(line).first().waitFor();
  expect(await frame.evaluate(() => self.origin)).toBe('null');
  await watchPip(page);
  const bumped = await gameSeconds(page);
  await expect.poll(() => gameSeconds(page)).toBeGreaterThan(bumped + 0.5);
  // The wall, from 480 on, holds Pip, who is 60 wide.
  expect(Math.abs((await watched(page, 'Position.X')) - 450)).toBeLessThan(5);
  // A hanging frame does not stop the page.
  const hang = frame.evaluate(() => {
    const end = performance.now() + 3000;
    while (performance.now() < end);
    return 'frame';
  });
  expect(await Promise.race([hang, page.evaluate(() => 'page')])).toBe('page');
  await hang;
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await stageOf(page).waitFor();
  await page.getByRole('link', { name: 'Playhouse, home' }).click();
  await page.getByRole('button', { name: 'More actions for Walls' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Walls.playhouse.zip');
  expect(await positionsIn(await buffer(await download.createReadStream()))).toContainEqual({ x: 200, y: 401 });
  expect(faults).toEqual([]);
});

test('a new version is used by the page that asks for it, and mixed with no other page', async () => {
  const address = await serve(inject('editorDist'));
  const { page, newPage } = await startOwnBrowser(path.join(folder, 'profile'), markReturning);
  await page.goto(`${address}#/projects`);
  await untilSaved(page);
  await importProject(page, pressGame());
  const second = await newPage();
  await second.goto(`${address}#/projects`);
  const next = nextVersion(inject('editorDist'));
  await stopServer();
  await serve(next, Number(new URL(address).port));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByRole('button', { name: 'Reload' }).click({ noWaitAfter: true });
  await expect.poll(() => loadedVersions(page)).toEqual(['next']);
  await stageOf(page).waitFor();
  // The other page still loads parts of its own version.
  await second.getByRole('link', { name: 'Settings' }).click();
  await second.getByRole('heading', { name: 'Settings' }).waitFor();
  await second.getByRole('link', { name: /New/ }).click();
  await second.getByRole('button', { name: /New project/ }).click();
  await stageOf(second).waitFor();
  const titles = [];
  for (const each of [page, second]) {
    const frame = await playGame(each);
    titles.push(await frame.evaluate(() => document.title));
  }
  expect(titles).toEqual(['Next preview', 'Preview']);
  expect([await loadedVersions(page), await loadedVersions(second)]).toEqual([['next'], ['first']]);
});
