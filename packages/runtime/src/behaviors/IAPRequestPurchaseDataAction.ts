import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { failRequest } from '../units/failRequest.ts';

/** Asks for names and prices. No platform gives them yet, so it fails. Reference 1.11. */
export const IAPRequestPurchaseData = defineRuntimeBehavior('IAPRequestPurchaseDataAction', {
  prepare: (fields, compiler) => compiler.target(fields.callbackAttribute),

  start(unit, actor, world) {
    world.platform.request('onIAPRequestPurchaseData', {});
    failRequest(unit, actor, world);
  },
});
