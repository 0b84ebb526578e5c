import { textOfValue } from '../state/value.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/**
 * Offers to share a message, an image and an address. docs/runtime-rules.md#device-behaviors and
 * docs/runtime-rules.md#script-events.
 */
export const TweetSheet = defineRuntimeBehavior('TweetSheetAction', {
  start({ fields }, actor, world) {
    const message = textOfValue(fields.message(actor, world));
    const url = textOfValue(fields.url(actor, world));
    world.platform.request('onTweetSheet', { message, image: fields.image, url });
  },
});
