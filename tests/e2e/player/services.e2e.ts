import { mkdirSync } from 'node:fs';
import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { usePlayerPage } from './playerPage.ts';

const playerPage = usePlayerPage();
const shots = process.env.PLAYHOUSE_SHOTS;

/** A game that runs these behaviors in its first step, and counts its steps in its scene's time. */
function gameOf(behaviors: readonly BehaviorDescription[], scenes = 1): Project {
  return buildProject({
    displaySize: { width: 480, height: 320 },
    attributes: {
      id7: { '@': 'integer', $: 5, name: 'Callback' },
      id8: { '@': 'text', $: '', name: 'Seen' },
    },
    tables: [
      {
        id: 'id90',
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
    prototypes: [{ id: 'id5', behaviors }],
    scenes: Array.from({ length: scenes }, () => ({
      layers: [{ actors: [{ prototype: 'id5', position: { x: 240, y: 160 } }] }],
    })),
  });
}

/** The purchase table, as an expression. */
const dataTable = { '@': 'expression', $: [{ keypath: 'game.attributes.id90' }] };

const post = (score: number) => ({
  class: 'GameCenterPostScoreAction',
  attributes: { score, leaderboardID: 'Meadow' },
});
const frame = () => playerPage().page.evaluate(() => window.player.game.frame);
const evaluated = (text: string) => playerPage().page.evaluate((program) => window.player.game.evaluate(program), text);
const start = () => playerPage().page.evaluate(() => window.player.start());
const dialog = (name: string) => playerPage().page.getByRole('dialog', { name });

/** Screenshots for people, when requested. */
async function shoot(name: string): Promise<void> {
  if (shots === undefined) return;
  mkdirSync(shots, { recursive: true });
  await playerPage().page.screenshot({
    path: `${shots}/player-${name}.png`,
    clip: { x: 0, y: 0, width: 480, height: 320 },
  });
}

/** The game's time continues. */
async function expectRunning(): Promise<void> {
  const before = await frame();
  await expect.poll(frame).toBeGreaterThan(before);
}

beforeEach(() => {
  expect(playerPage().faults).toEqual([]);
});

describe('simulated services', () => {
  test('show a leaderboard, which pauses the game until it is closed by keyboard', async () => {
    const { open, page } = playerPage();
    await open(
      gameOf([post(3), post(8), { class: 'GameCenterShowLeaderboardAction', attributes: { leaderboardID: 'Meadow' } }]),
    );
    await start();
    const sheet = dialog('Simulated Leaderboard “Meadow”');
    await sheet.waitFor();
    expect(await sheet.textContent()).toContain('You8');
    const waiting = await frame();
    expect(waiting).toBe(1);
    await shoot('leaderboard');
    // Nothing moves for several drawn frames, nor when stepping.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        ),
    );
    await page.evaluate(() => window.player.step());
    expect(await frame()).toBe(waiting);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await sheet.waitFor({ state: 'detached' });
    await expectRunning();
  });

  test('show achievements, a message to share and a banner, one sheet after the other', async () => {
    const { open, page } = playerPage();
    await open(
      gameOf([
        { class: 'ShowBannerAction', attributes: { position: 1 } },
        { class: 'GameCenterUpdateAchievementAction', attributes: { achievementID: 'Lamps', percentage: 40 } },
        { class: 'GameCenterShowAchievementsAction' },
        { class: 'TweetSheetAction', attributes: { message: 'I lit them all', image: 'pip', url: 'example.org' } },
      ]),
    );
    await start();
    await dialog('Simulated Achievements').waitFor();
    expect(await page.getByRole('progressbar', { name: 'Lamps' }).getAttribute('value')).toBe('40');
    await shoot('achievements');
    await page.keyboard.press('Escape');
    await dialog('Simulated Share a message').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.type(' a x');
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('I lit them all a x');
    await shoot('tweet');
    await page.getByRole('button', { name: 'Post' }).click();
    await expectRunning();
    await page.getByRole('complementary', { name: 'Simulated banner' }).waitFor();
    await shoot('banner');
    await page.evaluate(() => window.player.destroy());
    expect(await page.locator('#host > *').count()).toBe(0);
  });

  test('reward players who watch an advertisement to the end', async () => {
    const { open, page } = playerPage();
    const change = { sceneKey: 'next', index: 1, enableAdvertisement: 2 };
    await open(gameOf([{ class: 'ChangeSceneAction', attributes: { name: 'S', ...change } }], 2));
    await page.evaluate(() => window.player.step());
    await dialog('Simulated Rewarded advertisement').waitFor();
    await shoot('advertisement');
    await page.getByRole('button', { name: 'Watch to the end' }).click();
    await page.evaluate(() => window.player.step());
    expect(await evaluated('game.adReward.value')).toEqual({ ok: true, value: 1 });
  });

  test('simulate purchases, sign-in and a missing network, and report it', async () => {
    const { open, page } = playerPage();
    await open(
      gameOf([
        { class: 'IAPBuyItemAction', attributes: { productID: 'gem' } },
        { class: 'GameCenterLoginAction' },
        {
          class: 'NetworkGetTableFromURLAction',
          attributes: { callbackAttribute: 'game.attributes.id7', url: 'https://scores.example/a', dataTable },
        },
      ]),
    );
    await page.evaluate(() => {
      for (let step = 0; step < 3; step++) window.player.step();
    });
    expect(await evaluated('tableCellValue(tables.PurchaseTable, 1, "State")')).toEqual({
      ok: true,
      value: 'purchased',
    });
    expect(await evaluated('game.platformConnected')).toEqual({ ok: true, value: true });
    expect(await evaluated('game.Callback')).toEqual({ ok: true, value: -1 });
    expect(await page.evaluate(() => window.told)).toEqual([
      'scene New Scene',
      'notice Simulated purchase: “gem” is bought.',
      'notice Simulated sign-in: the player is signed in.',
      'warning A network call failed: networking is turned off for this game, so it returns -1.',
    ]);
  });

  test('are replaced by real ones if the host has them, and the mouse can be a finger', async () => {
    const { open, page } = playerPage();
    const seen = {
      class: 'ConstrainAttributeBehavior',
      attributes: {
        targetAttribute: 'game.attributes.id8',
        RHS: {
          '@': 'expression',
          $: [
            { keypath: 'game.devices.touches.count' },
            '.." "..',
            { keypath: 'game.devices.touches.touch1.x' },
            '.." "..',
            { keypath: 'game.devices.screen.size.width' },
          ],
        },
      },
    };
    await open(gameOf([post(3), seen] as BehaviorDescription[]), new Map(), { hasOwnServices: true });
    await page.evaluate(() => {
      window.player.setTouchByMouse(true);
      window.player.addInput({ type: 'screen', width: 77, height: 9, deviceOrientation: 1, interfaceOrientation: 1 });
    });
    await page.mouse.move(100, 50);
    await page.mouse.down();
    await page.evaluate(() => window.player.step());
    expect(await evaluated('game.Seen')).toEqual({ ok: true, value: '1 100 77' });
    await page.mouse.up();
    await page.evaluate(() => window.player.step());
    expect(await evaluated('game.Seen')).toEqual({ ok: true, value: '0 100 77' });
    expect(await page.evaluate(() => window.told)).toContain(
      'asked onGameCenterPostScore {"score":3,"leaderboard":"Meadow"}',
    );
  });
});
