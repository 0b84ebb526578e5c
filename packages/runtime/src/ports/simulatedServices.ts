import type { InputEvent } from '../input/inputEvent.ts';
import type { PlatformPort } from './gamePorts.ts';

/** How simulated services behave. docs/product-rules.md#platform-features. */
export interface SimulationOptions {
  /** Whether a request of the game succeeds, by the name of its game event. */
  readonly succeeds: (event: string) => boolean;
  /** Seconds until it does: 0 or 5. */
  readonly delay: (event: string) => 0 | 5;
  /** Runs a callback after this many seconds. */
  readonly later: (seconds: number, run: () => void) => void;
  /** Receives the answers, for the game's next step. */
  readonly answer: (event: InputEvent) => void;
  /** Products that are initially owned. */
  readonly owned?: readonly string[];
}

/** The state of the services, for display. */
export interface ServiceState {
  readonly isConnected: boolean;
  /** Edge of the screen where a banner is. */
  readonly banner: 'top' | 'bottom' | undefined;
  /** Products that are owned. */
  readonly owned: readonly string[];
  /** Best score of each leaderboard. */
  readonly leaderboards: ReadonlyMap<string, number>;
  /** Percentage of each achievement. */
  readonly achievements: ReadonlyMap<string, number>;
  readonly posts: readonly { readonly message: string; readonly image: string; readonly url: string }[];
  /** Advertisements shown: full screen ones, and those with a reward. */
  readonly advertisements: { readonly interstitial: number; readonly rewarded: number };
}

/** A platform's answers without a platform. */
export interface SimulatedServices extends Required<Pick<PlatformPort, 'request' | 'answersCalls'>> {
  /** A copy of the current state. */
  readonly state: ServiceState;
  /** Restores an earlier state of the services. */
  restore(state: ServiceState): void;
}

type Argument = Readonly<Record<string, unknown>>;

/** Price that every product has in a simulated store. */
const price = '$0.99';

type MutableState = { -readonly [Key in keyof ServiceState]: ServiceState[Key] };
type Handlers = Readonly<Record<string, (argument: Argument) => void>>;
/** Answers an event at once or after the delay. */
type Settle = (event: string, run: (succeeds: boolean) => void) => void;

/**
 * Purchases, leaderboards, achievements, advertisements, posts and sign-in, simulated. docs/runtime-rules.md#services,
 * docs/product-rules.md#platform-features.
 */
export function createSimulatedServices(options: SimulationOptions): SimulatedServices {
  const state: MutableState = {
    isConnected: false,
    banner: undefined,
    owned: options.owned ?? [],
    leaderboards: new Map(),
    achievements: new Map(),
    posts: [],
    advertisements: { interstitial: 0, rewarded: 0 },
  };
  const settle: Settle = (event, run) => {
    const succeeds = options.succeeds(event);
    const seconds = options.delay(event);
    if (seconds === 0) run(succeeds);
    else options.later(seconds, () => run(succeeds));
  };
  const handlers: Handlers = {
    ...storeOf(state, options, settle),
    ...peopleOf(state, options, settle),
    ...advertisementsOf(state, options, settle),
  };
  return {
    answersCalls: true,
    request(event, argument) {
      if (Object.hasOwn(handlers, event)) handlers[event]?.(argument);
    },
    get state() {
      return { ...state };
    },
    restore: (earlier) => void Object.assign(state, earlier),
  };
}

function storeOf(state: MutableState, { answer }: SimulationOptions, settle: Settle): Handlers {
  const tell = (product: string, isOwned: boolean) =>
    answer({ type: 'purchase', product, state: isOwned ? 'purchased' : 'unpurchased' });
  return {
    onIAPBuyItem: ({ itemID }) =>
      settle('onIAPBuyItem', (succeeds) => {
        const product = String(itemID);
        if (succeeds) state.owned = [...new Set([...state.owned, product])];
        tell(product, state.owned.includes(product));
      }),
    onIAPRestoreItems: () =>
      settle('onIAPRestoreItems', (succeeds) => {
        if (succeeds) for (const product of state.owned) tell(product, true);
      }),
    onIAPConsumeItem({ itemID }) {
      state.owned = state.owned.filter((product) => product !== String(itemID));
    },
    onIAPRequestPurchaseData: ({ call, products }) =>
      settle('onIAPRequestPurchaseData', (succeeds) => {
        const names = Array.isArray(products) ? products.map(String) : [];
        const value = names.map((product) => ({ product, name: product, price }));
        answer({ type: 'answer', call: Number(call), ...(succeeds && { value }) });
      }),
  };
}

function peopleOf(state: MutableState, { answer }: SimulationOptions, settle: Settle): Handlers {
  const best = (scores: ReadonlyMap<string, number>, name: unknown, score: unknown) =>
    new Map([...scores, [String(name), Math.max(scores.get(String(name)) ?? Number(score), Number(score))]]);
  return {
    onGameCenterLogin: () =>
      settle('onGameCenterLogin', (succeeds) => {
        state.isConnected = succeeds;
        answer({ type: 'platformConnected', value: succeeds });
      }),
    onGameCenterPostScore({ score, leaderboard }) {
      state.leaderboards = best(state.leaderboards, leaderboard, score);
    },
    onGameCenterUpdateAchievement({ identifier, percentageComplete }) {
      state.achievements = best(state.achievements, identifier, percentageComplete);
    },
    onGameCenterResetAchievements() {
      state.achievements = new Map();
    },
    onTweetSheet({ message, image, url }) {
      state.posts = [...state.posts, { message: String(message), image: String(image), url: String(url) }];
    },
  };
}

function advertisementsOf(state: MutableState, { answer }: SimulationOptions, settle: Settle): Handlers {
  const count = (kind: keyof ServiceState['advertisements']) => {
    state.advertisements = { ...state.advertisements, [kind]: state.advertisements[kind] + 1 };
  };
  return {
    onShowBannerShow({ position }) {
      state.banner = position === 'bottom' ? 'bottom' : 'top';
    },
    onHideBanner() {
      state.banner = undefined;
    },
    onSceneAboutToChange({ adType }) {
      if (adType !== '2') count('interstitial');
      else
        settle('onSceneAboutToChange', (succeeds) => {
          if (!succeeds) return;
          count('rewarded');
          answer({ type: 'adReward', name: 'Reward', value: 1 });
        });
    },
  };
}
