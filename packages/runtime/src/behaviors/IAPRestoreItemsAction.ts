import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Asks which items are owned; each answer comes as an input event. Reference 1.11. */
export const IAPRestoreItems = defineRuntimeBehavior('IAPRestoreItemsAction', {
  start: (_, __, world) => world.platform.request('onIAPRestoreItems', {}),
});
