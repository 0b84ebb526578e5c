import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks for an advertising banner at an edge of the screen. Reference 1.11 and 8.1. */
export const ShowBanner = defineRuntimeBehavior('ShowBannerAction', {
  start({ fields }, _, world) {
    world.platform.request('onShowBannerShow', { position: fields.position === 1 ? 'bottom' : 'top' });
  },
});
