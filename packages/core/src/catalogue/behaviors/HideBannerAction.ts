import { defineBehavior } from '../defineBehavior.ts';
import { bannerPosition } from '../fields/options.ts';

/** Hides a banner advertisement. docs/runtime-rules.md#services, docs/format.md#behaviors. */
export const HideBanner = defineBehavior({
  class: 'HideBannerAction',
  type: 'Action',
  usage: 'Monetization',
  title: 'Hide Banner',
  help: 'Hides the advertisement at the edge of the screen.',
  searchWords: ['ad', 'advert', 'iAd'],
  glyph: 'M3 16h18v4H3ZM5 5l14 8M19 5 5 13',
  notes: ['It hides the banner at whichever edge it is.'],
  fields: { position: bannerPosition },
});
