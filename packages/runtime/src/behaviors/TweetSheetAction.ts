import { textOfValue } from '../state/value.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Offers to share a message, a picture and an address. Reference 1.10 and 8.1. */
export const TweetSheet = defineRuntimeBehavior('TweetSheetAction', {
  start({ fields }, actor, world) {
    const message = textOfValue(fields.message(actor, world));
    const url = textOfValue(fields.url(actor, world));
    world.platform.request('onTweetSheet', { message, image: fields.image, url });
  },
});
