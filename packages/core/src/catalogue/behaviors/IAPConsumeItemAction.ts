import { defineBehavior } from '../defineBehavior.ts';
import { program } from '../fields/kinds.ts';

/**
 * Uses up something bought, so that it can be bought again. docs/runtime-rules.md#services,
 * docs/product-rules.md#validation.
 */
export const IAPConsumeItem = defineBehavior({
  class: 'IAPConsumeItemAction',
  type: 'Action',
  usage: 'Monetization',
  title: 'In-App Purchase: Consume Item',
  help: 'Consumes an item so that the player can buy it again.',
  searchWords: ['shop', 'store', 'use up'],
  glyph: 'M5.500 8h13l1 12h-15ZM9 14h6',
  notes: ['The state changes at once; no answer is waited for.'],
  fields: {
    productID: program({
      label: 'Product ID',
      result: 'any',
      required: true,
      messages: { 'value.required': 'Please enter a Product ID.' },
    }),
  },
});
