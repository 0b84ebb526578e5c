import type { BehaviorDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import type { ScriptedEvent } from '../index.ts';
import { behavior, change, count, expression, gameAttributes, soloGame, timer } from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

async function requested(behaviors: readonly BehaviorDescription[], events: readonly ScriptedEvent[] = []) {
  const requests: [string, unknown][] = [];
  const platform = {
    openUrl() {},
    quit() {},
    askText() {},
    request: (event: string, argument: unknown) => void requests.push([event, argument]),
  };
  const project = soloGame(
    behaviors,
    {},
    {
      attributes: gameAttributes,
      tables: [
        {
          id: 'id90',
          name: 'PurchaseTable',
          rows: ['', ''],
          columns: [
            { name: 'Id', type: 1, cells: ['gem', 'hat'] },
            { name: 'Consumable', type: 4, cells: [true, false] },
            { name: 'Name', type: 1, cells: ['Gem', 'Hat'] },
            { name: 'Price', type: 1, cells: ['1', '2'] },
            { name: 'State', type: 1, cells: ['unpurchased', 'unpurchased'] },
          ],
        },
        {
          id: 'id91',
          name: 'Map',
          rows: ['', ''],
          columns: [
            { name: 'a', type: 2, cells: [0, -1] },
            { name: 'b', type: 2, cells: [0, 0] },
          ],
        },
        {
          id: 'id92',
          name: 'Way',
          rows: [''],
          columns: [
            { name: 'row', type: 2, cells: [7] },
            { name: 'column', type: 2, cells: [7] },
          ],
        },
      ],
    },
  );
  const game = await playProject(project, { frames: 10, events, ports: { platform } });
  return { game, requests };
}

describe('platform services', () => {
  it.each<readonly [string, Record<string, unknown>, string, unknown]>([
    [
      'TweetSheetAction',
      { message: expression`"a".."b"`, image: 'hero', url: 'u' },
      'onTweetSheet',
      { message: 'ab', image: 'hero', url: 'u' },
    ],
    ['ShowBannerAction', { position: 1 }, 'onShowBannerShow', { position: 'bottom' }],
    ['HideBannerAction', { position: 0 }, 'onHideBanner', { position: 'top' }],
    ['GameCenterLoginAction', {}, 'onGameCenterLogin', {}],
    [
      'GameCenterPostScoreAction',
      { score: expression`2 * 3`, leaderboardID: 'l' },
      'onGameCenterPostScore',
      { score: 6, leaderboard: 'l' },
    ],
    ['GameCenterShowLeaderboardAction', { leaderboardID: 'l' }, 'onGameCenterShowLeaderboard', { identifier: 'l' }],
    [
      'GameCenterUpdateAchievementAction',
      { achievementID: 'a', percentage: 250 },
      'onGameCenterUpdateAchievement',
      { identifier: 'a', percentageComplete: 100 },
    ],
    ['GameCenterShowAchievementsAction', {}, 'onGameCenterShowAchievements', {}],
    ['GameCenterResetAchievementsAction', {}, 'onGameCenterResetAchievements', {}],
    ['IAPRestoreItemsAction', {}, 'onIAPRestoreItems', {}],
    [
      'IAPBuyItemAction',
      { productID: 'gem' },
      'onIAPBuyItem',
      { itemID: 'gem', consumable: true, name: 'Gem', price: '1', state: 'unpurchased' },
    ],
  ])('%s with %o asks for %s', async (className, attributes, event, argument) => {
    expect((await requested([behavior(className, attributes)])).requests).toEqual([[event, argument]]);
  });

  it('are not called when the item is not for sale or the score has no value', async () => {
    const useless = [
      behavior('IAPBuyItemAction', { productID: 'car' }),
      behavior('GameCenterPostScoreAction', { score: expression`1 / 0` }),
    ];
    expect((await requested(useless)).requests).toEqual([]);
  });

  it.each([
    ['pending', [], 'pending'],
    ['purchased', [{ frame: 5, type: 'purchase', product: 'hat', state: 'purchased' } as const], 'purchased'],
    ['unpurchased', [{ frame: 5, type: 'purchase', product: 'hat', state: 'unpurchased' } as const], 'unpurchased'],
  ])('an item is %s after buying it and %o', async (_, events, state) => {
    const { game } = await requested([behavior('IAPBuyItemAction', { productID: 'hat' })], events);
    expect(game.evaluate('tableCellValue(tables.PurchaseTable, 2, "State")')).toEqual({ ok: true, value: state });
  });

  it('a consumed item can be bought again', async () => {
    const consume = timer('after', 0.1, [behavior('IAPConsumeItemAction', { productID: 'gem' })]);
    const { game } = await requested([behavior('IAPBuyItemAction', { productID: 'gem' }), consume]);
    expect(game.evaluate('tableCellValue(tables.PurchaseTable, 1, "State")')).toEqual({
      ok: true,
      value: 'unpurchased',
    });
  });

  it('answers set the attributes of the game', async () => {
    const { game } = await requested(
      [],
      [
        { frame: 2, type: 'platformConnected', value: true },
        { frame: 2, type: 'adReward', name: 'coins', value: 50 },
      ],
    );
    expect(game.evaluate('game.platformConnected')).toEqual({ ok: true, value: true });
    expect(game.evaluate('game.adReward.name .. game.adReward.value')).toEqual({ ok: true, value: 'coins50' });
  });

  it.each(['NetworkGetTableFromURLAction', 'NetworkSendTableToURLAction', 'IAPRequestPurchaseDataAction'])(
    '%s fails and sets its callback attribute',
    async (className) => {
      const { game } = await requested([change(count, '5'), behavior(className, { callbackAttribute: count })]);
      expect(game.attributes()['game.count']).toBe(-1);
    },
  );
});

describe('Path Find', () => {
  const find = (destinationRow: number, destinationColumn: number) =>
    behavior('PathFindAction', {
      mapTableID: 'id91',
      pathTableID: 'id92',
      startRow: 1,
      startColumn: 1,
      destinationRow,
      destinationColumn,
    });

  it.each([
    [2, 2, '1 1 2 2'],
    [1.6, 2.4, '1 1 2 2'],
    [2, 1, ''],
  ])('to %d, %d writes the cells "%s"', async (row, column, cells) => {
    const { game } = await requested([find(row, column)]);
    expect(game.evaluate('tableMergeValues(tables.Way, " ", 1, 1, tableRowCount(tables.Way), 2)')).toEqual(
      cells === '' ? expect.anything() : { ok: true, value: cells },
    );
    expect(game.evaluate('tableRowCount(tables.Way)')).toEqual({ ok: true, value: cells === '' ? 0 : 2 });
  });

  it('to a cell outside the map is a fault', async () => {
    expect((await requested([find(9, 9)])).game.faults.map(({ code }) => code)).toEqual(['table.cell']);
  });
});
