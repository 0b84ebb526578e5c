import { defineBehavior } from '../defineBehavior.ts';
import { blockFlags } from '../fields/options.ts';

/** Groups behaviors, which run as if they were in its place. docs/runtime-rules.md#organization. */
export const Compound = defineBehavior({
  class: 'CompoundBehavior',
  aliases: ['GroupBehavior'],
  type: 'Block',
  usage: 'Organization',
  title: 'Group',
  help: 'Groups behaviors under one name.',
  searchWords: ['folder', 'organize', 'block', 'together'],
  glyph: 'M9 4.500H5.500v15H9M15 4.500h3.500v15H15M9.500 12h5',
  children: ['behaviors'],
  notes: ['Run once: its behaviors start at most once in the life of the actor.'],
  fields: { ...blockFlags },
});
