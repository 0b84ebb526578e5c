import { defineBehavior } from '../defineBehavior.ts';
import { bannerPosition } from '../fields/options.ts';

/** Hides a banner advertisement. Reference 1.11, format chapter 3. */
export const HideBanner = defineBehavior({
  class: 'HideBannerAction',
  type: 'Action',
  usage: 'Monetization',
  title: 'Hide Banner',
  help: 'Hides the advertisement at the edge of the screen.',
  notes: ['It hides the banner at whichever edge it is.'],
  fields: { position: bannerPosition },
});
