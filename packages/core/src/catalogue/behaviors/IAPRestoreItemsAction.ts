import { defineBehavior } from '../defineBehavior.ts';

/** Marks what the player owns as purchased. docs/runtime-rules.md#services. */
export const IAPRestoreItems = defineBehavior({
  class: 'IAPRestoreItemsAction',
  type: 'Action',
  usage: 'Monetization',
  title: 'In-App Purchase: Restore Items',
  help: 'Marks what the player has bought before as purchased.',
  searchWords: ['shop', 'bought'],
  glyph: 'M5.500 8h13l1 12h-15ZM9.500 15a3 3 0 1 0 .6-2.500M9.500 11v2h2',
  notes: ['Consumed items are not restored.'],
  fields: {},
});
