import { findItem, setItemState } from '../state/purchases.ts';
import { textOfValue } from '../state/value.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/**
 * Asks to buy an item, whose state is pending until the answer comes as an input event. docs/runtime-rules.md#services.
 */
export const IAPBuyItem = defineRuntimeBehavior('IAPBuyItemAction', {
  start({ fields }, actor, world) {
    const item = findItem(world, textOfValue(fields.productID(actor, world)));
    if (!item) return;
    setItemState(world, item.itemID, 'pending');
    world.platform.request('onIAPBuyItem', { ...item });
  },
});
