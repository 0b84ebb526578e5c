import { checkCounts, checkSize } from '../document/limits.ts';
import { accept, type Result, refuse } from '../result.ts';
import { type ByteReader, createByteReader } from './byteReader.ts';

/** The parts of an Aseprite file that Playhouse knows, as they are stored. */
export interface AsepriteFile {
  readonly width: number;
  readonly height: number;
  /** Bytes of a pixel: 4 is RGBA, 2 is gray and alpha, 1 is an index into the palette. */
  readonly pixelBytes: 1 | 2 | 4;
  readonly hasLayerOpacity: boolean;
  readonly transparentIndex: number;
  readonly layers: readonly AsepriteLayer[];
  readonly frames: readonly { readonly duration: number; readonly cels: readonly AsepriteCel[] }[];
  /** RGBA by index. */
  readonly palette: Uint8Array;
}

export interface AsepriteLayer {
  readonly name: string;
  readonly flags: number;
  /** 0 is an image, 1 a group, 2 a tile map. */
  readonly type: number;
  /** How deep in groups. */
  readonly level: number;
  readonly blend: number;
  readonly opacity: number;
}

export interface AsepriteCel {
  readonly layer: number;
  readonly x: number;
  readonly y: number;
  readonly opacity: number;
  /** Pixels as stored or compressed, another frame with the same pixels, or something else. */
  readonly content:
    | {
        readonly kind: 'raw' | 'compressed';
        readonly width: number;
        readonly height: number;
        readonly data: Uint8Array;
      }
    | { readonly kind: 'linked'; readonly frame: number }
    | { readonly kind: 'unknown' };
}

interface Parts {
  readonly layers: AsepriteLayer[];
  readonly palette: Uint8Array;
  hasNewPalette: boolean;
}

/** Layers of a file with groups. */
const maxLayers = 256;

/** Splits a file into its parts. Unknown chunks are skipped; the pixels are views of the bytes. */
export function readChunks(bytes: Uint8Array): Result<AsepriteFile> {
  const header = createByteReader(bytes, 4, 128);
  if (header.u16() !== 0xa5e0) return refuse('format', 'This is not an Aseprite file.');
  const frameCount = header.u16();
  const width = header.u16();
  const height = header.u16();
  const depth = header.u16();
  const flags = header.u32();
  const speed = header.u16();
  header.skip(8);
  const transparentIndex = header.u8();
  const fits = checkSize(width, height);
  if (!fits.ok) return fits;
  const counts = checkCounts(1, frameCount);
  if (!counts.ok) return counts;
  if (depth !== 8 && depth !== 16 && depth !== 32) return refuse('damaged', 'The color depth is unknown.');
  const parts: Parts = { layers: [], palette: new Uint8Array(256 * 4), hasNewPalette: false };
  const frames: { duration: number; cels: AsepriteCel[] }[] = [];
  let at = 128;
  for (let frame = 0; frame < frameCount; frame++) {
    const read = readFrame(bytes, at, depth / 8, parts);
    if (!read.ok) return read;
    frames.push({ duration: read.value.duration || speed || 100, cels: read.value.cels });
    at = read.value.end;
  }
  return accept({
    width,
    height,
    pixelBytes: (depth / 8) as 1 | 2 | 4,
    hasLayerOpacity: (flags & 1) !== 0,
    transparentIndex,
    layers: parts.layers,
    frames,
    palette: parts.palette,
  });
}

function readFrame(
  bytes: Uint8Array,
  start: number,
  pixelBytes: number,
  parts: Parts,
): Result<{ duration: number; cels: AsepriteCel[]; end: number }> {
  const frame = createByteReader(bytes, start);
  const end = start + frame.u32();
  const magic = frame.u16();
  const oldCount = frame.u16();
  const duration = frame.u16();
  frame.skip(2);
  const count = frame.u32() || oldCount;
  if (magic !== 0xf1fa || frame.isOver || end < start + 16 || end > bytes.length) {
    return refuse('damaged', 'The file ends before its last frame.');
  }
  const cels: AsepriteCel[] = [];
  let at = start + 16;
  for (let chunk = 0; chunk < count && at + 6 <= end; chunk++) {
    const head = createByteReader(bytes, at, end);
    const size = head.u32();
    const type = head.u16();
    if (size < 6 || at + size > end) return refuse('damaged', 'A part of the file exceeds its frame.');
    const reader = createByteReader(bytes, at + 6, at + size);
    if (type === 0x2004) {
      if (parts.layers.length >= maxLayers) return refuse('size', 'The file has too many layers.');
      parts.layers.push(readLayer(reader));
    } else if (type === 0x2005) cels.push(readCel(reader, pixelBytes, size));
    else readPalette(reader, type, parts);
    if (reader.isOver && type !== 0x2005) return refuse('damaged', 'A part of the file is too short.');
    at += size;
  }
  return accept({ duration, cels, end });
}

function readLayer(reader: ByteReader): AsepriteLayer {
  const flags = reader.u16();
  const type = reader.u16();
  const level = reader.u16();
  reader.skip(4);
  const blend = reader.u16();
  const opacity = reader.u8();
  reader.skip(3);
  return { flags, type, level, blend, opacity, name: reader.text() };
}

function readCel(reader: ByteReader, pixelBytes: number, size: number): AsepriteCel {
  const layer = reader.u16();
  const x = reader.i16();
  const y = reader.i16();
  const opacity = reader.u8();
  const type = reader.u16();
  reader.skip(7);
  if (type === 1) return { layer, x, y, opacity, content: { kind: 'linked', frame: reader.u16() } };
  if (type !== 0 && type !== 2) return { layer, x, y, opacity, content: { kind: 'unknown' } };
  const width = reader.u16();
  const height = reader.u16();
  const kind = type === 0 ? 'raw' : 'compressed';
  const data = reader.take(type === 0 ? width * height * pixelBytes : Math.max(0, size - 26));
  return { layer, x, y, opacity, content: { kind, width, height, data } };
}

function readPalette(reader: ByteReader, type: number, parts: Parts): void {
  if (type === 0x2019) {
    parts.hasNewPalette = true;
    reader.skip(4);
    const first = reader.u32();
    const last = reader.u32();
    reader.skip(8);
    for (let index = first; index <= last && !reader.isOver; index++) {
      const flags = reader.u16();
      const color = [reader.u8(), reader.u8(), reader.u8(), reader.u8()];
      if (flags & 1) reader.text();
      if (index < 256) parts.palette.set(color, index * 4);
    }
  } else if ((type === 0x0004 || type === 0x0011) && !parts.hasNewPalette) {
    let index = 0;
    for (let packets = reader.u16(); packets > 0 && !reader.isOver; packets--) {
      index += reader.u8();
      for (let left = reader.u8() || 256; left > 0; left--, index++) {
        const color = [reader.u8(), reader.u8(), reader.u8()].map((value) =>
          type === 0x0011 ? Math.round((value * 255) / 63) : value,
        );
        if (index < 256) parts.palette.set([...color.map((value) => value & 255), 255], index * 4);
      }
    }
  }
}
