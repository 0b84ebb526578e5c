import { textOfValue } from '../state/value.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks the platform to open an address. Reference 1.10. */
export const OpenURL = defineRuntimeBehavior('OpenURLAction', {
  start({ fields }, actor, world) {
    const url = textOfValue(fields.url(actor, world)).trim();
    if (url !== '') world.platform.openUrl(url);
  },
});
