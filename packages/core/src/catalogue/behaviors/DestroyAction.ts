import { defineBehavior } from '../defineBehavior.ts';

/** Removes the actor at the end of the frame. docs/runtime-rules.md#flow. */
export const Destroy = defineBehavior({
  class: 'DestroyAction',
  type: 'Action',
  usage: 'Flow',
  title: 'Destroy',
  help: 'Removes the actor from the scene.',
  searchWords: ['delete', 'remove', 'die', 'kill', 'disappear', 'vanish'],
  glyph: 'M6 6l12 12M18 6 6 18M12 3v2M12 19v2M3 12h2M19 12h2',
  notes: ['The rest of the list still runs in that frame. Whoever reads the actor by its path reads its last values.'],
  fields: {},
});
