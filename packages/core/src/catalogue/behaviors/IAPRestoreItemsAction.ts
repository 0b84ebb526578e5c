import { defineBehavior } from '../defineBehavior.ts';

/** Marks what the player owns as purchased. docs/runtime-rules.md#services. */
export const IAPRestoreItems = defineBehavior({
  class: 'IAPRestoreItemsAction',
  type: 'Action',
  usage: 'Monetization',
  title: 'In-App Purchase: Restore Items',
  help: 'Marks what the player has bought before as purchased.',
  notes: ['Consumed items are not restored.'],
  fields: {},
});
