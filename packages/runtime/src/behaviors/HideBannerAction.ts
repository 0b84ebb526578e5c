import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks to hide the advertising banner. docs/runtime-rules.md#services and docs/runtime-rules.md#how-scripts-run. */
export const HideBanner = defineRuntimeBehavior('HideBannerAction', {
  start({ fields }, _, world) {
    world.platform.request('onHideBanner', { position: fields.position === 1 ? 'bottom' : 'top' });
  },
});
