import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { createGame, createHeadlessPorts, parseInputScript } from '@playhouse/runtime';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import {
  gameSeconds,
  playGame,
  pressGame,
  setWatched,
  watched,
  watchGame,
  watchPip,
  whenSpace,
} from './previewGame.ts';
import { stageOf, visitProject } from './stagePage.ts';

useBrowser();

const patient = { timeout: 60_000 };

describe('the running game', () => {
  test('shows and accepts values, and continues when the project changes', async () => {
    const { page, context, faults } = await visitProject(pressGame());
    await playGame(page);
    await watchPip(page);
    await watchGame(page, 'Speed');
    expect(await watched(page, 'Speed')).toBe(30);
    await expect.poll(() => watched(page, 'Position.X'), patient).toBeGreaterThan(110);
    await setWatched(page, 'Speed', '0');
    await expect.poll(() => watched(page, 'Speed'), patient).toBe(0);
    await setWatched(page, 'Position.X', '300');
    await expect.poll(() => watched(page, 'Position.X'), patient).toBe(300);

    await page.getByRole('button', { name: 'More actions for Speed' }).click();
    await page.getByRole('menuitem', { name: 'Start the game with this value' }).click();
    await page.getByText('Change applied.').first().waitFor();
    const before = await gameSeconds(page);
    expect(await watched(page, 'Position.X')).toBe(300);
    // After undo, the author's 30 applies again, and Pip continues from its current position.
    await page.getByRole('button', { name: 'Watch panel' }).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => watched(page, 'Speed'), patient).toBe(30);
    await expect.poll(() => watched(page, 'Position.X'), patient).toBeGreaterThan(301);
    expect(await watched(page, 'Position.X')).toBeLessThan(400);
    expect(await gameSeconds(page)).toBeGreaterThanOrEqual(before);
    // The script that prepares each page for tests fails in the frame, which has no storage.
    expect(faults).toEqual([]);
    await context.close();
  });

  test('rewinds sixty frames and continues from there', async () => {
    const { page, context } = await visitProject(pressGame());
    await playGame(page);
    await watchPip(page);
    await expect.poll(() => gameSeconds(page), patient).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await drawFrames(page, 24);
    const [time, place] = [await gameSeconds(page), await watched(page, 'Position.X')];
    await page.getByRole('button', { name: 'Back one second' }).click();
    await expect.poll(() => gameSeconds(page), patient).toBeCloseTo(time - 1, 2);
    await expect.poll(() => watched(page, 'Position.X'), patient).toBeCloseTo(place - 30, 1);
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'One step', exact: true }).click();
    await expect.poll(() => gameSeconds(page), patient).toBeCloseTo(time - 0.95, 2);
    const slider = page.getByRole('slider', { name: 'Playback position' });
    await slider.focus();
    await page.keyboard.press('End');
    await expect.poll(() => watched(page, 'Position.X'), patient).toBeCloseTo(place, 1);
    await context.close();
  });

  test('is recorded, and a headless replay ends in the same state', async () => {
    const project = pressGame();
    const { page, context } = await visitProject(project);
    const frame = await playGame(page);
    await page.getByRole('button', { name: 'Record from the start' }).click();
    await page.getByRole('button', { name: 'Stop recording' }).waitFor();
    await frame.locator('#stage').click();
    for (let press = 0; press < 3; press++) {
      await page.keyboard.down('Space');
      await drawFrames(page, 5);
      await page.keyboard.up('Space');
      await drawFrames(page, 5);
    }
    await page.getByRole('button', { name: 'Stop recording' }).click();
    const hash = await page.locator('[data-hash]').getAttribute('data-hash');
    const frames = Math.round(Number((await page.getByText(/seconds, \d+ events/).textContent())?.split(' ')[0]) * 60);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download script' }).click();
    const stream = await (await downloading).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    const script = parseInputScript(JSON.parse(Buffer.concat(chunks).toString()));
    if (!script.ok) throw new Error(script.message);
    const game = await createGame(project, createHeadlessPorts(project), { seed: 1, sceneId: 'id20' });
    for (let at = 1; at <= frames; at++) game.step(script.value.filter((event) => event.frame === at));
    expect(game.attributes()['game.Presses']).toBe(3);
    expect(game.stateHash()).toBe(hash);
    await page.getByRole('button', { name: 'Save play test' }).click();
    await page.getByText('Play test “recording 1” saved').waitFor();
    await context.close();
  });

  test('offers its recording when it is stopped, restarted or left', async () => {
    const { page, context } = await visitProject(pressGame());
    await playGame(page);
    const dialog = page.getByRole('dialog', { name: 'Keep this recording?' });
    const record = async () => {
      await page.getByRole('button', { name: 'Record from the start' }).click();
      await page.getByRole('button', { name: 'Stop recording' }).waitFor();
      await expect.poll(() => gameSeconds(page)).toBeGreaterThan(0.5);
    };
    await record();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();

    await page.getByRole('button', { name: 'Restart' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await record();
    const before = await page.locator('iframe').elementHandle();
    await page.getByRole('button', { name: 'Restart' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => before?.evaluate((frame) => frame.isConnected)).toBe(false);
    await page.getByRole('button', { name: 'Pause' }).waitFor();

    await record();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await dialog.getByRole('button', { name: 'Save play test' }).click();
    await page.getByText('Play test “recording 1” saved').waitFor();
    await stageOf(page).waitFor();
    await context.close();
  });

  test('receives gamepad and tilt input', async () => {
    const pad = {
      id: 'id60',
      class: 'RuleBehavior',
      attributes: { name: 'Pad', compoundConditionKind: 0 },
      conditions: [
        {
          id: 'id61',
          class: 'AttributeCondition',
          attributes: { conditionType: 1, subjectAttribute: 'game.devices.player1.buttonA' },
          predicate: { type: 'boolean', attributes: { mode: true } },
        },
      ],
      behaviors: [
        {
          id: 'id62',
          class: 'ChangeAttributeAction',
          attributes: { targetAttribute: 'game.attributes.id902', RHS: 7 },
        },
      ],
    };
    const { page, context } = await visitProject(pressGame([pad]));
    const frame = await playGame(page);
    await watchGame(page, 'Tilt');
    await watchGame(page, 'Presses');
    await frame.evaluate(() => {
      const buttons = Array.from({ length: 17 }, (_, button) => ({ pressed: button === 0, touched: false, value: 1 }));
      const reading = { id: 'test', index: 0, connected: true, axes: [0, 0, 0, 0], buttons };
      Object.defineProperty(navigator, 'getGamepads', { value: () => [reading] });
      const event = new Event('devicemotion');
      const accelerationIncludingGravity = { x: -4.903325, y: 0, z: -8.5 };
      window.dispatchEvent(Object.assign(event, { accelerationIncludingGravity }));
    });
    await expect.poll(() => watched(page, 'Tilt'), patient).toBe(0.5);
    await expect.poll(() => watched(page, 'Presses'), patient).toBe(7);
    await page.getByRole('tab', { name: 'Input' }).click();

    await page.getByRole('button', { name: 'Lay flat' }).click();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await page.getByText('Measure behaviors').click();
    await page.getByText('Behaviors take').waitFor();

    await page.getByRole('tab', { name: 'Watch', exact: true }).click();
    await expect.poll(() => watched(page, 'Tilt'), patient).toBe(0);
    await page.setViewportSize({ width: 760, height: 900 });
    const narrow = await gameSeconds(page);
    await expect.poll(() => gameSeconds(page), patient).toBeGreaterThan(narrow);

    await context.close();
  });

  test('uses the platform settings chosen by keyboard', async () => {
    const asking = [
      {
        id: 'id60',
        class: 'TimerBehavior',
        attributes: { name: 'Ask', timerType: 1, interval: 12 },
        behaviors: [
          { id: 'id61', class: 'GameCenterLoginAction' },
          { id: 'id62', class: 'GameCenterPostScoreAction', attributes: { score: 7, leaderboardID: 'Meadow' } },
          { id: 'id63', class: 'GameCenterShowLeaderboardAction', attributes: { leaderboardID: 'Meadow' } },
        ],
      },
    ];
    const { page, context } = await visitProject(pressGame(asking));
    const frame = await playGame(page);
    // From the game past the console to the panel, then to the services and the sign-in setting.
    await frame.locator('#stage').focus();
    await page.keyboard.press('F6');
    await page.waitForFunction(() => document.activeElement?.closest('[aria-label="Console"]'));
    for (const key of ['F6', ...Array(5).fill('ArrowRight')]) await page.keyboard.press(key);
    await page.getByRole('radio', { name: 'Fails' }).waitFor();
    const sheet = frame.getByRole('dialog', { name: 'Simulated Leaderboard “Meadow”' });
    // The toast disappears by itself.
    const toast = page.getByText('Simulated sign-in: sign-in failed.').first();
    const answered = Promise.all([sheet.waitFor(patient), toast.waitFor(patient)]);
    for (const key of ['Tab', 'Tab', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await answered;
    expect(await page.getByRole('radio', { name: 'Fails' }).isChecked()).toBe(true);
    const asked = page.getByRole('region', { name: 'Requests from the game' }).getByRole('listitem');
    await expect
      .poll(() => asked.allTextContents(), patient)
      .toEqual([...['12.00Show the leaderboard “Meadow”', '12.00Post 7 to “Meadow”', '12.00Sign in']]);
    const waiting = await gameSeconds(page);
    await page.getByRole('button', { name: 'Rotate the screen' }).click();
    await drawFrames(page, 18);
    expect(await gameSeconds(page)).toBe(waiting);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => gameSeconds(page), patient).toBeGreaterThan(waiting);
    await context.close();
  });

  test('links console lines to the behavior that wrote them', async () => {
    const { page, context } = await visitProject(pressGame());
    await playGame(page);
    await page.getByText('here I am').first().waitFor();
    await page.getByRole('button', { name: 'Show Say where in the editor' }).first().click();
    await page.waitForURL(/\/prototype\/id1\?behavior=id55$/);
    await context.close();
  });

  test('picks an actor with a press that the game does not receive', async () => {
    const { page, context } = await visitProject(pressGame([], 0));
    await playGame(page);
    await page.getByRole('button', { name: 'Pick an actor in the game' }).click();
    const box = await page.locator('iframe').boundingBox();
    if (!box) throw new Error('the frame is shown');
    await page.mouse.click(box.x + (box.width * 110) / 480, box.y + box.height / 2);
    await page.getByLabel('Value of Position.X').waitFor();
    await page.getByText('in Meadow').waitFor();
    await context.close();
  });
});

/** A game in which pressing Space buys a gem. */
function shopGame(): Project {
  const buy = whenSpace('id51', [{ class: 'IAPBuyItemAction', attributes: { productID: 'gem' } }]);
  return buildProject({
    title: 'Shop',
    displaySize: { width: 480, height: 320 },
    tables: [
      {
        name: 'PurchaseTable',
        rows: [''],
        columns: [
          { name: 'Id', type: 1, cells: ['gem'] },
          { name: 'Consumable', type: 4, cells: [true] },
          { name: 'Name', type: 1, cells: [''] },
          { name: 'Price', type: 1, cells: [''] },
          { name: 'State', type: 1, cells: ['unpurchased'] },
        ],
      },
    ],
    prototypes: [{ id: 'id1', name: 'Pip', behaviors: [buy] }],
    scenes: [{ id: 'id20', name: 'Meadow', layers: [{ actors: [{ prototype: 'id1' }] }] }],
  });
}

test('answers of the platform arrive after 5 s of the game if Services says so', async () => {
  const { page, context, faults } = await visitProject(shopGame());
  const frame = await playGame(page);
  await page.getByRole('button', { name: /^Speed/ }).click();
  await page.getByRole('menuitem', { name: '2×' }).click();
  await page.getByRole('tab', { name: 'Services' }).click();
  await page.getByText('After 5 s').click();
  await frame.locator('#stage').click();
  await page.keyboard.press('Space', { delay: 100 });
  const request = page.getByRole('region', { name: 'Requests from the game' }).getByRole('listitem');
  const asked = Number.parseFloat((await request.textContent()) ?? '');
  const state = page.getByRole('region', { name: 'Platform state' });
  await state.getByText('gem', { exact: true }).waitFor();
  expect(await gameSeconds(page)).toBeGreaterThanOrEqual(asked + 5);
  expect(faults).toEqual([]);
  await context.close();
});
