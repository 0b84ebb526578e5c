import { readFileSync } from 'node:fs';
import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openOwnBrowser, useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { everyNth } from './effort.ts';
import { encodePng } from './player/png.ts';
import { playGame, pressGame } from './previewGame.ts';
import { endSmoothness, watchSmoothness } from './smoothness.ts';
import { stageOf, visitProject } from './stagePage.ts';
import { withinGoal } from './withinGoal.ts';

// Its own, because the memory of all its pages counts.
useBrowser(openOwnBrowser);

/** Longest time for which the editor may be blocked, in ms. */
const longestGap = withinGoal(500);
/** Time limit for *Back to editing* to show the stage, in ms. */
const wayBack = withinGoal(1000);
/** Memory limit of one browser process that runs pages, in bytes. */
const mostMemory = 2 ** 30;
/** Decoding half a billion pixels may take a busy machine this long, in ms. */
const decodingTime = 240_000;

const expression = (...$: unknown[]) => ({ '@': 'expression', $ });
const attributes = { text: 'game.attributes.id901', count: 'game.attributes.id902' };
const countUp = {
  class: 'ChangeAttributeAction',
  attributes: { targetAttribute: attributes.count, RHS: expression({ keypath: attributes.count }, ' + 1') },
};

/** The actions of one actor in each frame: `times` passes over `behaviors`. */
function everyFrame(times: number, ...behaviors: object[]): BehaviorDescription[] {
  const loop = { class: 'LoopBehavior', attributes: { maxLoopsPerFrame: times }, behaviors };
  const timer = { class: 'TimerBehavior', attributes: { timerType: 0, interval: 0 }, behaviors: [loop] };
  return [timer] as unknown as BehaviorDescription[];
}

function flood(behaviors: readonly BehaviorDescription[], images: readonly string[] = []): Project {
  const shown = images.map((image, index) => ({
    id: `id${100 + index}`,
    name: image,
    attributes: { image, size: { width: 80, height: 40 } },
  }));
  return buildProject({
    title: 'Flood',
    displaySize: { width: 480, height: 320 },
    attributes: {
      id901: { '@': 'text', $: 'Pip', name: 'Words' },
      id902: { '@': 'integer', $: 0, name: 'Count' },
    },
    images,
    prototypes: [{ id: 'id1', name: 'Pip', behaviors }, ...shown],
    scenes: [
      {
        name: 'Meadow',
        layers: [
          {
            actors: ['id1', ...shown.map(({ id }) => id)].map((prototype, index) => ({
              id: `id${400 + index}`,
              prototype,
              position: { x: 100, y: 160 },
            })),
          },
        ],
      },
    ],
  });
}

/** A million characters. */
const long = expression('textRepeat("abcdefgh", 125000)');
const action = (name: string, fields: object) => ({ class: name, attributes: fields });

interface Flood {
  readonly name: string;
  readonly behaviors: readonly BehaviorDescription[];
  /** A second tab takes the project over while the game floods. */
  readonly isLeftTwice?: boolean;
}

const floods: readonly Flood[] = [
  {
    name: 'that keeps ending itself',
    behaviors: everyFrame(100, action('EndGameAction', {})),
    isLeftTwice: true,
  },
  {
    name: 'that opens addresses that nothing may open',
    behaviors: everyFrame(100, action('OpenURLAction', { url: 'javascript:1' })),
  },
  {
    name: 'that saves long texts under new keys',
    behaviors: [
      action('ChangeAttributeAction', { targetAttribute: attributes.text, RHS: long }) as BehaviorDescription,
      ...everyFrame(
        500,
        countUp,
        action('SaveAttributeAction', {
          targetAttribute: attributes.text,
          key: expression('"key" .. ', { keypath: attributes.count }),
        }),
      ),
    ],
  },
  {
    name: 'that logs long texts',
    behaviors: everyFrame(100, action('LogDebuggingStatementAction', { text: long })),
    isLeftTwice: true,
  },
  {
    name: 'that sends scores and buys',
    behaviors: everyFrame(
      100,
      action('GameCenterPostScoreAction', { score: 5, leaderboardID: 'board' }),
      action('IAPBuyItemAction', { productID: 'hat' }),
    ),
  },
  {
    name: 'that asks for texts',
    behaviors: everyFrame(
      100,
      action('KeyboardInputAction', { targetAttribute: attributes.text, keyboardPrompt: long }),
    ),
  },
];

/** Peak memory of a browser process that contains pages, in bytes. */
async function peakOfPages(page: Page): Promise<number> {
  const browser = page.context().browser() ?? expect.fail('the page has a browser');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? Number.NaN);
  return Math.max(...peaks.map(Number)) * 1024;
}

/** Goes back to the stage while the game floods. */
async function leave(page: Page): Promise<void> {
  const begun = performance.now();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await stageOf(page).waitFor();
  expect(performance.now() - begun).toBeLessThan(wayBack);
}

/** Goes back to the stage, then to the flooding game again in a second tab, which can be left as well. */
async function leaveTwice(page: Page): Promise<void> {
  const address = page.url();
  await leave(page);
  const second = await page.context().newPage();
  await second.goto(address);
  await second.getByRole('button', { name: 'Use it here' }).click();
  await second.getByRole('button', { name: 'Pause' }).waitFor();
  await leave(second);
  await second.close();
}

describe('a game', () => {
  test.each(everyNth(floods, 3))('$name leaves the editor usable', async ({ behaviors, isLeftTwice = false }) => {
    const { page, context } = await visitProject(flood(behaviors));
    await watchSmoothness(page);
    await playGame(page);
    await drawFrames(page, 180);
    expect((await endSmoothness(page)).gap).toBeLessThan(longestGap);
    expect(await page.locator('[role="status"], [role="alert"]').count()).toBeLessThan(10);
    expect(await peakOfPages(page)).toBeLessThan(mostMemory);
    await (isLeftTwice ? leaveTwice : leave)(page);
    await context.close();
  });

  test('that opens an address in each frame causes one question, which shows the actual host', async () => {
    const url = 'https://good.example@127.0.0.1/';
    const { page, context } = await visitProject(flood(everyFrame(1, action('OpenURLAction', { url }))));
    await watchSmoothness(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Open this address?' });
    await dialog.getByText('127.0.0.1', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await drawFrames(page, 120);
    expect(await dialog.count()).toBe(0);
    expect((await endSmoothness(page)).gap).toBeLessThan(longestGap);
    await leave(page);
    await context.close();
  });

  test('with pictures of half a billion pixels shows them scaled down, and reports it', async () => {
    const picture = encodePng(8000, 4000, () => [200, 80, 40, 255]);
    const names = Array.from({ length: 15 }, (_, index) => `wall${index}`);
    const files = new Map(names.map((name) => [`images/${name}.png`, picture]));
    const { page, context } = await visitProject(flood([], names), files);
    await watchSmoothness(page);
    await playGame(page, decodingTime);
    await page.getByText(/have 480 million pixels together/).waitFor();
    expect((await endSmoothness(page)).gap).toBeLessThan(longestGap);
    expect(await peakOfPages(page)).toBeLessThan(mostMemory);
    await leave(page);
    await context.close();
  });
});

/** What a foreign frame would send, as the body of a function of the port. */
const hostile: readonly { readonly name: string; readonly script: string; readonly said: RegExp }[] = [
  ...[
    { type: 'ready' },
    { type: 'loaded' },
    { type: 'beat', frame: 1, isRunning: true, first: 0, last: 1, isRecording: false },
    { type: 'notice', text: 'Hello' },
    { type: 'warning', frame: 1, text: 'Hello' },
    { type: 'log', frame: 1, actorId: 'id1', path: ['object'], text: 'Hello' },
    { type: 'fault', cause: 'project', code: 'a', message: 'b', frame: 1, path: [] },
    { type: 'scene', id: 'id20', name: 'Meadow' },
    { type: 'openUrl', frame: 1, url: 'https://example.com/' },
    { type: 'focus', hasFocus: true },
    { type: 'values', frame: 1, values: [] },
    { type: 'actors', actors: [], total: 0 },
    { type: 'profile', steps: 1, milliseconds: 1, rows: [] },
    { type: 'recorded', seed: 1, frames: 1, stateHash: 'a', events: [], lost: [] },
  ].map((event) => ({
    name: `a hundred thousand times "${event.type}"`,
    script: `for (let i = 0; i < 1e5; i++) port.postMessage(${JSON.stringify(event)});`,
    said: /The preview sent too many messages\./,
  })),
  {
    name: 'a recording that nobody asked for',
    script: `port.postMessage({ type: 'recorded', seed: 1, frames: 1, stateHash: 'a', events: [], lost: [] });
      setTimeout(() => port.postMessage(null), 1000);`,
    said: /The preview sent an invalid message\./,
  },
  ...[
    "type: 'notice', text",
    "type: 'warning', frame: 1, text",
    "type: 'log', frame: 1, actorId: 'id1', path: [], text",
    "type: 'failed', message: text",
    "type: 'scene', id: 'id20', name: text",
    "type: 'openUrl', frame: 1, url: 'https://' + text",
  ].map((fields) => ({
    name: `fifty million characters in { ${fields} }`,
    script: `const text = 'x'.repeat(5e7); port.postMessage({ ${fields} });`,
    said: /The preview sent an invalid message\./,
  })),
  ...[
    'null',
    '5',
    '"beat"',
    '[]',
    '{}',
    '{ type: "beat" }',
    '{ type: "__proto__" }',
    '{ type: "notice", text: {} }',
  ].map((value) => ({
    name: `the value ${value}`,
    script: `port.postMessage(${value});`,
    said: /The preview sent an invalid message\./,
  })),
];

describe('a forged frame', () => {
  test('may send anything: it is ended, and the editor stays usable', async () => {
    const { page, context } = await visitProject(pressGame());
    let script = '';
    await context.route('**/preview.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><script>addEventListener('message', ({ ports: [port] }) => { ${script} });</script>`,
      }),
    );
    for (const each of hostile) {
      script = each.script;
      await watchSmoothness(page);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.getByText(each.said).first().waitFor();
      const { gap } = await endSmoothness(page);
      expect([each.name, gap < longestGap ? 'fluent' : gap]).toEqual([each.name, 'fluent']);
      const begun = performance.now();
      await page.getByRole('button', { name: 'Back to editing' }).click();
      await stageOf(page).waitFor();
      expect([each.name, performance.now() - begun < wayBack]).toEqual([each.name, true]);
    }
    expect(await peakOfPages(page)).toBeLessThan(mostMemory);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('button', { name: 'Use it here' }).click();
    await stageOf(second).waitFor();
    await context.close();
  });
});
