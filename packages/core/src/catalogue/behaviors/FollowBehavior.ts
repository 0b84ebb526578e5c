import { defineBehavior } from '../defineBehavior.ts';
import { numeric } from '../fields/kinds.ts';
import { matchFields } from '../fields/match.ts';

/** Moves toward the nearest actor of a kind. docs/decisions/0050-behaviors-of-our-own.md. */
export const Follow = defineBehavior({
  class: 'FollowBehavior',
  type: 'Persistent',
  usage: 'Movement',
  title: 'Follow',
  help: 'Moves the actor toward the nearest actor of a kind, such as a ghost after the player.',
  searchWords: ['chase', 'enemy', 'hunt', 'track', 'pursue'],
  glyph: 'M3 12h7M7 8.500l3.500 3.500L7 15.500M14 12a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0',
  extension: true,
  notes: [
    'It moves in a straight line toward the center of the nearest actor, wherever that goes, and turns to another one as soon as that is nearer.',
    'Of several actors at the same distance it follows the one that came into the scene first; of placed ones, the one further back.',
    'The actor never follows itself, so actors of one kind may follow each other.',
    'It stops when the centers are as far apart as the stop distance, goes on when the other moves away, and never backs away.',
    'With nobody to follow, or with a speed below 0, it does nothing. A stop distance below 0 counts as 0.',
    'Its contribution comes on top of the actor’s own velocity, as with Move, and is gone when it ends.',
  ],
  fields: {
    ...matchFields('Follow'),
    speed: numeric({ label: 'Speed', default: 100, unit: 'px/s' }),
    stopDistance: numeric({ label: 'Stop distance', unit: 'px', help: 'From center to center.' }),
  },
});
