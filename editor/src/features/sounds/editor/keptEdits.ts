import type { FrameRange, Loop, SoundEdit } from '@playhouse/audio';

/** The used part of `localStorage`. */
export type EditItems = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Keeps the unsaved edits of the sounds of a game in this browser, so that they survive a reload or a crash. They are
 * parameters without samples, so they are small. The bytes of a stored file never change, so the edits fit it.
 */
export interface KeptEdits {
  /** An empty list forgets them. */
  keep(file: string, edits: readonly SoundEdit[]): void;
  of(file: string): readonly SoundEdit[];
}

const prefix = 'playhouse-sound-edits:';

/** Undefined `items` keep nothing: the browser denies access. */
export function createKeptEdits(items: EditItems | undefined, game: string): KeptEdits {
  const keyOf = (file: string) => `${prefix}${game}/${file}`;
  return {
    keep(file, edits) {
      if (edits.length === 0) attempt(() => items?.removeItem(keyOf(file)));
      // Without room, a reload loses the edits; leaving the page still saves.
      else attempt(() => items?.setItem(keyOf(file), JSON.stringify(edits)));
    },
    of: (file) => readEdits(attempt(() => items?.getItem(keyOf(file)))),
  };
}

/** Forgets the edits of games that are not known any more, and of files that this game does not have any more. */
export function forgetLostEdits(
  items: EditItems,
  known: { readonly game: string; readonly games: ReadonlySet<string>; readonly hasFile: (file: string) => boolean },
): void {
  const keys = Array.from({ length: items.length }, (_, index) => items.key(index) ?? '');
  for (const key of keys) {
    if (!key.startsWith(prefix)) continue;
    const [game = '', ...file] = key.slice(prefix.length).split('/');
    const isKnown = game === known.game ? known.hasFile(file.join('/')) : known.games.has(game);
    if (!isKnown) items.removeItem(key);
  }
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Edits from stored text, up to the first one that is not valid. */
function readEdits(text: string | null | undefined): readonly SoundEdit[] {
  const parsed: unknown = attempt(() => JSON.parse(text ?? '[]'));
  if (!Array.isArray(parsed)) return [];
  const read = parsed.map(readEdit);
  const end = read.indexOf(undefined);
  return read.slice(0, end < 0 ? read.length : end).flatMap((edit) => edit ?? []);
}

function readEdit(value: unknown): SoundEdit | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, decibels } = value;
  const range = readRange(value.range);
  switch (kind) {
    case 'trim':
    case 'delete':
    case 'silence':
    case 'reverse':
      return range && { kind, range };
    case 'fadeIn':
    case 'fadeOut':
      return range && { kind, range, curve: 'linear' };
    case 'gain':
    case 'normalize':
      return range && typeof decibels === 'number' ? { kind, range, decibels } : undefined;
    case 'setLoop':
      return { kind, loop: readLoop(value.loop) };
    case 'mixToMono':
      return { kind };
    case 'resample':
      return typeof value.sampleRate === 'number' ? { kind, sampleRate: value.sampleRate } : undefined;
    default:
      return undefined;
  }
}

function readRange(value: unknown): FrameRange | undefined {
  if (!isRecord(value) || typeof value.from !== 'number' || typeof value.to !== 'number') return undefined;
  return { from: value.from, to: value.to };
}

function readLoop(value: unknown): Loop | undefined {
  if (!isRecord(value) || typeof value.start !== 'number' || typeof value.end !== 'number') return undefined;
  return { start: value.start, end: value.end };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
