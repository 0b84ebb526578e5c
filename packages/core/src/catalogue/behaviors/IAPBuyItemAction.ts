import { defineBehavior } from '../defineBehavior.ts';
import { program } from '../fields/kinds.ts';

/** Lets the player buy something. docs/runtime-rules.md#services, docs/product-rules.md#validation. */
export const IAPBuyItem = defineBehavior({
  class: 'IAPBuyItemAction',
  type: 'Action',
  usage: 'Monetization',
  title: 'In-App Purchase: Buy Item',
  help: 'Offers the player to buy an item of the purchase table.',
  searchWords: ['shop', 'store', 'money', 'pay'],
  glyph: 'M5.500 8h13l1 12h-15ZM9 10.500V7a3 3 0 0 1 6 0v3.500',
  notes: [
    'A product that is not in the purchase table is not requested.',
    'In the preview a purchase succeeds or fails at once or after 5 seconds. An item that is owned stays purchased, even if buying it again fails.',
  ],
  fields: {
    productID: program({
      label: 'Product ID',
      result: 'any',
      required: true,
      messages: { 'value.required': 'Please enter a Product ID.' },
    }),
  },
});
