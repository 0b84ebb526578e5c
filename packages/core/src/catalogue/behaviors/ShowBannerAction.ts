import { defineBehavior } from '../defineBehavior.ts';
import { bannerPosition } from '../fields/options.ts';

/** Shows a banner advertisement. docs/runtime-rules.md#services, docs/format.md#behaviors. */
export const ShowBanner = defineBehavior({
  class: 'ShowBannerAction',
  type: 'Action',
  usage: 'Monetization',
  title: 'Show Banner',
  help: 'Shows an advertisement at the edge of the screen.',
  searchWords: ['ad', 'advert', 'iAd'],
  glyph: 'M3 16h18v4H3ZM12 13V4M8.500 7.500 12 4l3.500 3.500',
  notes: ['A banner that is shown moves to the other edge.'],
  fields: { position: bannerPosition },
});
