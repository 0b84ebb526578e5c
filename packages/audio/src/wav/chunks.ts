import type { WavNote } from './notes.ts';

/** A chunk of a RIFF file: its name of four letters, and where its contents begin and end. */
export interface Chunk {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** The name of the chunk with the recipe of a sound, and the most bytes of it. */
export const recipeChunk = 'plhs';
export const maximumRecipeBytes = 65_536;

const headerBytes = 12;
const unknownSize = 0xffffffff;
/** More chunks than any program writes; what follows is ignored. */
const maximumChunks = 10_000;

export function isWav(view: DataView): boolean {
  return view.byteLength >= headerBytes && idAt(view, 0) === 'RIFF' && idAt(view, 8) === 'WAVE';
}

/**
 * The chunks in a WAV file. Their sizes are mended when they reach beyond the end of the file, and when a recorder that
 * was interrupted left the size of the data empty.
 */
export function readChunks(view: DataView, note: (note: WavNote) => void): Chunk[] {
  const chunks: Chunk[] = [];
  let at = headerBytes;
  while (at + 8 <= view.byteLength && chunks.length < maximumChunks) {
    const id = idAt(view, at);
    const from = at + 8;
    const size = sizeOfChunk(view, id, at);
    const to = Math.min(view.byteLength, from + size);
    if (size > to - from) {
      note(size === unknownSize ? 'unfinished' : 'truncated');
    } else if (id === 'data' && size !== view.getUint32(at + 4, true)) {
      note('unfinished');
    }
    chunks.push({ id, from, to });
    at = nextChunk(view, to, note);
  }
  return chunks;
}

function sizeOfChunk(view: DataView, id: string, at: number): number {
  const size = view.getUint32(at + 4, true);
  const fileSize = view.getUint32(4, true);
  const isUnfinished = id === 'data' && size === 0 && (fileSize === 0 || fileSize + 8 < at + 8);
  return isUnfinished ? view.byteLength - at - 8 : size;
}

/** Chunks begin at even offsets. Some programs forget the padding byte. */
function nextChunk(view: DataView, end: number, note: (note: WavNote) => void): number {
  if (end % 2 === 0) return end;
  if (isChunkName(view, end) && !isChunkName(view, end + 1)) {
    note('padding');
    return end;
  }
  return end + 1;
}

function isChunkName(view: DataView, at: number): boolean {
  return at + 8 <= view.byteLength && /^[A-Za-z][A-Za-z0-9 _-]{2}[A-Za-z0-9 ]$/.test(idAt(view, at));
}

function idAt(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}
