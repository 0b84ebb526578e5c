import {
  behavior,
  change,
  count as counter,
  expression,
  keyDown,
  rule,
  tally,
  label as text,
} from '../describeGame.ts';
import { count, label, requests, result, sounds } from './observations.ts';
import { action, press, type Scenario, type Scenarios, type Seen } from './scenario.ts';

const play = (attributes: Record<string, unknown> = {}) =>
  behavior('PlaySoundAction', { soundName: 'boom', ...attributes });
const music = behavior('PlayMusicAction', { musicName: 'theme' });
const held = keyDown('a');

const sound = action({
  reference: '1.9: plays to its end although its rule turns false; many may overlap',
  does: play(),
  sees: sounds,
  before: [],
  once: ['play boom'],
  twice: ['play boom', 'play boom'],
});
const short = rule(held, [play({ runToCompletion: false, loop: true })]);

const ask = behavior('KeyboardInputAction', { targetAttribute: text, keyboardPrompt: 'Name?' });
const asked: Pick<Scenario, 'behaviors' | 'sees'> = {
  behaviors: [tally, ask],
  sees: (seen) => [seen.asked.length, label(seen), count(seen)],
};
const answer = (frame: number, value: string) => ({ frame, type: 'text', value }) as const;

const purchases: Scenario['rest'] = {
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
        { name: 'State', type: 1, cells: ['unpurchased', 'purchased'] },
      ],
    },
  ],
};

/** The scenarios of a behavior that only sends a request to the platform. */
function asks(
  reference: string,
  className: string,
  attributes: Record<string, unknown>,
  event: string,
  argument: object,
) {
  const request = [event, argument];
  return action({
    reference,
    does: behavior(className, attributes),
    sees: requests,
    before: [],
    once: [request],
    twice: [request, request],
  });
}

const states = (seen: Seen) => [
  ...seen.requests.map(([event]) => event),
  result('tableCellValue(tables.PurchaseTable, 1, "State") .. " " .. tableCellValue(tables.PurchaseTable, 2, "State")')(
    seen,
  ),
];
const sell = (row: string, state: string) =>
  behavior('ChangeTableValueAction', {
    tableID: 'id90',
    rowNumber: row,
    assignments: [{ id: 'id1', column: 'State', rhsvalue: state }],
  });

const network = (className: string) =>
  behavior(className, {
    callbackAttribute: counter,
    url: 'https://scores.example',
    dataTable: expression`${'game.attributes.id90'}`,
  });
const called = (seen: Seen) => [count(seen), ...seen.calls.map(({ method, url }) => `${method} ${url}`)];
const get = 'GET https://scores.example';
const post = 'POST https://scores.example';
const failed = change(counter, '-1');

/** The scenarios of docs/runtime-rules.md#audio and docs/runtime-rules.md#networking. */
export const serviceScenarios = {
  PlaySoundAction: {
    ...sound,
    stop: [
      ...sound.stop,
      {
        behaviors: [short],
        events: press('a', 5, 10),
        frames: 30,
        sees: sounds,
        is: ['play boom again and again', 'stop'],
      },
    ],
  },
  PlayMusicAction: action({
    reference: '1.9: one music at a time; after a stop it begins again',
    does: music,
    disturb: behavior('StopMusicAction'),
    sees: sounds,
    before: [],
    once: ['music theme'],
    disturbed: ['music theme', 'silence'],
    twice: ['music theme', 'silence', 'music theme'],
  }),
  PauseMusicAction: action({
    reference: '1.9: playing the paused music resumes it',
    beside: [music],
    does: behavior('PauseMusicAction'),
    disturb: music,
    sees: sounds,
    before: ['music theme'],
    once: ['music theme', 'pause'],
    disturbed: ['music theme', 'pause', 'music theme'],
    twice: ['music theme', 'pause', 'music theme', 'pause'],
  }),
  StopMusicAction: action({
    reference: '1.9: ends the music',
    beside: [music],
    does: behavior('StopMusicAction'),
    disturb: music,
    sees: sounds,
    before: ['music theme'],
    once: ['music theme', 'silence'],
    disturbed: ['music theme', 'silence', 'music theme'],
    twice: ['music theme', 'silence', 'music theme', 'silence'],
  }),
  KeyboardInputAction: {
    reference: '1.10: opens a text entry; the game pauses meanwhile; confirm writes, cancel leaves',
    start: [{ ...asked, frames: 1, is: [1, '', 1] }],
    frame: [
      { ...asked, frames: 30, is: [1, '', 1] },
      { ...asked, events: [answer(21, 'Ada')], frames: 30, is: [1, 'Ada', 11] },
    ],
    stop: [{ ...asked, events: [{ frame: 21, type: 'textCancel' }], frames: 30, is: [1, '', 11] }],
    falls: [
      {
        ...asked,
        behaviors: [tally, rule(held, [ask])],
        events: [...press('a', 5, 8), answer(10, 'Ada'), ...press('a', 20, 22), answer(25, 'Bob')],
        frames: 30,
        is: [2, 'Bob', 22],
      },
    ],
  },
  OpenURLAction: action({
    reference: '1.10: opens the address',
    does: behavior('OpenURLAction', { url: expression`"https://a.example/" .. 1 + 1` }),
    sees: ({ opened }) => opened,
    before: [],
    once: ['https://a.example/2'],
    twice: ['https://a.example/2', 'https://a.example/2'],
  }),
  LogDebuggingStatementAction: action({
    reference: '1.10: writes a line with the actor',
    does: behavior('LogDebuggingStatementAction', { text: expression`"at " .. ${'self.attributes.position.x'}` }),
    sees: ({ game }) => game.log.map((line) => line.text),
    before: [],
    once: ['at 0'],
    twice: ['at 0', 'at 0'],
  }),
  TweetSheetAction: asks(
    ...(['1.10', 'TweetSheetAction', { message: 'won', image: 'pip', url: 'u' }, 'onTweetSheet'] as const),
    { message: 'won', image: 'pip', url: 'u' },
  ),
  ShowBannerAction: asks('1.11', 'ShowBannerAction', { position: 1 }, 'onShowBannerShow', { position: 'bottom' }),
  HideBannerAction: asks('1.11', 'HideBannerAction', { position: 0 }, 'onHideBanner', { position: 'top' }),
  IAPRequestPurchaseDataAction: action({
    reference: '1.11: asks for the items of the rows; the callback is 0 at the start',
    does: behavior('IAPRequestPurchaseDataAction', { startIndex: 2, endIndex: -1, callbackAttribute: counter }),
    beside: [change(counter, '5')],
    disturb: failed,
    rest: purchases,
    sees: (seen) => [count(seen), ...seen.requests.map(([, argument]) => argument)],
    before: [5],
    once: [0, { call: 1, products: ['hat'] }],
    disturbed: [-1, { call: 1, products: ['hat'] }],
    twice: [0, { call: 1, products: ['hat'] }, { call: 2, products: ['hat'] }],
  }),
  IAPRestoreItemsAction: asks('1.11', 'IAPRestoreItemsAction', {}, 'onIAPRestoreItems', {}),
  IAPBuyItemAction: action({
    reference: '1.11: the state becomes pending until the answer',
    does: behavior('IAPBuyItemAction', { productID: 'gem' }),
    disturb: sell('1', 'unpurchased'),
    rest: purchases,
    sees: states,
    before: ['unpurchased purchased'],
    once: ['onIAPBuyItem', 'pending purchased'],
    disturbed: ['onIAPBuyItem', 'unpurchased purchased'],
    twice: ['onIAPBuyItem', 'onIAPBuyItem', 'pending purchased'],
  }),
  IAPConsumeItemAction: action({
    reference: '1.11: the state goes back to unpurchased',
    does: behavior('IAPConsumeItemAction', { productID: 'hat' }),
    disturb: sell('2', 'purchased'),
    rest: purchases,
    sees: states,
    before: ['unpurchased purchased'],
    once: ['onIAPConsumeItem', 'unpurchased unpurchased'],
    disturbed: ['onIAPConsumeItem', 'unpurchased purchased'],
    twice: ['onIAPConsumeItem', 'onIAPConsumeItem', 'unpurchased unpurchased'],
  }),
  GameCenterLoginAction: asks('1.11', 'GameCenterLoginAction', {}, 'onGameCenterLogin', {}),
  GameCenterPostScoreAction: asks(
    ...(['1.11', 'GameCenterPostScoreAction', { score: expression`2 * 3`, leaderboardID: 'l' }] as const),
    ...(['onGameCenterPostScore', { score: 6, leaderboard: 'l' }] as const),
  ),
  GameCenterShowLeaderboardAction: asks(
    ...(['1.11', 'GameCenterShowLeaderboardAction', { leaderboardID: 'l' }] as const),
    ...(['onGameCenterShowLeaderboard', { identifier: 'l' }] as const),
  ),
  GameCenterUpdateAchievementAction: asks(
    ...(['1.11', 'GameCenterUpdateAchievementAction', { achievementID: 'x', percentage: 250 }] as const),
    ...(['onGameCenterUpdateAchievement', { identifier: 'x', percentageComplete: 100 }] as const),
  ),
  GameCenterShowAchievementsAction: asks(
    ...(['1.11', 'GameCenterShowAchievementsAction', {}, 'onGameCenterShowAchievements', {}] as const),
  ),
  GameCenterResetAchievementsAction: asks(
    ...(['1.11', 'GameCenterResetAchievementsAction', {}, 'onGameCenterResetAchievements', {}] as const),
  ),
  NetworkConnectAction: action({
    reference: '1.12: no effect',
    does: behavior('NetworkConnectAction', { callbackAttribute: counter }),
    sees: called,
    before: [0],
    once: [0],
    twice: [0],
  }),
  NetworkGetTableFromURLAction: action({
    reference: '1.12: GET; the callback is 0 while it runs',
    beside: [failed],
    does: network('NetworkGetTableFromURLAction'),
    disturb: failed,
    rest: purchases,
    sees: called,
    before: [-1],
    once: [0, get],
    disturbed: [-1, get],
    twice: [0, get, get],
  }),
  NetworkSendTableToURLAction: action({
    reference: '1.12: POST; the callback is 0 while it runs',
    beside: [failed],
    does: network('NetworkSendTableToURLAction'),
    disturb: failed,
    rest: purchases,
    sees: called,
    before: [-1],
    once: [0, post],
    disturbed: [-1, post],
    twice: [0, post, post],
  }),
} satisfies Record<string, Scenarios>;
