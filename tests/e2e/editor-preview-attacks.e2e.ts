import { buildProject } from '@playhouse/core/testing';
import type { Frame, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser, type Visit, visit } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { useOutside } from './outside.ts';
import { playGame, pressGame, watchPip } from './previewGame.ts';
import { visitProject } from './stagePage.ts';
import { departures, runWorker, tryWaysOut, waysOfWindow, waysOfWorker, workerSource } from './waysOut.ts';
import { withinGoal } from './withinGoal.ts';
import { withinLimit } from './withinLimit.ts';

useBrowser();

const listener = useOutside();

/** The longest time for which the page was blocked while `during` ran. */
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

/** Attacks that fail even from an unprotected page, so testing them proves nothing. */
const unseen = new Set(['icon', 'preconnect', 'worker-rtc']);
/** Attacks that a sandbox alone blocks. */
const keptBySandbox = new Set(['form', 'popup', 'worker-cache', 'worker-nestedWorker']);
const allWays = [...waysOfWindow, ...waysOfWorker];

/** Tries every attack in a window and in its worker; the listener records what arrives. */
async function tryAll(target: Page | Frame): Promise<void> {
  const { outside, reached } = listener();
  reached.clear();
  await target.evaluate(tryWaysOut, outside);
  await target.evaluate(runWorker, workerSource(outside));
}

/** Begins to leave a page or a frame, which may never answer again. */
async function begin(departure: Promise<void>): Promise<void> {
  await Promise.race([departure.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 5000))]);
}

/** A fresh frame of the preview. */
async function freshFrame(page: Page): Promise<Frame> {
  const old = page.frames().filter((each) => each.url().includes('preview.html'));
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => previewFrame(page, old) !== undefined, { timeout: 60_000 }).toBe(true);
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  return previewFrame(page, old) ?? expect.fail('there is no preview frame');
}

function previewFrame(page: Page, others: readonly Frame[]): Frame | undefined {
  return page.frames().find((each) => each.url().includes('preview.html') && !others.includes(each));
}

/** With a service worker, the answer sandboxes the frame; without one, its iframe does. */
const guards: readonly (readonly [string, 'allow' | 'block'])[] = [
  ['its iframe', 'block'],
  ['the service worker', 'allow'],
];

async function visitGuarded(serviceWorkers: 'allow' | 'block'): Promise<Visit> {
  const opened = await visitProject(pressGame(), undefined, undefined, { serviceWorkers });
  if (serviceWorkers === 'allow') await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return opened;
}

describe.each(guards)('the frame of the preview, sandboxed by %s,', (_words, serviceWorkers) => {
  test('leaks nothing from its window or a worker, unlike unprotected frames', async () => {
    const { outside, reached } = listener();
    const { page, context } = await visitGuarded(serviceWorkers);
    const frame = await playGame(page);
    await tryAll(frame);
    await drawFrames(page, 180);
    expect([...reached]).toEqual([]);
    expect(await frame.evaluate(() => document.title)).toBe('Preview');

    // The controls: without them, an empty list would prove nothing.
    const plain = await context.newPage();
    await plain.goto(`${outside.http}control`);
    await tryAll(plain);
    const fromPlain = allWays.filter((way) => !unseen.has(way));
    await expect.poll(() => fromPlain.filter((way) => !reached.has(way)), { timeout: 60_000 }).toEqual([]);
    const sandboxed = await context.newPage();
    await sandboxed.goto(`${outside.http}sandbox`);
    const inner = sandboxed.frame({ name: 'inner' }) ?? expect.fail('there is no inner frame');
    await tryAll(inner);
    const fromSandbox = fromPlain.filter((way) => !keptBySandbox.has(way));
    await expect.poll(() => fromSandbox.filter((way) => !reached.has(way)), { timeout: 60_000 }).toEqual([]);
    expect([...keptBySandbox].filter((way) => reached.has(way))).toEqual([]);
    await context.close();
  });

  test('cannot navigate away', async () => {
    const { outside, reached } = listener();
    const { page, context } = await visitGuarded(serviceWorkers);
    await playGame(page);
    reached.clear();
    for (const { depart } of departures) {
      const frame = await freshFrame(page);
      await begin(frame.evaluate(depart, outside));
      await drawFrames(page, 60);
      expect([...reached]).toEqual([]);
    }
    for (const { ways, depart } of departures) {
      // A page of its own: what one departure has begun must not interrupt the next.
      const control = await context.newPage();
      await control.goto(`${outside.http}control`);
      await begin(control.evaluate(depart, outside));
      await expect.poll(() => ways.filter((way) => !reached.has(way)), { timeout: 60_000 }).toEqual([]);
    }
    await withinLimit('closing the context', context.close());
  });
});

interface Endless {
  readonly name: string;
  readonly more: readonly object[];
  readonly script?: { readonly event: string; readonly source: string };
}

const endless: readonly Endless[] = [
  {
    name: 'a loop of a billion passes',
    more: [
      {
        id: 'id70',
        class: 'LoopBehavior',
        attributes: { name: 'Loop', maxLoopsPerFrame: 1e9 },
        behaviors: [
          {
            id: 'id71',
            class: 'ChangeAttributeAction',
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
    expect(await longestGap(page, 4000)).toBeLessThan(withinGoal(1500));
    await watchPip(page);
    await page.getByRole('button', { name: 'Back to editing' }).click({ timeout: 60_000 });
    await page.waitForURL(/#\/game\/[^/]+\/scene\//, { timeout: 60_000 });
    await context.close();
  });
});

test('the frame of the preview takes its channel from the origin of the editor only', async () => {
  const { page, context } = await visit();
  await page.evaluate(() =>
    Promise.all(
      [
        ['preview', './preview.html'],
        ['stranger', 'about:blank'],
      ].map(
        ([name, src]) =>
          new Promise((onload) => {
            const frame = Object.assign(document.createElement('iframe'), { name, src, onload });
            frame.sandbox.add('allow-scripts');
            document.body.append(frame);
          }),
      ),
    ),
  );
  const stranger = page.frame({ name: 'stranger' }) ?? expect.fail('there is no other frame');
  await stranger.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      document.title = 'taken';
    };
    window.parent.frames[0]?.postMessage({ type: 'playhouse-connect' }, '*', [port2]);
  });
  // The frame takes the first channel only: if it had taken the stranger's, this one would get no answer.
  const answer = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        window.frames[0]?.postMessage({ type: 'playhouse-connect' }, '*', [port2]);
      }),
  );
  expect(answer).toEqual({ type: 'ready' });
  expect(await stranger.title()).toBe('');
  await context.close();
});
