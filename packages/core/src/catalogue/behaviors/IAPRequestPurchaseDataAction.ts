import { defineBehavior } from '../defineBehavior.ts';
import { attributeRef, numeric } from '../fields/kinds.ts';

/**
 * Fills in names and prices of the purchase table. docs/runtime-rules.md#services, docs/format.md#behaviors,
 * docs/product-rules.md#validation.
 */
export const IAPRequestPurchaseData = defineBehavior({
  class: 'IAPRequestPurchaseDataAction',
  type: 'Action',
  usage: 'Monetization',
  title: 'In-App Purchase: Request Purchase Data',
  help: 'Fills in names and prices in rows of the purchase table.',
  searchWords: ['shop', 'store', 'price'],
  glyph: 'M5.500 8h13l1 12h-15ZM12 11v5M9.500 13.500 12 11l2.500 2.500',
  notes: [
    'The range is of rows of the purchase table; -1 is the last one. An empty range succeeds.',
    'On a platform without a store, and without a purchase table, the callback becomes -1 at once. A simulated store gives each item its product ID as name and $0.99 as price.',
  ],
  fields: {
    startIndex: numeric({ label: 'Start index', default: 1, integer: true, minimum: -1 }),
    endIndex: numeric({ label: 'End index', default: -1, integer: true, minimum: -1, help: '-1 is the last row.' }),
    callbackAttribute: attributeRef({
      label: 'Callback attribute',
      help: 'Becomes 0 at the start, 1 on success and -1 on failure.',
      required: true,
      writes: true,
      target: 'numeric',
      messages: { 'value.required': 'Please choose a callback attribute to set when data has been returned.' },
    }),
  },
});
