import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks to take the advertising banner away. Reference 1.11 and 8.2. */
export const HideBanner = defineRuntimeBehavior('HideBannerAction', {
  start({ fields }, _, world) {
    world.platform.request('onHideBanner', { position: fields.position === 1 ? 'bottom' : 'top' });
  },
});
