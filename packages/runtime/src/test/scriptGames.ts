import type { Project } from '@playhouse/core';
import type { BehaviorDescription } from '@playhouse/core/testing';
import type { InputEvent } from '../input/inputEvent.ts';
import { behavior, count, expression, label } from './describeGame.ts';
import { scriptedGame } from './describeScripts.ts';

/** A table of items for sale. */
export const store = {
  tables: [
    {
      id: 'id80',
      name: 'PurchaseTable',
      rows: ['r'],
      columns: [
        { name: 'Id', cells: ['sword'] },
        { name: 'Consumable', type: 4, cells: [true] },
        { name: 'Name', cells: ['Sword'] },
        { name: 'Price', cells: ['1'] },
        { name: 'State', cells: ['unpurchased'] },
      ],
    },
  ],
};
/** The scene of the actor, and another one. */
export const twoScenes = {
  scenes: [
    { name: 'One', layers: [{ actors: [{ prototype: 'id1' }] }] },
    { name: 'Two', layers: [] },
  ],
};

/** A game in which an event happens once. */
export interface EventGame {
  readonly event: string;
  readonly behaviors?: readonly BehaviorDescription[];
  /** The arguments of the script. */
  readonly handed: readonly unknown[];
  /** The game's request to its platform when the script returns nothing. */
  readonly asks?: readonly unknown[];
  readonly input?: readonly InputEvent[];
}

/** A game for each event. */
export const eventGames: readonly EventGame[] = [
  { event: 'onLoadingBegin', handed: [] },
  { event: 'onLoadingEnd', handed: [] },
  { event: 'onGameReady', handed: [] },
  { event: 'onGameDimensionsKnown', handed: [1024, 768] },
  { event: 'onWindowResize', handed: [], input: [{ type: 'windowResize' }] },
  {
    event: 'onSceneAboutToChange',
    behaviors: [behavior('ChangeSceneAction', { sceneKey: 'id2', enableAdvertisement: 2 })],
    handed: ['id2', '', '2'],
    asks: ['onSceneAboutToChange'],
  },
  {
    event: 'onCurrentSceneChanged',
    behaviors: [behavior('ChangeSceneAction', { sceneKey: 'id2' })],
    handed: ['id2', 'Two'],
  },
  { event: 'onEndGame', behaviors: [behavior('EndGameAction')], handed: [], asks: ['quit'] },
  {
    event: 'onShowBannerShow',
    behaviors: [behavior('ShowBannerAction', { position: 1 })],
    handed: ['bottom'],
    asks: ['onShowBannerShow'],
  },
  {
    event: 'onHideBanner',
    behaviors: [behavior('HideBannerAction', { position: 0 })],
    handed: ['top'],
    asks: ['onHideBanner'],
  },
  {
    event: 'onTweetSheet',
    behaviors: [behavior('TweetSheetAction', { message: 'hello' })],
    handed: ['hello', ''],
    asks: ['onTweetSheet'],
  },
  {
    event: 'onLogDebuggingStatement',
    behaviors: [behavior('LogDebuggingStatementAction', { text: 'hi' })],
    handed: ['hi', 'Solo'],
  },
  {
    event: 'onIAPBuyItem',
    behaviors: [behavior('IAPBuyItemAction', { productID: 'sword' })],
    handed: [{ itemID: 'sword', consumable: true, name: 'Sword', price: '1', state: 'unpurchased' }],
    asks: ['onIAPBuyItem'],
  },
  {
    event: 'onIAPConsumeItem',
    behaviors: [behavior('IAPConsumeItemAction', { productID: 'sword' })],
    handed: [{ itemID: 'sword', consumable: true, name: 'Sword', price: '1', state: 'unpurchased' }],
    asks: ['onIAPConsumeItem'],
  },
  {
    event: 'onIAPRestoreItems',
    behaviors: [behavior('IAPRestoreItemsAction')],
    handed: [],
    asks: ['onIAPRestoreItems'],
  },
  {
    event: 'onIAPRequestPurchaseData',
    behaviors: [behavior('IAPRequestPurchaseDataAction', { startIndex: '1', endIndex: '1', callbackAttribute: count })],
    handed: [],
  },
  {
    event: 'onGameCenterLogin',
    behaviors: [behavior('GameCenterLoginAction')],
    handed: [],
    asks: ['onGameCenterLogin'],
  },
  {
    event: 'onGameCenterPostScore',
    behaviors: [behavior('GameCenterPostScoreAction', { score: '7', leaderboardID: 'best' })],
    handed: [7, 'best'],
    asks: ['onGameCenterPostScore'],
  },
  {
    event: 'onGameCenterShowLeaderboard',
    behaviors: [behavior('GameCenterShowLeaderboardAction', { leaderboardID: 'best' })],
    handed: ['best'],
    asks: ['onGameCenterShowLeaderboard'],
  },
  {
    event: 'onGameCenterUpdateAchievement',
    behaviors: [behavior('GameCenterUpdateAchievementAction', { achievementID: 'all', percentage: '50' })],
    handed: ['all', 50],
    asks: ['onGameCenterUpdateAchievement'],
  },
  {
    event: 'onGameCenterShowAchievements',
    behaviors: [behavior('GameCenterShowAchievementsAction')],
    handed: [],
    asks: ['onGameCenterShowAchievements'],
  },
  {
    event: 'onGameCenterResetAchievements',
    behaviors: [behavior('GameCenterResetAchievementsAction')],
    handed: [],
    asks: ['onGameCenterResetAchievements'],
  },
  {
    event: 'onSaveAttribute',
    behaviors: [behavior('SaveAttributeAction', { targetAttribute: count, key: 'k' })],
    handed: ['k', 0],
  },
  {
    event: 'onLoadAttribute',
    behaviors: [behavior('LoadAttributeAction', { targetAttribute: count, key: 'k' })],
    handed: ['k'],
  },
  {
    event: 'onSaveTable',
    behaviors: [behavior('SaveTableAction', { tableID: 'id80' })],
    handed: ['id80', { id: 'id80', name: 'PurchaseTable', rowCount: 1, columnCount: 5 }],
  },
  {
    event: 'onOpenURL',
    behaviors: [behavior('OpenURLAction', { url: 'https://example.com' })],
    handed: ['https://example.com'],
    asks: ['openUrl'],
  },
  {
    event: 'onNetworkRequest',
    behaviors: [
      behavior('NetworkGetTableFromURLAction', {
        url: 'https://example.com/t',
        dataTable: expression`${'game.attributes.id80'}`,
        callbackAttribute: count,
      }),
    ],
    handed: ['https://example.com/t', 'GET'],
  },
  {
    event: 'onKeyboardInput',
    behaviors: [behavior('KeyboardInputAction', { keyboardPrompt: 'Name?', targetAttribute: label })],
    handed: ['Name?'],
    asks: ['askText'],
  },
];

/** A game with one script, the store and both scenes. */
export function gameOf(event: string, source: string, behaviors: readonly BehaviorDescription[] = []): Project {
  return scriptedGame({ [event]: source }, behaviors, { ...twoScenes, ...store });
}
