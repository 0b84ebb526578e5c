import type { InputEvent } from '@playhouse/runtime';
import { describe, expect, test } from 'vitest';
import { overlaysInEnglish } from '../api/overlayLanguage.ts';
import type { ServiceDialogs } from './dialogs/serviceDialogs.ts';
import { type PlatformChoices, type PlatformReport, SimulatedPlatform } from './simulatedPlatform.ts';

const succeeding: PlatformChoices = { purchases: 'succeed', delay: 0, signIn: 'succeed' };

/** A platform whose dialogs are operated as by a user: `press` presses a button of the open sheet. */
function begin(first: Partial<PlatformChoices> = {}, owned: readonly string[] = []) {
  const answers: InputEvent[] = [];
  const notices: string[] = [];
  const shown: string[] = [];
  let report: PlatformReport | undefined;
  let press: ((text: string) => void) | undefined;
  let choices = { ...succeeding, ...first };
  const dialogs: ServiceDialogs = {
    banner: (position) => void shown.push(`banner ${position}`),
    leaderboard: (identifier, { leaderboards }) => void shown.push(`${identifier} ${leaderboards.get(identifier)}`),
    achievements: ({ achievements }) => void shown.push([...achievements].join(' ')),
    tweet(post, onPost) {
      shown.push(`${post.message}|${post.image}|${post.url}`);
      press = onPost;
    },
    advertisement(isRewarded, onReward) {
      shown.push(isRewarded ? 'rewarded' : 'interstitial');
      press = onReward;
    },
    close: () => void shown.push('close'),
  };
  const context = {
    language: overlaysInEnglish,
    host: undefined as never,
    wait: () => () => {},
    answer: (event: InputEvent) => void answers.push(event),
    notice: (text: string) => void notices.push(text),
  };
  const onChange = (changed: PlatformReport) => {
    report = changed;
  };
  const options = { choices: () => choices, owned, onChange };
  const platform = new SimulatedPlatform(context, options, dialogs);
  return {
    platform,
    answers,
    notices,
    shown,
    press: (text = '') => press?.(text),
    choose(changed: Partial<PlatformChoices>) {
      choices = { ...choices, ...changed };
    },
    report: () => report ?? expect.fail('nothing was reported'),
    /** Steps of the game up to a frame. */
    play(from: number, to: number) {
      for (let frame = from; frame <= to; frame++) platform.beforeStep(frame);
    },
  };
}

const buy = ['onIAPBuyItem', { itemID: 'hat' }] as const;

describe('a simulated platform', () => {
  test.each([
    ['succeed', 'purchased', 'Simulated purchase: “hat” is bought.'],
    ['fail', 'unpurchased', 'Simulated purchase: “hat” was not bought.'],
  ] as const)('lets a purchase %s at once', (purchases, state, words) => {
    const { platform, answers, notices } = begin({ purchases });
    platform.request(...buy);
    expect(answers).toEqual([{ type: 'purchase', product: 'hat', state }]);
    expect(notices).toEqual([words]);
  });

  test('answers after five seconds of game time, using the settings at the time of the request', () => {
    const { platform, answers, play, choose } = begin({ delay: 5 });
    play(1, 10);
    platform.request(...buy);
    choose({ purchases: 'fail', delay: 0 });
    play(11, 309);
    expect(answers).toEqual([]);
    play(310, 310);
    expect(answers).toEqual([{ type: 'purchase', product: 'hat', state: 'purchased' }]);
    play(311, 700);
    expect(answers).toHaveLength(1);
  });

  test.each([
    ['succeed', 'fail', false],
    ['fail', 'succeed', true],
  ] as const)('with purchases that %s lets a sign-in %s', (purchases, signIn, value) => {
    const { platform, answers } = begin({ purchases, signIn });
    platform.request('onGameCenterLogin', {});
    expect(answers).toEqual([{ type: 'platformConnected', value }]);
  });

  test('shows a leaderboard with the best score, and the progress of achievements', () => {
    const { platform, shown } = begin();
    for (const score of [3, 8, 5]) platform.request('onGameCenterPostScore', { score, leaderboard: 'best' });
    platform.request('onGameCenterShowLeaderboard', { identifier: 'best' });
    platform.request('onGameCenterUpdateAchievement', { identifier: 'a', percentageComplete: 40 });
    platform.request('onGameCenterShowAchievements', {});
    expect(shown.filter((line) => !line.startsWith('banner'))).toEqual(['best 8', 'a,40']);
  });

  test('posts the message that the user edited, and nothing when they cancel', () => {
    const { platform, shown, press, report } = begin();
    platform.request('onTweetSheet', { message: 'I won', image: 'cup', url: 'https://a.example' });
    expect(shown).toContain('I won|cup|https://a.example');
    expect(report().posts).toEqual([]);
    press('We won');
    expect(report().posts).toEqual([{ message: 'We won', image: 'cup', url: 'https://a.example' }]);
  });

  test('rewards a user who watches to the end, whatever the setting for purchases', () => {
    const { platform, answers, press, report } = begin({ purchases: 'fail', delay: 5 });
    platform.request('onSceneAboutToChange', { adType: '2' });
    expect(answers).toEqual([]);
    press();
    expect(answers).toMatchObject([{ type: 'adReward', value: 1 }]);
    platform.request('onSceneAboutToChange', { adType: '1' });
    expect(report().advertisements).toEqual({ interstitial: 1, rewarded: 1 });
    expect(answers).toHaveLength(1);
  });

  test('lists its last hundred requests', () => {
    const { platform, play, report } = begin();
    play(1, 7);
    for (let count = 0; count < 130; count++) platform.request(...buy);
    platform.request('onSomethingNew', {});
    const { asked } = report();
    expect(asked).toHaveLength(100);
    expect(asked.slice(-2)).toEqual([
      { frame: 7, text: 'Buy “hat”' },
      { frame: 7, text: 'onSomethingNew' },
    ]);
  });
});

describe('rewinding', () => {
  test('undoes purchases, sheets and requests, and pending answers arrive again', () => {
    const { platform, answers, shown, play, report } = begin({ delay: 5 });
    play(1, 20);
    platform.request('onShowBannerShow', { position: 'top' });
    play(21, 30);
    platform.request(...buy);
    play(31, 400);
    expect(report().owned).toEqual(['hat']);
    platform.goTo(25);
    expect([report().owned, report().banner, report().asked.length]).toEqual([[], 'top', 1]);
    platform.goTo(100);
    expect([report().owned, report().asked.length]).toEqual([[], 2]);
    platform.goTo(5);
    expect([report().banner, report().asked]).toEqual([undefined, []]);
    expect(shown.at(-1)).toBe('banner undefined');
    platform.goTo(100);
    answers.length = 0;
    play(101, 330);
    expect(answers).toEqual([{ type: 'purchase', product: 'hat', state: 'purchased' }]);
    expect(report().owned).toEqual(['hat']);
  });

  test('discards the abandoned future when different input follows', () => {
    const { platform, play, report } = begin();
    play(1, 30);
    platform.request(...buy);
    play(31, 40);
    platform.goTo(10);
    play(11, 60);
    platform.goTo(40);
    expect([report().owned, report().asked]).toEqual([[], []]);
  });

  test('keeps the purchases of a restarted game and nothing else', () => {
    const { platform, play, report, answers } = begin({ delay: 5 }, ['car']);
    platform.request('onShowBannerShow', { position: 'bottom' });
    platform.request(...buy);
    play(1, 301);
    platform.request('onGameCenterLogin', {});
    platform.begin();
    expect(report()).toMatchObject({ owned: ['car', 'hat'], banner: undefined, isConnected: false, asked: [] });
    answers.length = 0;
    play(1, 700);
    expect(answers).toEqual([]);
    expect(platform.answersCalls).toBe(true);
  });

  test('keeps only states that games can be rewound to', () => {
    const { platform, play, report } = begin();
    for (let frame = 1; frame <= 9000; frame++) {
      play(frame, frame);
      if (frame % 100 === 0) platform.request('onGameCenterPostScore', { score: frame, leaderboard: 'best' });
    }
    for (const [frame, best] of [
      [6600, 6600],
      [8999, 8900],
    ] as const) {
      platform.goTo(frame);
      expect(report().leaderboards.get('best')).toBe(best);
    }
  });
});
