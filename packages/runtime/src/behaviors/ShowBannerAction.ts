import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/**
 * Asks for an advertising banner at an edge of the screen. docs/runtime-rules.md#services and
 * docs/runtime-rules.md#script-events.
 */
export const ShowBanner = defineRuntimeBehavior('ShowBannerAction', {
  start({ fields }, _, world) {
    world.platform.request('onShowBannerShow', { position: fields.position === 1 ? 'bottom' : 'top' });
  },
});
