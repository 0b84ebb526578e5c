import type { OverlayLanguage, PlatformChoices, PlatformReport } from '@playhouse/player';
import { count, finite, listOf, overlayTexts, text } from '@playhouse/player/messages';
import * as v from 'valibot';

/** Limits of the platform state that is shown. */
const mostListed = 100;

const overlayKeys = Object.keys(overlayTexts) as (keyof typeof overlayTexts)[];

/** How the preview's simulated platform behaves. */
export const platformChoices: v.GenericSchema<unknown, PlatformChoices> = v.object({
  purchases: v.picklist(['succeed', 'fail']),
  delay: v.picklist([0, 5]),
  signIn: v.picklist(['succeed', 'fail']),
});

/** The language of dialogs over the game. */
export const overlays: v.GenericSchema<unknown, OverlayLanguage> = v.object({
  code: text,
  direction: v.picklist(['ltr', 'rtl']),
  texts: v.object(v.entriesFromList(overlayKeys, text)),
});

export const ownedProducts = listOf(text, mostListed);

const entries = listOf(v.object({ id: text, value: finite }), mostListed);

/** The fields of the platform state. */
export const serviceFields = {
  isConnected: v.boolean(),
  banner: v.optional(v.picklist(['top', 'bottom'])),
  owned: ownedProducts,
  leaderboards: entries,
  achievements: entries,
  posts: listOf(text, mostListed),
  interstitial: count,
  rewarded: count,
  /** The last requests of the game, oldest first. */
  asked: listOf(v.object({ frame: count, text }), mostListed),
};

/** Platform state, as reported by the frame. */
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
