import { defineBehavior } from '../defineBehavior.ts';
import { imageRef, program } from '../fields/kinds.ts';

/** Offers the player to share a message. Reference 1.10, format chapter 3. */
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
