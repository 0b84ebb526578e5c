import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { gameWorker, hang, withDelegates } from './hangingGame.ts';
import { useOutside } from './outside.ts';
import { gameSeconds, playGame, pressGame } from './previewGame.ts';
import { visitProject } from './stagePage.ts';
import { workerSource } from './waysOut.ts';

useBrowser();

const listener = useOutside();
const patient = { timeout: 60_000 };

describe('a game that hangs', () => {
  test('restarts without its scripts, if it has any', async () => {
    const { page, context } = await visitProject(
      withDelegates(pressGame(), [{ event: 'onGameReady', source: 'log("reached");' }]),
    );
    await playGame(page);
    const lines = page.getByRole('log');
    await expect.poll(() => lines.textContent(), patient).toContain('reached');
    await hang(await gameWorker(page));
    await page.getByRole('alert').getByText('It restarts without its scripts.').waitFor(patient);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('status').getByText('Scripts are off').waitFor(patient);
    await expect.poll(() => gameSeconds(page), patient).toBeGreaterThan(0.2);
    expect(await lines.textContent()).not.toContain('reached');
    await context.close();
  });

  test('reports the script in which it hangs', async () => {
    const { page, context } = await visitProject(
      withDelegates(pressGame(), [{ event: 'onLogDebuggingStatement', source: 'getAttribute("game.Speed");' }]),
    );
    await playGame(page);
    // The interpreter stops every script, so a function that the interpreter uses hangs once a script is called.
    await (await gameWorker(page)).evaluate(() => {
      JSON.stringify = () => {
        for (;;);
      };
    });
    await page.getByRole('alert').getByText('The game stopped responding').waitFor(patient);
    const line = page.getByText('“Script 0” was running for onLogDebuggingStatement when the game stopped responding.');
    await line.waitFor(patient);
    await page.getByRole('button', { name: 'Show Script 0 in the editor' }).click();
    await page.waitForURL(/\/delegate\/id700/);
    await context.close();
  });
});

describe('the game worker', () => {
  test('leaks nothing, whatever code it runs', async () => {
    const { outside, reached } = listener();
    const { page, context } = await visitProject(pressGame());
    await playGame(page);
    reached.clear();
    const worker = await gameWorker(page);
    await worker.evaluate(workerSource(outside));
    await drawFrames(page, 180);
    expect([...reached]).toEqual([]);
    // The frame continues with its game; no name that could reach the outside is left in it.
    const before = await gameSeconds(page);
    await expect.poll(() => gameSeconds(page), patient).toBeGreaterThan(before);
    const left = await worker.evaluate(() =>
      [
        'fetch',
        'XMLHttpRequest',
        'WebSocket',
        'EventSource',
        'WebTransport',
        'Worker',
        'importScripts',
        'caches',
      ].filter((name) => name in self),
    );
    expect(left).toEqual([]);
    await context.close();
  });

  test('is ended when it is lost, which is reported', async () => {
    const { page, context } = await visitProject(pressGame());
    await playGame(page);
    await (await gameWorker(page)).evaluate(() => {
      setTimeout(() => {
        throw new Error('lost');
      });
    });
    await page.getByRole('alert').getByText('The game cannot be run.').waitFor(patient);
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor(patient);
    await context.close();
  });

  test('reports what to do when its code fails to load, and runs when it loads', async () => {
    const { page, context } = await visitProject(pressGame());
    await context.route(/\/gameWorker-/, (route) => route.abort());
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const alert = page.getByRole('alert').getByText('Check your connection, then start over.');
    await alert.waitFor(patient);
    await context.unroute(/\/gameWorker-/);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => gameSeconds(page), patient).toBeGreaterThan(0.5);
    await context.close();
  });
});
