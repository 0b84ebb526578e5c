import type { PlatformChoices, PlatformReport } from '@playhouse/player';
import {
  count,
  finite,
  flag,
  listOf,
  objectOf,
  oneOf,
  optional,
  passing,
  type Shape,
  text,
} from '@playhouse/player/messages';

/** So much of what a platform knows is shown. */
const mostListed = 100;

/** How the preview's simulated platform behaves. */
export const platformChoices: Shape<PlatformChoices> = objectOf({
  purchases: oneOf(['succeed', 'fail']),
  delay: passing((value): value is 0 | 5 => value === 0 || value === 5),
  signIn: oneOf(['succeed', 'fail']),
});

export const ownedProducts = listOf(text, mostListed);

const entries = listOf(objectOf({ id: text, value: finite }), mostListed);

/** The fields of what the platform knows. */
export const serviceFields = {
  isConnected: flag,
  banner: optional(oneOf(['top', 'bottom'])),
  owned: ownedProducts,
  leaderboards: entries,
  achievements: entries,
  posts: listOf(text, mostListed),
  interstitial: count,
  rewarded: count,
  /** Requests from the game for last, oldest first. */
  asked: listOf(objectOf({ frame: count, text }), mostListed),
};

/** Platform state, as the frame tells it. */
export function serviceMessage(report: PlatformReport) {
  const { isConnected, banner, owned, leaderboards, achievements, posts, advertisements, asked } = report;
  return {
    ...({ type: 'services', isConnected, ...advertisements } as const),
    ...(banner && { banner }),
    owned: owned.slice(0, mostListed),
    leaderboards: entriesOf(leaderboards),
    achievements: entriesOf(achievements),
    posts: posts.slice(-mostListed).map(({ message }) => message),
    asked: asked.slice(-mostListed),
  };
}

function entriesOf(values: ReadonlyMap<string, number>) {
  const finiteOnes = [...values].filter(([, value]) => Number.isFinite(value));
  return finiteOnes.slice(0, mostListed).map(([id, value]) => ({ id, value }));
}
