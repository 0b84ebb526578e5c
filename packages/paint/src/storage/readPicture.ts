import { boundsOf, type Cel, emptyCel, type Tile, tileSize } from '../document/cel.ts';
import { limits } from '../document/limits.ts';
import type { Picture } from '../document/picture.ts';
import { wordsOf } from '../document/raster.ts';
import { accept, type Result, refuse } from '../result.ts';
import { checksumOf, unpackWords } from './runLength.ts';
import { damaged, parseHeader, type StoredHeader, storedMagic } from './storedPicture.ts';

/** Reads what `writePicture` wrote. Refuses anything else, damaged bytes included. */
export function readPicture(bytes: Uint8Array): Result<Picture> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || view.getUint32(0, true) !== storedMagic) {
    return refuse('format', 'This is not a stored picture.');
  }
  const end = bytes.length - 4;
  if (view.getUint32(end, true) !== checksumOf(bytes.subarray(0, end))) return damaged();
  const start = 8 + view.getUint32(4, true);
  // Without pixels, a header with all layers and frames is far smaller.
  if (start > end || start > limits.fileBytes) return damaged();
  const header = parseHeader(bytes.subarray(8, start));
  if (!header.ok) return header;
  return readParts(new DataView(bytes.buffer, bytes.byteOffset, end), start, header.value);
}

function readParts(view: DataView, start: number, header: StoredHeader): Result<Picture> {
  const { width, height, rate, layers, frames, nextId } = header;
  const count = Math.max(...header.cels.flat()) + 1;
  const tables = readTables(view, start, count);
  if (!tables) return damaged();
  const tiles = readTiles(view, tables.end, header.tiles);
  if (!tiles) return damaged();
  const cels: Cel[] = [];
  for (const table of tables.tables) {
    const cel = celOf(emptyCel(width, height), table, tiles);
    if (!cel) return damaged();
    cels.push(cel);
  }
  const rows = header.cels.map((row) => row.map((number) => cels[number] ?? emptyCel(width, height)));
  return accept({ width, height, rate, layers, frames, nextId, cels: rows });
}

/** The places of the pairs of each cel, and where they end. */
function readTables(view: DataView, start: number, count: number): { tables: Uint32Array[]; end: number } | undefined {
  const tables: Uint32Array[] = [];
  let at = start;
  for (let cel = 0; cel < count; cel++) {
    if (at + 4 > view.byteLength) return undefined;
    const pairs = view.getUint32(at, true);
    at += 4;
    if (at + pairs * 8 > view.byteLength) return undefined;
    const table = new Uint32Array(pairs * 2);
    for (let index = 0; index < table.length; index++, at += 4) table[index] = view.getUint32(at, true);
    tables.push(table);
  }
  return { tables, end: at };
}

function readTiles(view: DataView, start: number, count: number): Tile[] | undefined {
  const tiles: Tile[] = [];
  let at = start;
  for (let tile = 0; tile < count; tile++) {
    if (at + 4 > view.byteLength) return undefined;
    const length = view.getUint32(at, true);
    at += 4;
    if (at + length > view.byteLength) return undefined;
    const words = new Uint32Array(tileSize * tileSize);
    if (!unpackWords(new Uint8Array(view.buffer, view.byteOffset + at, length), words)) return undefined;
    tiles.push(new Uint8ClampedArray(words.buffer));
    at += length;
  }
  return at === view.byteLength ? tiles : undefined;
}

function celOf(empty: Cel, table: Uint32Array, all: readonly Tile[]): Cel | undefined {
  const tiles = empty.tiles.slice();
  for (let at = 0; at < table.length; at += 2) {
    const index = table[at] as number;
    const tile = all[table[at + 1] as number];
    if (index >= tiles.length || !tile || !isInside(empty, index, tile)) return undefined;
    tiles[index] = tile;
  }
  return { width: empty.width, height: empty.height, columns: empty.columns, tiles };
}

/** Whether a tile has pixels in the picture only. */
function isInside(cel: Cel, index: number, tile: Tile): boolean {
  const { width, height } = boundsOf(cel);
  const across = width - (index % cel.columns) * tileSize;
  const down = height - Math.floor(index / cel.columns) * tileSize;
  if (across >= tileSize && down >= tileSize) return true;
  return wordsOf(tile).every((word, at) => word === 0 || (at % tileSize < across && at / tileSize < down));
}
