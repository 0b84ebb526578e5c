import type { Frame, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { drawFrames } from './drawFrames.ts';

useBrowser();

async function play(page: Page): Promise<Frame> {
  await page.getByRole('heading', { name: 'Pip and the Lanterns' }).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  const frame = page.frames().find((each) => each.url().includes('preview.html'));
  if (!frame) throw new Error('there is no preview frame');
  return frame;
}

function gameSeconds(page: Page): Promise<number> {
  return page.getByTitle('Game time in seconds').textContent().then(Number);
}

/** Runs in the page: React's scheduler, which sends itself `null`, waits as it does on a busy computer. */
function delayScheduler(): void {
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (...message: [unknown]) {
    if (message[0] === null) setTimeout(() => post.apply(this, message), 400);
    else post.apply(this, message);
  };
}

describe('the preview', () => {
  test('plays, pauses, steps, restarts, and returns to the editor', async () => {
    const { page, context, faults } = await visit();
    const frame = await play(page);
    await page.waitForFunction(
      () => Number(document.querySelector('[title="Game time in seconds"]')?.textContent) > 0.5,
    );
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    // What the frame had sent before it read that it is to pause still arrives.
    await drawFrames(frame, 2);
    await drawFrames(page, 2);
    const paused = await gameSeconds(page);
    await drawFrames(page, 30);
    expect(await gameSeconds(page)).toBe(paused);
    for (let step = 0; step < 6; step += 1) await page.getByRole('button', { name: 'One step', exact: true }).click();
    await expect.poll(() => gameSeconds(page)).toBeCloseTo(paused + 0.1, 2);
    await page.getByRole('button', { name: 'Restart' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    expect(await gameSeconds(page)).toBeLessThan(paused);
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await page.waitForURL(/#\/game\/[^/]+(\/scene\/.*)?$/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('starts with Ctrl Enter whatever has the keyboard, and presses nothing', async () => {
    const { page, context } = await visit();
    await page.getByRole('heading', { name: 'Pip and the Lanterns' }).waitFor();
    await page.getByRole('button', { name: 'More actions for Pip and the Lanterns' }).click();
    await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
    await page.getByRole('application').waitFor();
    const places = [
      page.getByRole('tab', { name: 'Scenes' }),
      page.getByRole('row', { name: /^Title/ }),
      page.getByRole('row', { name: /^Ground, layer/ }),
      page.getByRole('button', { name: 'Snap', exact: true }),
      page.getByRole('textbox', { name: 'Name', exact: true }),
    ];
    for (const place of places) {
      await place.click();
      const before = page.url();
      await page.keyboard.press('Control+Enter');
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      await page.keyboard.press('Control+Enter');
      await page.getByRole('application').waitFor();
      expect(page.url()).toBe(before);
    }
    await context.close();
  });

  test('returns with Ctrl Enter even while the game has the keyboard', async () => {
    const { page, context } = await visit();
    await play(page);
    await page.frameLocator('iframe').locator('#stage').click();
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/#\/game\/[^/]+(\/scene\/.*)?$/);
    await context.close();
  });

  test('starts when its frame is loaded before the page comes to its effects', async () => {
    const { page, context } = await visit();
    await play(page);
    await page.addInitScript(delayScheduler);
    await page.reload();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await context.close();
  });

  test('isolates the game from the editor', async () => {
    const { page, context } = await visit();
    const frame = await play(page);
    const ways = await frame.evaluate(
      async (editor) => {
        const tried = async (work: () => unknown) => {
          try {
            await work();
            return 'open';
          } catch {
            return 'closed';
          }
        };
        return {
          origin: self.origin,
          storage: await tried(() => localStorage.length),
          databases: await tried(() => indexedDB.open('gscreator')),
          cookies: await tried(() => document.cookie),
          parent: await tried(() => window.parent.document),
          parentPlace: await tried(() => {
            window.top?.location.assign('about:blank');
          }),
          fetch: await tried(() => fetch(editor)),
          socket: await tried(
            () =>
              new Promise((resolve, reject) => {
                document.addEventListener('securitypolicyviolation', reject, { once: true });
                new WebSocket('ws://127.0.0.1:9');
                setTimeout(resolve, 5000);
              }),
          ),
          picture: await tried(
            () =>
              new Promise((resolve, reject) => {
                const image = new Image();
                image.onload = resolve;
                image.onerror = reject;
                image.src = `${editor}icon.svg`;
              }),
          ),
          frame: await tried(
            () =>
              new Promise((resolve, reject) => {
                document.addEventListener('securitypolicyviolation', reject, { once: true });
                const inner = document.createElement('iframe');
                inner.src = editor;
                document.body.append(inner);
                setTimeout(resolve, 5000);
              }),
          ),
          popup: window.open(editor) === null ? 'closed' : 'open',
        };
      },
      page.url().replace(/#.*/, ''),
    );
    const { origin, ...others } = ways;
    expect(origin).toBe('null');
    expect(Object.entries(others).filter(([, state]) => state !== 'closed')).toEqual([]);
    expect(page.url()).toContain('/preview');
    await context.close();
  });

  test('closes the channel when the frame sends an invalid message', async () => {
    const { page, context } = await visit();
    await play(page);
    await page
      .frameLocator('iframe')
      .locator('body')
      .evaluate(() => {
        // The port is not reachable from here, so a second connection is tried, which the frame must not take.
        const channel = new MessageChannel();
        window.postMessage({ type: 'playhouse-connect' }, '*', [channel.port2]);
        channel.port1.onmessage = () => {
          document.title = 'taken';
        };
      });
    await drawFrames(page, 18);
    expect(await page.frameLocator('iframe').locator('title').textContent()).toBe('Preview');
    await context.close();
  });

  test('reports a hanging game, and editing continues meanwhile', async () => {
    const { page, context } = await visit();
    const frame = await play(page);
    await frame.evaluate(() => {
      setTimeout(() => {
        const end = performance.now() + 30_000;
        while (performance.now() < end);
      });
    });
    await page.getByRole('alert').getByText('The game stopped responding').waitFor();
    // Less than the time for which the game would hang.
    await page.getByRole('button', { name: 'Back to editing' }).click({ timeout: 60_000 });
    await page.waitForURL(/#\/game\/[^/]+\/scene\//, { timeout: 60_000 });
    await context.close();
  });

  test('changes the device without restarting the game', async () => {
    const { page, context } = await visit();
    await play(page);
    await page.waitForFunction(
      () => Number(document.querySelector('[title="Game time in seconds"]')?.textContent) > 0.3,
    );
    const before = await gameSeconds(page);
    await page.getByRole('button', { name: /^Display size/ }).click();
    await page.getByRole('menuitem', { name: /480 × 320/ }).click();
    await page.getByRole('button', { name: 'Rotate the screen' }).click();
    const box = await page.locator('iframe').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2 / 3, 1);
    await expect.poll(() => gameSeconds(page)).toBeGreaterThanOrEqual(before);
    await context.close();
  });
});
