import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { playGame, pressGame, watchPip } from './previewGame.ts';
import { visitProject } from './stagePage.ts';
import { tryNavigation, tryWaysOut } from './waysOut.ts';

useBrowser();

let server: Server;
let to = '';
const reached = new Set<string>();

beforeAll(async () => {
  server = createServer((request, response) => {
    const way = (request.url ?? '').slice(1);
    if (way === 'control') {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>control</title><body></body>');
      return;
    }
    reached.add(way);
    response.setHeader('access-control-allow-origin', '*');
    response.end();
  });
  server.on('upgrade', (request, socket) => {
    reached.add((request.url ?? '').slice(1));
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  to = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The longest time in which the page did nothing, while `during` runs. */
async function longestGap(page: Page, milliseconds: number): Promise<number> {
  return page.evaluate(
    (length) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        let last = start;
        let longest = 0;
        const timer = setInterval(() => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          if (now - start < length) return;
          clearInterval(timer);
          resolve(longest);
        }, 20);
      }),
    milliseconds,
  );
}

describe('the frame of the preview', () => {
  test('lets nothing out, where an unprotected frame leaks', async () => {
    const { page, context } = await visitProject(pressGame());
    const frame = await playGame(page);
    reached.clear();
    await frame.evaluate(tryWaysOut, to);
    await page.waitForTimeout(3000);
    expect([...reached]).toEqual([]);
    // The control: without it, an empty list would say nothing.
    const control = await context.newPage();
    await control.goto(`${to}control`);
    await control.evaluate(tryWaysOut, to);
    await expect.poll(() => reached.size, { timeout: 20_000 }).toBeGreaterThanOrEqual(18);
    await context.close();
  });

  test('cannot lead itself to another place', async () => {
    const { page, context } = await visitProject(pressGame());
    const frame = await playGame(page);
    reached.clear();
    await frame.evaluate(tryNavigation, to);
    await page.waitForTimeout(2000);
    expect([...reached]).toEqual([]);
    const control = await context.newPage();
    await control.goto(`${to}control`);
    await control.evaluate(tryNavigation, to);
    await expect.poll(() => [...reached], { timeout: 20_000 }).toContain('navigation');
    await context.close();
  });
});

interface Endless {
  readonly name: string;
  readonly more: readonly object[];
  readonly script?: { readonly event: string; readonly source: string };
}

const endless: readonly Endless[] = [
  {
    name: 'a loop of a milliard passes',
    more: [
      {
        ...{ id: 'id70', class: 'LoopBehavior', attributes: { name: 'Loop', maxLoopsPerFrame: 1e9 } },
        behaviors: [
          {
            ...{ id: 'id71', class: 'ChangeAttributeAction' },
            attributes: { targetAttribute: 'game.attributes.id903', RHS: 1 },
          },
        ],
      },
    ],
  },
  { name: 'a script without an end', more: [], script: { event: 'onGameReady', source: 'while (true) {}' } },
];

describe('a hostile game', () => {
  test.each(endless)('with $name leaves the editor usable', async ({ more, script }) => {
    const game = pressGame(more);
    const delegate = script && { id: 'id80', name: 'Script', enabled: true, ...script };
    const delegates = buildProject({ delegates: delegate ? [delegate] : [] }).delegates;
    const { page, context } = await visitProject({ ...game, delegates });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('iframe').waitFor();
    expect(await longestGap(page, 4000)).toBeLessThan(1500);
    await watchPip(page);
    await page.getByRole('button', { name: 'Back to editing' }).click({ timeout: 10_000 });
    await page.waitForURL(/#\/game\/[^/]+\/scene\//, { timeout: 10_000 });
    await context.close();
  });
});
