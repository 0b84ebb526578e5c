import type { FrameEvent } from '../../preview/frameMessages.ts';

type FilmPart = Omit<Extract<FrameEvent, { type: 'filmPart' }>, 'type'>;

/** What the frame has sent of a film. */
export interface FilmParts {
  readonly parts: readonly FilmPart['bytes'][];
  /** Undefined before the first part. */
  readonly mime: FilmPart['mime'] | undefined;
  /** In bytes. */
  readonly size: number;
}

/** Films end by themselves at this size, in bytes: they are kept in memory. */
export const largestFilm = 200_000_000;

export const noFilm: FilmParts = { parts: [], mime: undefined, size: 0 };

/** The film with one more part; the same one when it is full. */
export function withPart(film: FilmParts, { mime, bytes }: FilmPart): FilmParts {
  if (isFull(film)) return film;
  return { parts: [...film.parts, bytes], mime, size: film.size + bytes.length };
}

export function isFull({ size }: FilmParts): boolean {
  return size >= largestFilm;
}
