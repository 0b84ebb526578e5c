import type { FrameRange, Loop, SoundEdit } from '@playhouse/audio';

const prefix = 'playhouse-sound-edits:';

/** Where the unsaved edits of a sound file are kept. The bytes of a stored file never change, so they fit it. */
function keyOf(game: string, file: string): string {
  return `${prefix}${game}/${file}`;
}

/** Keeps the unsaved edits in this browser, so that they survive a reload or a crash. An empty list forgets them. */
export function keepEdits(game: string, file: string, edits: readonly SoundEdit[]): void {
  try {
    if (edits.length === 0) localStorage.removeItem(keyOf(game, file));
    else localStorage.setItem(keyOf(game, file), JSON.stringify(edits));
  } catch {
    // Then a reload loses them; leaving the page still saves.
  }
}

export function keptEdits(game: string, file: string): readonly SoundEdit[] {
  try {
    return readEdits(localStorage.getItem(keyOf(game, file)));
  } catch {
    return [];
  }
}

/** Edits from stored text, up to the first one that is not valid. */
function readEdits(text: string | null): readonly SoundEdit[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
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
