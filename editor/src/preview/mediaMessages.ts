import * as v from 'valibot';
import { largestFilm, mediaTypes } from './gameFilm.ts';

/** What the editor wants saved: the current picture, the last seconds, or what happens from now on. */
export const takeMediaFields = {
  kind: v.picklist(['picture', 'gif', 'startFilm', 'endFilm']),
};

/** A finished picture or film; without bytes, there is none because the browser cannot make it. */
export const mediaFields = {
  kind: v.picklist(['picture', 'gif', 'film']),
  mime: v.optional(v.picklist(mediaTypes)),
  bytes: v.optional(v.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length <= 2 * largestFilm)),
};
