import { textOfValue } from '../state/value.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks the platform to open an address. docs/runtime-rules.md#device-behaviors. */
export const OpenURL = defineRuntimeBehavior('OpenURLAction', {
  start({ fields }, actor, world) {
    const url = textOfValue(fields.url(actor, world)).trim();
    if (url !== '') world.platform.openUrl(url);
  },
});
