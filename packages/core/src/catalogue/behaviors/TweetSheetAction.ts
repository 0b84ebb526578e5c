import { defineBehavior } from '../defineBehavior.ts';
import { imageRef, program } from '../fields/kinds.ts';

/** Offers the player to share a message. docs/runtime-rules.md#device-behaviors, docs/format.md#behaviors. */
export const TweetSheet = defineBehavior({
  class: 'TweetSheetAction',
  type: 'Action',
  usage: 'Game Services',
  title: 'Tweet Sheet',
  help: 'Offers the player to share a message, a picture and an address.',
  notes: ['Where nothing can be posted, a message says so.'],
  fields: {
    message: program({ label: 'Message', result: 'any' }),
    image: imageRef({ label: 'Image', lenient: ['asset.missing'] }),
    url: program({ label: 'URL', result: 'any' }),
  },
});
