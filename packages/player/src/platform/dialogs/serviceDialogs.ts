import type { ServiceState } from '@playhouse/runtime';
import { element, type OverlayPlace } from './overlay.ts';
import { achievementsSheet, advertisementSheet, leaderboardSheet, type Post, tweetSheet } from './serviceSheets.ts';
import { createSheets, simulatedBadge } from './sheets.ts';

/** A banner at an edge of the game's picture. */
interface Banner {
  show(position: 'top' | 'bottom' | undefined): void;
}

/** Starts without a banner. Like a real one, it covers part of the game and blocks presses there. */
function createBanner({ host, language: { code, direction, texts } }: OverlayPlace): Banner {
  const strip = element('aside', { 'aria-label': texts.simulatedBanner, lang: code, dir: direction }, style);
  const words = element('span', {}, wordsStyle);
  words.append(simulatedBadge(texts), texts.banner);
  strip.append(words);
  return {
    show(position) {
      if (position === undefined) {
        strip.remove();
        return;
      }
      strip.style.insetBlock = position === 'top' ? '0 auto' : 'auto 0';
      if (!strip.isConnected) host.append(strip);
    },
  };
}

/**
 * Slightly transparent: Chromium paints white at the other edge of a canvas that is partly covered by an opaque
 * element.
 */
const style =
  'position:absolute;inset-inline:0;display:flex;align-items:center;justify-content:center;box-sizing:border-box;block-size:min(50px,20%);overflow:hidden;z-index:1;background:rgb(244 244 245/.97);color:#222;container-type:inline-size;font:14px/1.2 system-ui,sans-serif';
const wordsStyle = 'font-size:clamp(9px,5cqi,14px);white-space:nowrap';

/** What a simulated platform shows. Everything except the banner pauses the game until it is closed. */
export interface ServiceDialogs {
  banner(position: ServiceState['banner']): void;
  leaderboard(identifier: string, state: ServiceState): void;
  achievements(state: ServiceState): void;
  /** Calls back with the text when it is posted. */
  tweet(post: Post, onPost: (message: string) => void): void;
  /** Calls back when the advertisement has been watched to the end. */
  advertisement(isRewarded: boolean, onReward: () => void): void;
  /** Removes everything; no callback is called. */
  close(): void;
}

/** The dialogs over a game's picture. `wait` pauses the game until the function it returns is called. */
export function createServiceDialogs(place: OverlayPlace, wait: () => () => void): ServiceDialogs {
  const { texts } = place.language;
  const sheets = createSheets(place, wait);
  const banner = createBanner(place);
  return {
    banner: banner.show,
    leaderboard: (identifier, state) => sheets.open(leaderboardSheet(identifier, state, texts)),
    achievements: (state) => sheets.open(achievementsSheet(state, texts)),
    tweet: (post, onPost) => sheets.open(tweetSheet(post, onPost, texts)),
    advertisement: (isRewarded, onReward) => sheets.open(advertisementSheet(isRewarded, onReward, texts)),
    close() {
      sheets.close();
      banner.show(undefined);
    },
  };
}
