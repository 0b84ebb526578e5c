import { defineBehavior } from '../defineBehavior.ts';

/** Removes the actor at the end of the frame. docs/runtime-rules.md#flow. */
export const Destroy = defineBehavior({
  class: 'DestroyAction',
  type: 'Action',
  usage: 'Flow',
  title: 'Destroy',
  help: 'Removes the actor from the scene.',
  notes: ['The rest of the list still runs in that frame. Whoever reads the actor by its path reads its last values.'],
  fields: {},
});
