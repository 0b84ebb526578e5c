import { defineBehavior } from '../defineBehavior.ts';
import { matchFields } from '../fields/match.ts';

/**
 * Makes the actor solid for other actors while active. docs/runtime-rules.md#movement,
 * docs/product-rules.md#validation.
 */
export const Collide = defineBehavior({
  class: 'CollideBehavior',
  type: 'Persistent',
  usage: 'Movement',
  title: 'Collide',
  help: 'Bounces off other actors instead of passing through them.',
  searchWords: ['bounce', 'wall', 'floor', 'ground', 'solid', 'hit', 'platform'],
  glyph:
    'M3.500 12a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0M9.500 12a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0',
  notes: [
    'Several Collide behaviors on one actor all apply. Without a prototype or tag it does nothing.',
    'Speed lost to an obstacle never turns into speed the other way. Bounces use the larger restitution and do not affect Move.',
  ],
  fields: matchFields('Bounce when colliding with'),
});
