import type { ServiceState } from '@playhouse/runtime';
import { createBanner } from './banner.ts';
import { achievementsSheet, advertisementSheet, leaderboardSheet, type Post, tweetSheet } from './serviceSheets.ts';
import { createSheets } from './sheets.ts';

/** What a simulated platform shows. Everything but the banner lets the game wait until people close it. */
export interface ServiceDialogs {
  banner(position: ServiceState['banner']): void;
  leaderboard(identifier: string, state: ServiceState): void;
  achievements(state: ServiceState): void;
  /** Calls back with the words when people post them. */
  tweet(post: Post, onPost: (message: string) => void): void;
  /** Calls back when people have watched to the end. */
  advertisement(isRewarded: boolean, onReward: () => void): void;
  /** Removes everything; no callback is called. */
  close(): void;
}

/** The dialogs over a game's picture. `wait` lets the game wait until what it returns is called. */
export function createServiceDialogs(host: HTMLElement, wait: () => () => void): ServiceDialogs {
  const sheets = createSheets(host, wait);
  const banner = createBanner(host);
  return {
    banner: banner.show,
    leaderboard: (identifier, state) => sheets.open(leaderboardSheet(identifier, state)),
    achievements: (state) => sheets.open(achievementsSheet(state)),
    tweet: (post, onPost) => sheets.open(tweetSheet(post, onPost)),
    advertisement: (isRewarded, onReward) => sheets.open(advertisementSheet(isRewarded, onReward)),
    close() {
      sheets.close();
      banner.show(undefined);
    },
  };
}
