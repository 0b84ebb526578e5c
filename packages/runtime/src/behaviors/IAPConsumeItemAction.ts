import { findItem, setItemState } from '../state/purchases.ts';
import { textOfValue } from '../state/value.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Consumes an item so that it can be bought again. docs/runtime-rules.md#services. */
export const IAPConsumeItem = defineRuntimeBehavior('IAPConsumeItemAction', {
  start({ fields }, actor, world) {
    const item = findItem(world, textOfValue(fields.productID(actor, world)));
    if (!item) return;
    setItemState(world, item.itemID, 'unpurchased');
    world.platform.request('onIAPConsumeItem', { ...item });
  },
});
