import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createStaticHandler } from '../../cli/src/serve/staticServer.ts';
import { modulesOf, readQr } from '../../editor/src/features/other-devices/test/readQr.ts';
import { themes } from '../../editor/src/theme/themes.ts';
import { type OpenPlayhouse, openPlayhouse } from '../../packages/server/src/openPlayhouse.ts';
import { violationsInThemes } from './axe.ts';
import { openPage, useBrowser } from './browser.ts';
import { keepOpenProject } from './editedProject.ts';
import { gameWorker } from './hangingGame.ts';
import { decodePng } from './player/png.ts';
import { importProject, visitProject } from './stagePage.ts';

useBrowser();

const phone = { viewport: { width: 390, height: 720 }, hasTouch: true, isMobile: true };

let folder = '';
let served: OpenPlayhouse;
let port = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'playhouse-other-device-'));
  served = await openPlayhouse({
    data: path.join(folder, 'data'),
    pages: createStaticHandler(inject('editorDist'), []),
  });
  port = new URL(await served.server.listen(0, '0.0.0.0')).port;
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

/** Pip, in white on black, goes from the left half to the right when it is touched. */
function touchGame(): Project {
  const touched = {
    id: 'id50',
    class: 'RuleBehavior',
    attributes: { name: 'Touched', compoundConditionKind: 0 },
    conditions: [
      {
        id: 'id51',
        class: 'EventCondition',
        attributes: { conditionType: 0 },
        predicate: { type: 'touch', attributes: { touchState: 'pressed' } },
      },
    ],
    behaviors: [
      {
        id: 'id52',
        class: 'ChangeAttributeAction',
        attributes: { targetAttribute: 'self.attributes.position.x', RHS: 300 },
      },
    ],
  };
  return buildProject({
    title: 'Tap Pip',
    displaySize: { width: 400, height: 400 },
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: { size: { width: 100, height: 100 } },
        behaviors: [touched as unknown as BehaviorDescription],
      },
    ],
    scenes: [
      {
        id: 'id20',
        name: 'Meadow',
        attributes: { size: { width: 400, height: 400 }, color: { red: 0, green: 0, blue: 0, alpha: 1 } },
        layers: [{ id: 'id30', actors: [{ id: 'id40', prototype: 'id1', position: { x: 100, y: 200 } }] }],
      },
    ],
  });
}

/** Opens the editor at the computer of the server, with a project. */
async function visitHere(project: Project) {
  const visited = await openPage({ reducedMotion: 'reduce' });
  await visited.context.addInitScript(keepOpenProject);
  await visited.page.goto(`http://localhost:${port}/#/projects`);
  await importProject(visited.page, project);
  return visited;
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ways to play' }).click();
  await page.getByRole('menuitem', { name: 'Play on another device…' }).click();
}

/** The colors behind and in a QR code, in each theme. */
async function fillsInThemes(code: Locator): Promise<string[][]> {
  const ids = themes.map(({ id }) => id);
  return code.evaluate((drawn, all) => {
    const before = document.documentElement.dataset.theme;
    const fills = all.map((theme) => {
      document.documentElement.dataset.theme = theme;
      return [...drawn.children].map((part) => getComputedStyle(part).fill);
    });
    document.documentElement.dataset.theme = before;
    return fills;
  }, ids);
}

/** Which half of the game is brighter. */
async function litHalf(page: Page): Promise<'left' | 'right' | 'none'> {
  const box = await page.locator('iframe').boundingBox();
  if (!box) return 'none';
  const light = async (part: number) => {
    const clip = { x: box.x + box.width * part, y: box.y + box.height / 2, width: 2, height: 2 };
    return decodePng(await page.screenshot({ clip })).at(0, 0)[0];
  };
  const [left, right] = [await light(0.25), await light(0.75)];
  if (left === right) return 'none';
  return left > right ? 'left' : 'right';
}

describe('a game on another device', () => {
  test('is played at the address of the QR code, moves when touched, and ends with Stop sharing', async () => {
    const { page, context, faults } = await visitHere(touchGame());
    await ask(page);
    const dialog = page.getByRole('dialog', { name: 'Play on another device' });
    const address = await dialog.getByRole('textbox', { name: 'Address' }).inputValue();
    expect(address).toMatch(/^http:\/\/[\d.]+:\d+\/#\/play\/[a-z2-7]{26}$/);
    expect(new URL(address).hostname).not.toMatch(/^127\./);
    const code = dialog.getByRole('img', { name: 'QR code of the address below' });
    const drawn = modulesOf((await code.locator('path').getAttribute('d')) ?? '', 0);
    const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
    expect(readQr({ size: size - 8, isDark: (x, y) => drawn.isDark(x + 4, y + 4) })).toBe(address);
    expect(await violationsInThemes(page, '[role=dialog]')).toEqual([]);
    expect(await fillsInThemes(code)).toEqual(themes.map(() => ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']));

    const other = await openPage(phone);
    await other.page.goto(address);
    // Without encryption and away from this computer, browsers give a page less.
    expect(await other.page.evaluate(() => isSecureContext)).toBe(false);
    await other.page.getByRole('button', { name: 'Play' }).tap();
    await other.page.getByRole('heading', { name: 'Tap Pip' }).waitFor();
    await expect.poll(() => litHalf(other.page)).toBe('left');
    expect(await violationsInThemes(other.page, 'main')).toEqual([]);
    const box = await other.page.locator('iframe').boundingBox();
    if (!box) throw new Error('the game is shown');
    await other.page.touchscreen.tap(box.x + box.width * 0.25, box.y + box.height / 2);
    await expect.poll(() => litHalf(other.page)).toBe('right');
    await other.page.getByRole('button', { name: 'Restart' }).tap();
    await expect.poll(() => litHalf(other.page)).toBe('left');
    const stored = await other.page.evaluate(async () => [
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
    ]);
    expect(stored).toEqual([{}, {}, []]);

    // Why a game failed is said in the language of the device.
    const german = await openPage({ ...phone, locale: 'de-DE' });
    await german.page.goto(address);
    await german.page.getByRole('button', { name: 'Spielen' }).tap();
    await expect.poll(() => litHalf(german.page)).toBe('left');
    await (await gameWorker(german.page)).evaluate(() => {
      setTimeout(() => {
        throw new Error('broken');
      });
    });
    await german.page.getByRole('alert').getByText('Das Spiel kann nicht laufen.').waitFor();
    await german.context.close();

    // The next version has the same address.
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.evaluate(() =>
      globalThis.edited?.project.session.dispatch({ kind: 'project.setTitle', data: { title: 'Tap Pip twice' } }),
    );
    await ask(page);
    expect(await dialog.getByRole('textbox', { name: 'Address' }).inputValue()).toBe(address);
    await other.page.getByRole('button', { name: 'Restart' }).tap();
    await other.page.getByRole('heading', { name: 'Tap Pip twice' }).waitFor();
    await dialog.getByRole('button', { name: 'Stop sharing' }).click();
    await page.getByText('The game is no longer shared.').waitFor();
    await other.page.getByRole('button', { name: 'Restart' }).tap();
    await other.page.getByRole('heading', { name: 'This game is no longer shared' }).waitFor();
    expect(await other.page.locator('iframe').count()).toBe(0);
    // Chromium says that it ignores a header at addresses without encryption, and that the game was not found.
    const isExpected = (fault: string) => /Cross-Origin-Opener-Policy|404/.test(fault);
    expect([faults, other.faults.filter((fault) => !isExpected(fault))]).toEqual([[], []]);
    await other.context.close();
    await context.close();
  });

  test('needs a server that other devices reach, and an account elsewhere: the dialog says so', async () => {
    const { page, context } = await visitProject(touchGame());
    const dialog = page.getByRole('dialog', { name: 'Play on another device' });
    const expectObstacle = async (text: string) => {
      await ask(page);
      await dialog.getByRole('alert').getByText(text).waitFor();
      expect(await dialog.getByRole('button', { name: 'Stop sharing' }).count()).toBe(0);
    };
    // Only files are served here.
    await expectObstacle('No server of Playhouse answers');
    await dialog.getByText('playhouse serve --host 0.0.0.0 --plain-lan').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.route('**/shared-games', (route) => route.fulfill({ json: { addresses: [], bytes: 1000 } }));
    await expectObstacle('Only this computer reaches the server');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.route('**/shared-games', (route) => route.fulfill({ status: 401, json: {} }));
    await expectObstacle('Sign in to share');
    await dialog.getByRole('link', { name: 'Sign in' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const addresses = ['http://192.168.0.7:4600/'];
    await page.route('**/shared-games', (route) => route.fulfill({ json: { addresses, bytes: 1 } }));
    await expectObstacle('The game has 1 MB. At most 0 MB can be shared.');
    await context.close();
  });
});
