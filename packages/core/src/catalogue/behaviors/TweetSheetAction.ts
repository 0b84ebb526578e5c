import { defineBehavior } from '../defineBehavior.ts';
import { imageRef, program } from '../fields/kinds.ts';

/** Lets the player share a message. docs/runtime-rules.md#device-behaviors, docs/format.md#behaviors. */
export const TweetSheet = defineBehavior({
  class: 'TweetSheetAction',
  type: 'Action',
  usage: 'Game Services',
  title: 'Tweet Sheet',
  help: 'Offers the player to share a message, a picture and an address.',
  searchWords: ['share', 'twitter', 'post'],
  glyph: 'M4 5h16v11h-8l-4 4v-4H4ZM8 9h8M8 12h5',
  notes: ['Where nothing can be posted, a message says so.'],
  fields: {
    message: program({ label: 'Message', result: 'any' }),
    image: imageRef({ label: 'Image', lenient: ['asset.missing'] }),
    url: program({ label: 'URL', result: 'any' }),
  },
});
