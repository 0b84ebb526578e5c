import type { BehaviorDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { createSimulatedServices, type Game, type InputEvent } from '../index.ts';
import { behavior, count, gameAttributes, soloGame, timer } from '../test/describeGame.ts';
import { startProject } from '../test/playProject.ts';

/** Plays with simulated services; their seconds are counted in frames. */
async function serve(
  behaviors: readonly BehaviorDescription[],
  { succeeds = true as boolean | (() => boolean), delay = 0 as 0 | 5, scenes = 1 } = {},
) {
  const waiting: { frame: number; run: () => void }[] = [];
  const answers: InputEvent[] = [];
  let frame = 0;
  const services = createSimulatedServices({
    succeeds: () => (typeof succeeds === 'boolean' ? succeeds : succeeds()),
    delay: () => delay,
    later: (seconds, run) => void waiting.push({ frame: frame + seconds * 60, run }),
    answer: (event) => void answers.push(event),
  });
  const cells = (...texts: string[]) => texts;
  const project = soloGame(
    behaviors,
    {},
    {
      attributes: gameAttributes,
      tables: [
        {
          id: 'id90',
          name: 'PurchaseTable',
          rows: ['', '', ''],
          columns: [
            { name: 'Id', type: 1, cells: cells('gem', 'hat', 'car') },
            { name: 'Consumable', type: 4, cells: [true, false, false] },
            { name: 'Name', type: 1, cells: cells('', '', '') },
            { name: 'Price', type: 1, cells: cells('', '', '') },
            { name: 'State', type: 1, cells: cells('unpurchased', 'unpurchased', 'unpurchased') },
          ],
        },
      ],
      scenes: Array.from({ length: scenes }, (_, index) => ({
        layers: [{ actors: index === 0 ? [{ prototype: 'id1' }] : [] }],
      })),
    },
  );
  const platform = { openUrl() {}, quit() {}, askText() {}, ...services };
  const game = await startProject(project, { ports: { platform } });
  const play = (frames: number) => {
    for (let step = 0; step < frames; step++) {
      frame++;
      for (const one of waiting.filter((each) => each.frame === frame)) one.run();
      game.step(answers.splice(0));
    }
  };
  return { game, play, services };
}

const column = (game: Game, name: string) => {
  const result = game.evaluate(
    `tableCellValue(tables.PurchaseTable, 1, "${name}") .. " " .. tableCellValue(tables.PurchaseTable, 2, "${name}") .. " " .. tableCellValue(tables.PurchaseTable, 3, "${name}")`,
  );
  return result.ok ? result.value : undefined;
};

const buy = (productID: string) => behavior('IAPBuyItemAction', { productID });
const prices = (startIndex: number, endIndex: number) =>
  behavior('IAPRequestPurchaseDataAction', { startIndex, endIndex, callbackAttribute: count });

describe('a simulated store', () => {
  it.each([
    [true, 0, 2, 'purchased'],
    [false, 0, 2, 'unpurchased'],
    [true, 5, 300, 'pending'],
    [true, 5, 301, 'purchased'],
    [false, 5, 300, 'pending'],
    [false, 5, 301, 'unpurchased'],
  ] as const)(
    'that succeeds (%s) after %d s has in frame %d an item that is %s',
    async (succeeds, delay, frames, is) => {
      const { game, play } = await serve([buy('hat')], { succeeds, delay });
      play(frames);
      expect(column(game, 'State')).toBe(`unpurchased ${is} unpurchased`);
    },
  );

  it('keeps an owned item although buying it again fails', async () => {
    let succeeds = true;
    const { game, play, services } = await serve([timer('every', 0.1, [buy('hat')])], { succeeds: () => succeeds });
    play(7);
    succeeds = false;
    play(6);
    expect(services.state.owned).toEqual(['hat']);
    expect(column(game, 'State')).toBe('unpurchased purchased unpurchased');
  });

  it('restores owned items, but not consumed ones', async () => {
    const { game, play, services } = await serve([
      ...[buy('gem'), buy('hat')],
      timer('after', 0.1, [behavior('IAPConsumeItemAction', { productID: 'gem' })]),
      timer('after', 0.2, [behavior('ResetGameAction')]),
      timer('after', 0.3, [behavior('IAPRestoreItemsAction')]),
    ]);
    play(11);
    expect(services.state.owned).toEqual(['hat']);
    expect(column(game, 'State')).toBe('unpurchased purchased unpurchased');
  });

  it.each([
    [1, -1, 'gem hat car'],
    [2, 2, ' hat '],
    [2, -1, ' hat car'],
    [3, 1, '  '],
    [1.5, 2.4, ' hat '],
  ])('fills names and prices of rows %d to %d', async (first, last, names) => {
    const { game, play } = await serve([prices(first, last)]);
    play(1);
    expect(game.attributes()['game.count']).toBe(0);
    play(1);
    expect(game.attributes()['game.count']).toBe(1);
    expect(column(game, 'Name')).toBe(names);
    expect(column(game, 'Price')).toBe(names.replace(/\w+/g, '$$0.99'));
  });

  it('that fails returns -1', async () => {
    const { game, play } = await serve([prices(1, -1)], { succeeds: false });
    play(2);
    expect(game.attributes()['game.count']).toBe(-1);
    expect(column(game, 'Name')).toBe('  ');
  });
});

describe('other simulated services', () => {
  it.each([true, false])('sign in: %s', async (succeeds) => {
    const { game, play, services } = await serve([behavior('GameCenterLoginAction')], { succeeds });
    play(2);
    expect(game.evaluate('game.platformConnected')).toEqual({ ok: true, value: succeeds });
    expect(services.state.isConnected).toBe(succeeds);
  });

  it('keep the best score of each leaderboard', async () => {
    const post = (score: number, leaderboardID: string) =>
      behavior('GameCenterPostScoreAction', { score, leaderboardID });
    const { play, services } = await serve([post(5, 'a'), post(9, 'a'), post(7, 'a'), post(-3, 'b')]);
    play(1);
    expect([...services.state.leaderboards]).toEqual([
      ['a', 9],
      ['b', -3],
    ]);
  });

  it('keep the progress of achievements until they are reset', async () => {
    const update = (percentage: number) =>
      behavior('GameCenterUpdateAchievementAction', { achievementID: 'x', percentage });
    const { play, services } = await serve([
      update(40),
      update(20),
      timer('after', 0.1, [behavior('GameCenterResetAchievementsAction')]),
    ]);
    play(1);
    expect([...services.state.achievements]).toEqual([['x', 40]]);
    play(6);
    expect([...services.state.achievements]).toEqual([]);
  });

  it('show and hide a banner, and accept posts', async () => {
    const { play, services } = await serve([
      behavior('ShowBannerAction', { position: 1 }),
      behavior('TweetSheetAction', { message: 'won', image: 'pip', url: 'https://a.example' }),
      timer('after', 0.1, [behavior('HideBannerAction')]),
    ]);
    play(1);
    expect(services.state.banner).toBe('bottom');
    expect(services.state.posts).toEqual([{ message: 'won', image: 'pip', url: 'https://a.example' }]);
    play(6);
    expect(services.state.banner).toBeUndefined();
  });

  it.each([
    [1, true, { interstitial: 1, rewarded: 0 }, 0],
    [2, true, { interstitial: 0, rewarded: 1 }, 1],
    [2, false, { interstitial: 0, rewarded: 0 }, 0],
  ])('advertisement %d that succeeds (%s) counts as %o', async (enableAdvertisement, succeeds, shown, reward) => {
    const change = behavior('ChangeSceneAction', { sceneKey: 'next', index: 1, enableAdvertisement });
    const { game, play, services } = await serve([change], { succeeds, scenes: 2 });
    play(2);
    expect(services.state.advertisements).toEqual(shown);
    expect(game.evaluate('game.adReward.value')).toEqual({ ok: true, value: reward });
  });
});
