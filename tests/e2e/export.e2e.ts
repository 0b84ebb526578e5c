import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseProgram } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { faultTextOf } from '@playhouse/runtime';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { singlePage } from '../../cli/src/export/singlePage.ts';
import { webFolder } from '../../cli/src/export/webFolder.ts';
import { openResource } from '../../cli/src/package/resources.ts';
import { readTemplate } from '../../cli/src/package/templates.ts';
import { headersFor } from '../../cli/src/serve/headers.ts';
import { buildPlayer } from '../../packages/dev/src/pack/buildPlayer.ts';
import { openBrowser } from './browser.ts';
import { arcadeGame, brokenProgram, programsGame } from './exportedGame.ts';
import { hostileTexts } from './hostileTexts.ts';

/** The policy that a strict host sends with every page. */
const policy = [
  ...["default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "img-src 'self' data: blob:"],
  ...["media-src 'self' data: blob:", "connect-src 'self' data:"],
].join('; ');

let folder: string;
let server: Server;
let browser: Browser;

beforeAll(async () => {
  await buildPlayer();
  folder = mkdtempSync(path.join(tmpdir(), 'playhouse-export-'));
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true });
});

function player() {
  const found = openResource('player');
  if (!found) throw new Error('The player is not built.');
  return found;
}

/** Serves files under the policy. */
async function serve(files: ReadonlyMap<string, Uint8Array | string>): Promise<string> {
  server?.closeAllConnections();
  server?.close();
  server = createServer(({ url = '/' }, response) => {
    const name = decodeURIComponent(new URL(url, 'http://host').pathname.slice(1)) || 'index.html';
    const found = files.get(name);
    const { 'content-type': type = '' } = headersFor(name);
    const headers = { 'content-type': type, 'content-security-policy': policy };
    if (found === undefined) response.writeHead(404, headers).end();
    else response.writeHead(200, headers).end(found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

type Contents = Parameters<typeof webFolder>[0];

/** Where an exported game can be opened, for each kind of export. */
const exporters: Readonly<Record<string, (contents: Contents) => Promise<string>>> = {
  'a folder from a server': (contents) => serve(webFolder(contents, player())),
  'a single file from disk': async (contents) => {
    const file = path.join(folder, 'game.html');
    writeFileSync(file, singlePage(contents, player()));
    return pathToFileURL(file).href;
  },
};

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors, policy violations, and requests to other hosts. */
  readonly faults: string[];
}

/** Opens an address with everything else blocked, and waits for the game. */
async function open(
  address: string,
  viewport = { width: 800, height: 600 },
  [locale, first]: readonly [string, string] = ['en-US', 'Play'],
): Promise<Visit> {
  const context = await browser.newContext({ viewport, locale });
  context.setDefaultTimeout(60_000);
  const faults: string[] = [];
  await context.route(
    (url) => /^(https?|wss?):/.test(url.protocol) && !url.href.startsWith(new URL('.', address).href),
    (route) => {
      faults.push(`asked for ${route.request().url()}`);
      return route.abort();
    },
  );
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const isOfDriver = message.text().includes('GL Driver Message');
    if (!isOfDriver && /error|warning/.test(message.type())) faults.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy ${violatedDirective} ${blockedURI}`),
    );
    let code: typeof globalThis.playhouseCode;
    Object.assign(window, { usedCode: 0 });
    Object.defineProperty(window, 'playhouseCode', {
      get: () => code,
      set(given: NonNullable<typeof globalThis.playhouseCode>) {
        const counting = Object.entries(given).map(([source, make]) => [
          source,
          (k: readonly unknown[]) => {
            Object.assign(window, { usedCode: Number(Reflect.get(window, 'usedCode')) + 1 });
            return make(k);
          },
        ]);
        code = Object.fromEntries(counting);
      },
    });
  });
  await page.goto(address);
  await page.getByRole('button', { name: first }).waitFor();
  return { context, page, faults };
}

const play = (page: Page) => page.getByRole('button', { name: 'Play' }).click();

/** Waits until the game has saved a value under a key. */
const saved = (page: Page, key: string, value: string) =>
  page.waitForFunction(
    ([name, wanted]) => Object.entries(localStorage).some(([k, v]) => k.endsWith(` attribute:${name}`) && v === wanted),
    [key, value] as const,
  );

async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );
}

describe.each(Object.entries(exporters))('%s', (_, exported) => {
  test('plays with physics, scripts, expressions and sounds, saves, and requests nothing else', async () => {
    const { page, faults, context } = await open(await exported(arcadeGame()));
    expect(await page.title()).toBe('Arcade');
    await play(page);
    await saved(page, 'landed', '1');
    await saved(page, 'label', '"from a script"');
    await page.keyboard.press('Space');
    await saved(page, 'count', '1');
    // Two expressions, and the loop of the only prototype that has behaviors.
    expect(await page.evaluate(() => Reflect.get(window, 'usedCode'))).toBe(2 + 1);
    await page.reload();
    await play(page);
    await page.keyboard.press('Space');
    await saved(page, 'count', '2');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('reads programs, and reports one that cannot be read as the editor does', async () => {
    const { page, faults, context } = await open(await exported(programsGame()));
    await play(page);
    await saved(page, 'points', '46');
    await expect.poll(() => faults).toHaveLength(1);
    const found = parseProgram(brokenProgram);
    const { code, message } = (found.ok ? undefined : found.issues[0]) ?? {};
    expect(faults).toEqual([`${code}: ${faultTextOf(`${code}`).replace('{detail}', `${message}`)}`]);
    await context.close();
  });

  test('pauses while the page is hidden or the menu is open, and asks before opening addresses', async () => {
    const { page, faults, context } = await open(await exported(arcadeGame()), { width: 320, height: 480 });
    await play(page);
    await saved(page, 'landed', '1');
    await hide(page, true);
    await page.keyboard.press('Space');
    await hide(page, false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sound off' }).click();
    await page.getByRole('button', { name: 'Sound on' }).waitFor();
    await page.keyboard.press('o');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    await saved(page, 'count', '1');
    await page.keyboard.press('o');
    const link = page.getByRole('link', { name: 'Open it' });
    await link.waitFor();
    expect(await page.getByText('https://example.org/a?b=1', { exact: true }).count()).toBe(1);
    expect(await link.evaluate((a: HTMLAnchorElement) => [a.href, a.target, a.rel])).toEqual([
      ...['https://example.org/a?b=1', '_blank', 'noopener noreferrer'],
    ]);
    const box = await page.getByRole('dialog').boundingBox();
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 320 && box.y + box.height <= 480).toBe(true);
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.keyboard.press('Space');
    await saved(page, 'count', '2');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('speaks the language of the browser', async () => {
    const { page, faults, context } = await open(await exported(arcadeGame()), undefined, ['ar-EG', 'تشغيل']);
    expect(await page.evaluate(() => [document.documentElement.lang, document.dir])).toEqual(['ar', 'rtl']);
    await page.getByRole('button', { name: 'تشغيل' }).click();
    await saved(page, 'landed', '1');
    await page.keyboard.press('o');
    await page.getByText('تريد اللعبة فتح صفحة على example.org:').waitFor();
    await page.getByRole('button', { name: 'البقاء هنا' }).click();
    await page.keyboard.press('Space');
    await saved(page, 'count', '1');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('shows the sample game with its pictures', async () => {
    const { page, faults, context } = await open(await exported(readTemplate('pip-and-the-lanterns')));
    await play(page);
    const picture = await page.locator('canvas').screenshot();
    // A plain picture is much smaller.
    expect(picture.length).toBeGreaterThan(20_000);
    expect(await page.locator('.notice').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('never interprets texts of the project as code or markup', async () => {
    const contents = hostileTexts();
    const { page, faults, context } = await open(await exported(contents));
    expect(await page.title()).toBe(contents.project.object.title.replaceAll(/[\t\n\f\r ]+/g, ' ').trim());
    await play(page);
    expect(await page.evaluate(() => [Reflect.get(window, 'hacked'), document.querySelectorAll('img').length])).toEqual(
      [undefined, 0],
    );
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('fills the screen, and locks the scene’s orientation', async () => {
  const contents = arcadeGame();
  const { page, faults, context } = await open(await serve(webFolder(contents, player())));
  const ways = () => page.evaluate(() => Reflect.get(window, 'ways'));
  await page.evaluate(() => {
    const ways: string[] = [];
    Object.assign(window, { ways });
    // A desktop cannot be rotated: this records what a phone would have been asked.
    Object.assign(ScreenOrientation.prototype, { lock: async (way: string) => void ways.push(way) });
  });
  await play(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await expect.poll(ways).toEqual(['landscape']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await page.waitForFunction(() => document.fullscreenElement === null);
  expect(await ways()).toEqual(['landscape']);
  expect(faults).toEqual([]);
  await context.close();
});

test('a single file plays in a frame without storage, and a broken folder shows an error', async () => {
  const page = `<!doctype html><title>Host</title><iframe sandbox="allow-scripts" src="game.html"></iframe>`;
  const address = await serve(
    new Map([
      ['index.html', page],
      ['game.html', singlePage(arcadeGame(), player())],
    ]),
  );
  const context = await browser.newContext();
  const host = await context.newPage();
  await host.route('**/*', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await host.goto(address);
  const frame = host.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Play' }).click();
  await host.keyboard.press('Space');
  await host.keyboard.press('o');
  await frame.getByText('https://example.org/a?b=1').waitFor();
  const files = webFolder({ project: buildProject(), files: new Map() }, player());
  files.delete('game/project.json');
  await host.goto(await serve(files));
  await host.getByText('The game cannot be loaded.').waitFor();
  await host.getByRole('button', { name: 'Try again' }).waitFor();
  await context.close();
});
