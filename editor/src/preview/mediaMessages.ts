import * as v from 'valibot';
import { mediaTypes } from './gameFilm.ts';

/** What the editor wants saved: the current picture, the last seconds, or what happens from now on. */
export const takeMediaFields = {
  kind: v.picklist(['picture', 'gif', 'startFilm', 'endFilm']),
};

const largestPart = 100_000_000;
const mime = v.picklist(mediaTypes);
const bytes = v.custom<Uint8Array<ArrayBuffer>>(
  (value) => value instanceof Uint8Array && value.buffer instanceof ArrayBuffer && value.length <= largestPart,
);

/** A finished picture; without bytes, there is none because the browser cannot make it. */
export const mediaFields = { kind: v.picklist(['picture', 'gif']), mime: v.optional(mime), bytes: v.optional(bytes) };

/** The next part of the film. The parts in a row are the film, wherever it ends. */
export const filmPartFields = { mime, bytes };
