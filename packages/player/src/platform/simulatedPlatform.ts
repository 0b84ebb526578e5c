import { framesPerSecond } from '@playhouse/core';
import {
  createSimulatedServices,
  type InputEvent,
  type ServiceState,
  type SimulatedServices,
} from '@playhouse/runtime';
import type { ConnectServices, GameServices, ServiceContext } from '../api/services.ts';
import { createServiceDialogs, type ServiceDialogs } from './dialogs/serviceDialogs.ts';
import { answerNotice } from './notices.ts';

type Argument = Readonly<Record<string, unknown>>;
type Words = (argument: Argument) => string;

const words: Readonly<Record<string, Words>> = {
  onShowBannerShow: ({ position }) => (position === 'top' ? 'Show a banner at the top' : 'Show a banner at the bottom'),
  onHideBanner: () => 'Hide the banner',
  onSceneAboutToChange: ({ adType }) => (adType === '2' ? 'Show a rewarded advertisement' : 'Show an advertisement'),
  onTweetSheet: ({ message }) => `Share “${message}”`,
  onIAPBuyItem: ({ itemID }) => `Buy “${itemID}”`,
  onIAPRestoreItems: () => 'Restore what was bought',
  onIAPConsumeItem: ({ itemID }) => `Use up “${itemID}”`,
  onIAPRequestPurchaseData: ({ products }) =>
    `Ask for prices of ${Array.isArray(products) ? products.length : 0} items`,
  onGameCenterLogin: () => 'Sign in',
  onGameCenterPostScore: ({ score, leaderboard }) => `Post ${score} to “${leaderboard}”`,
  onGameCenterShowLeaderboard: ({ identifier }) => `Show the leaderboard “${identifier}”`,
  onGameCenterUpdateAchievement: ({ identifier, percentageComplete }) =>
    `Set the achievement “${identifier}” to ${percentageComplete} %`,
  onGameCenterShowAchievements: () => 'Show the achievements',
  onGameCenterResetAchievements: () => 'Reset the achievements',
};

const longest = 200;

/** A game's request to a platform, as readable text, by the name of its game event. */
function requestLabels(event: string, argument: Argument): string {
  const say = Object.hasOwn(words, event) ? words[event] : undefined;
  return (say?.(argument) ?? event).slice(0, longest);
}

/** How a simulated platform behaves. docs/product-rules.md#platform-features. */
export interface PlatformChoices {
  readonly purchases: 'succeed' | 'fail';
  /** Seconds of game time until a purchase or sign-in is answered. */
  readonly delay: 0 | 5;
  readonly signIn: 'succeed' | 'fail';
}

/** A request of the game to the platform. */
export interface PlatformRequest {
  readonly frame: number;
  readonly text: string;
}

/** The state of a simulated platform, and its last requests, oldest first. */
export interface PlatformReport extends ServiceState {
  readonly asked: readonly PlatformRequest[];
}

export interface SimulatedPlatformOptions {
  /** Called for each decision; everything succeeds immediately when absent. */
  readonly choices?: () => PlatformChoices;
  /** Products that are owned from the start. */
  readonly owned?: readonly string[];
  readonly onChange?: (report: PlatformReport) => void;
}

/** Pending answers are due before the step of a frame. */
interface DueAnswer {
  readonly frame: number;
  readonly run: () => void;
}

/** The platform state that applies from a frame on. */
interface Moment {
  readonly frame: number;
  readonly state: ServiceState;
  readonly due: readonly DueAnswer[];
  readonly asked: readonly PlatformRequest[];
}

const obliging: PlatformChoices = { purchases: 'succeed', delay: 0, signIn: 'succeed' };
/** Maximum number of remembered requests. */
const mostAsked = 100;
/** How long earlier states are kept: longer than games can be rewound. */
const keptFrames = 2400;

/**
 * Our own platform: it sells, signs in, keeps scores and achievements, shows leaderboards, sheets and advertisements
 * over the game, and measures time in game time. The game waits while it is covered. docs/runtime-rules.md#services,
 * docs/product-rules.md#platform-features.
 */
export function simulatePlatform(options: SimulatedPlatformOptions = {}): ConnectServices {
  return (context) => new SimulatedPlatform(context, options, createServiceDialogs(context, context.wait));
}

/** The platform without its user interface. */
export class SimulatedPlatform implements GameServices {
  readonly answersCalls = true;
  readonly #context: ServiceContext;
  readonly #options: SimulatedPlatformOptions;
  readonly #dialogs: ServiceDialogs;
  #services: SimulatedServices;
  #frame = 0;
  #due: readonly DueAnswer[] = [];
  #asked: readonly PlatformRequest[] = [];
  #moments: Moment[] = [];

  constructor(context: ServiceContext, options: SimulatedPlatformOptions, dialogs: ServiceDialogs) {
    this.#context = context;
    this.#options = options;
    this.#dialogs = dialogs;
    this.#services = this.#createServices(options.owned ?? []);
    this.#changed();
  }

  request(event: string, argument: Readonly<Record<string, unknown>>): void {
    const asked = { frame: this.#frame, text: requestLabels(event, argument) };
    this.#asked = [...this.#asked.slice(1 - mostAsked), asked];
    if (!this.#open(event, argument)) this.#services.request(event, argument);
    this.#changed();
  }

  /** Purchases are permanent. */
  begin(): void {
    this.close();
    const { owned } = this.#services.state;
    this.#services = this.#createServices(owned);
    this.#frame = 0;
    this.#due = this.#asked = [];
    this.#moments = [];
    this.#changed();
  }

  beforeStep(frame: number): void {
    this.#frame = frame;
    // A step after rewinding starts a different future.
    while ((this.#moments.at(-1)?.frame ?? 0) >= frame) this.#moments.pop();
    const due = this.#due.filter((one) => one.frame <= frame);
    if (due.length === 0) return;
    this.#due = this.#due.filter((one) => one.frame > frame);
    for (const { run } of due) run();
    this.#changed();
  }

  nextAnswer(): number {
    return Math.min(...this.#due.map(({ frame }) => frame));
  }

  goTo(frame: number): void {
    this.close();
    const moment = this.#moments.findLast((one) => one.frame <= frame);
    if (!moment) return;
    this.#frame = frame;
    this.#services.restore(moment.state);
    this.#due = moment.due;
    this.#asked = moment.asked;
    this.#show();
  }

  close(): void {
    this.#dialogs.close();
  }

  #createServices(owned: readonly string[]) {
    const choices = () => (this.#options.choices ?? (() => obliging))();
    return createSimulatedServices({
      owned,
      succeeds: (event) =>
        event === 'onSceneAboutToChange' ||
        (event === 'onGameCenterLogin' ? choices().signIn : choices().purchases) === 'succeed',
      delay: (event) => (event === 'onSceneAboutToChange' ? 0 : choices().delay),
      later: (seconds, run) => {
        this.#due = [...this.#due, { frame: this.#frame + seconds * framesPerSecond, run }];
      },
      answer: (event) => this.#answer(event),
    });
  }

  #answer(event: InputEvent): void {
    this.#context.answer(event);
    const notice = answerNotice(event);
    if (notice !== undefined) this.#context.notice(notice);
  }

  /** Opens the sheet of a request, if it has one. The user's decision there is the service's answer. */
  #open(event: string, argument: Readonly<Record<string, unknown>>): boolean {
    const { state } = this.#services;
    const answer = (more: object = {}) => {
      this.#services.request(event, { ...argument, ...more });
      this.#changed();
    };
    switch (event) {
      case 'onGameCenterShowLeaderboard':
        this.#dialogs.leaderboard(String(argument.identifier), state);
        return true;
      case 'onGameCenterShowAchievements':
        this.#dialogs.achievements(state);
        return true;
      case 'onTweetSheet': {
        const { message = '', image = '', url = '' } = argument;
        const post = { message: String(message), image: String(image), url: String(url) };
        this.#dialogs.tweet(post, (text) => answer({ message: text }));
        return true;
      }
      case 'onSceneAboutToChange': {
        const isRewarded = argument.adType === '2';
        if (!isRewarded) answer();
        this.#dialogs.advertisement(isRewarded, answer);
        return true;
      }
      default:
        return false;
    }
  }

  #changed(): void {
    const [frame, state] = [this.#frame, this.#services.state];
    while ((this.#moments.at(-1)?.frame ?? -1) >= frame) this.#moments.pop();
    this.#moments.push({ frame, state, due: this.#due, asked: this.#asked });
    while ((this.#moments[1]?.frame ?? frame) < frame - keptFrames) this.#moments.shift();
    this.#show();
  }

  #show(): void {
    const { state } = this.#services;
    this.#dialogs.banner(state.banner);
    this.#options.onChange?.({ ...state, asked: this.#asked });
  }
}
