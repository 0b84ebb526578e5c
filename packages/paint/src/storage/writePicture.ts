import type { Cel, Tile } from '../document/cel.ts';
import type { Picture } from '../document/picture.ts';
import { wordsOf } from '../document/raster.ts';
import { checksumOf, packWords } from './runLength.ts';
import { type StoredHeader, storedMagic } from './storedPicture.ts';

/**
 * The working document as bytes, with all layers and frames: magic, length of the header, the header as JSON, the tiles
 * of each distinct cel, the distinct tiles, and a checksum. `readPicture` reads them back.
 */
export function writePicture(picture: Picture): Uint8Array<ArrayBuffer> {
  const cels = [...new Set(picture.cels.flat())];
  const tiles = [...new Set(cels.flatMap(({ tiles: own }) => own.filter((tile) => tile !== undefined)))];
  const header = new TextEncoder().encode(JSON.stringify(headerOf(picture, cels, tiles.length)));
  const parts = [words([storedMagic, header.length]), header, ...celParts(cels, tiles)];
  for (const tile of tiles) {
    const packed = packWords(wordsOf(tile));
    parts.push(words([packed.length]), packed);
  }
  const length = parts.reduce((sum, part) => sum + part.length, 4);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  bytes.set(words([checksumOf(bytes.subarray(0, at))]), at);
  return bytes;
}

function headerOf(picture: Picture, cels: readonly Cel[], tiles: number): StoredHeader {
  const numbers = new Map(cels.map((cel, index) => [cel, index]));
  const { width, height, rate, layers, frames, nextId } = picture;
  return {
    width,
    height,
    rate,
    layers,
    frames,
    nextId,
    tiles,
    cels: picture.cels.map((row) => row.map((cel) => numbers.get(cel) ?? 0)),
  };
}

/** For each cel how many tiles it has, and for each tile its index in the cel and its number. */
function celParts(cels: readonly Cel[], tiles: readonly Tile[]): Uint8Array[] {
  const numbers = new Map(tiles.map((tile, index) => [tile, index]));
  return cels.map((cel) => {
    const pairs = cel.tiles.flatMap((tile, index) => (tile ? [index, numbers.get(tile) ?? 0] : []));
    return words([pairs.length / 2, ...pairs]);
  });
}

function words(values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value, true);
  return new Uint8Array(view.buffer);
}
