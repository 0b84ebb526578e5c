import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks which items are owned; each answer comes as an input event. docs/runtime-rules.md#services. */
export const IAPRestoreItems = defineRuntimeBehavior('IAPRestoreItemsAction', {
  start: (_, __, world) => world.platform.request('onIAPRestoreItems', {}),
});
