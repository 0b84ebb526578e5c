import { defineBehavior } from '../defineBehavior.ts';
import { bannerPosition } from '../fields/options.ts';

/** Shows a banner advertisement. docs/runtime-rules.md#services, docs/format.md#behaviors. */
export const ShowBanner = defineBehavior({
  class: 'ShowBannerAction',
  type: 'Action',
  usage: 'Monetization',
  title: 'Show Banner',
  help: 'Shows an advertisement at the edge of the screen.',
  notes: ['A banner that is shown moves to the other edge.'],
  fields: { position: bannerPosition },
});
