import { defineBehavior } from '../defineBehavior.ts';
import { angle, numeric, relativeTo } from '../fields/kinds.ts';

/** Sets the actor's linear velocity, once. docs/runtime-rules.md#movement. */
export const ChangeVelocity = defineBehavior({
  class: 'ChangeVelocityAction',
  type: 'Action',
  usage: 'Movement',
  title: 'Change Velocity',
  help: 'Replaces the actor’s velocity with a speed in one direction.',
  searchWords: ['jump', 'launch', 'shoot', 'throw', 'speed', 'dash', 'kick'],
  glyph: 'M9 12h10.500M14 6.500l5.500 5.500-5.500 5.500M4 8.500h4M3 12h2.500M4 15.500h4',
  notes: ['A speed below 0 is a speed the other way.'],
  fields: {
    direction: angle({ label: 'Direction' }),
    space: relativeTo('Relative to', 'Direction'),
    speed: numeric({ label: 'Speed', default: 300, unit: 'px/s' }),
  },
});
