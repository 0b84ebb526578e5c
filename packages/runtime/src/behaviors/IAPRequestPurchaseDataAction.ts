import { convertValue } from '@playhouse/core';
import { fillItem, productsIn } from '../state/purchases.ts';
import { createCallback } from '../units/callback.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import type { Unit } from '../units/unit.ts';

/**
 * Asks for names and prices of items in a range of rows, and writes them into the purchase table.
 * docs/runtime-rules.md#services.
 */
export const IAPRequestPurchaseData = defineRuntimeBehavior('IAPRequestPurchaseDataAction', {
  prepare: ({ callbackAttribute }, compiler) => createCallback(callbackAttribute, compiler),

  start(unit, actor, world) {
    const { fields, prepared } = unit;
    const row = (read: typeof fields.startIndex) => Number(convertValue(read(actor, world), 'integer'));
    const products = productsIn(world, row(fields.startIndex), row(fields.endIndex));
    const { platform } = world;
    const canCall = platform.answersCalls === true && products !== undefined;
    const call = canCall ? world.calls.open(actor, unit as Unit, -1) : 0;
    prepared.write(actor, world, call > 0 ? 0 : -1);
    if (call > 0) platform.request('onIAPRequestPurchaseData', { call, products });
  },

  reply({ prepared }, actor, world, { value }) {
    const items = typeof value === 'object' ? value : undefined;
    for (const item of items ?? []) fillItem(world, item);
    prepared.write(actor, world, items ? 1 : -1);
  },
});
