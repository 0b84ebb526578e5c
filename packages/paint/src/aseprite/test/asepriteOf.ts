import { deflateSync, inflateSync } from 'node:zlib';

interface StoredLayer {
  readonly name: string;
  readonly flags?: number;
  readonly type?: number;
  readonly level?: number;
  readonly blend?: number;
  readonly opacity?: number;
}

export interface StoredCel {
  readonly layer: number;
  readonly x?: number;
  readonly y?: number;
  readonly opacity?: number;
  readonly kind: 'raw' | 'compressed' | 'linked' | 'map';
  readonly width?: number;
  readonly height?: number;
  readonly pixels?: readonly number[];
  readonly frame?: number;
}

export interface StoredFile {
  readonly width: number;
  readonly height: number;
  readonly depth: 8 | 16 | 32;
  readonly transparentIndex?: number;
  readonly layers: readonly StoredLayer[];
  readonly frames: readonly { readonly duration?: number; readonly cels: readonly StoredCel[] }[];
  /** RGBA by index. */
  readonly palette?: readonly (readonly number[])[];
  readonly oldPalette?: boolean;
}

/** An Aseprite file, written after the description of its format. */
export function asepriteOf(file: StoredFile): Uint8Array {
  const frames = file.frames.map(({ duration = 0, cels }, index) => {
    const chunks = cels.map((cel) => chunk(0x2005, celBytes(cel)));
    if (index === 0) {
      if (file.palette) chunks.unshift(file.oldPalette ? oldPaletteChunk(file.palette) : paletteChunk(file.palette));
      chunks.unshift(...file.layers.map((layer) => chunk(0x2004, layerBytes(layer))), chunk(0x2020, [1, 2, 3]));
    }
    const body = chunks.flat();
    return [
      ...u32(body.length + 16),
      ...u16(0xf1fa),
      ...u16(chunks.length),
      ...u16(duration),
      0,
      0,
      ...u32(chunks.length),
      ...body,
    ];
  });
  const body = frames.flat();
  const header = [
    ...u32(body.length + 128),
    ...u16(0xa5e0),
    ...u16(file.frames.length),
    ...u16(file.width),
    ...u16(file.height),
    ...u16(file.depth),
    ...u32(1),
    ...u16(120),
    ...u32(0),
    ...u32(0),
    file.transparentIndex ?? 0,
  ];
  return Uint8Array.from([...header, ...new Array<number>(128 - header.length).fill(0), ...body]);
}

/** As an editor would pass it: never more than asked for. */
export function inflate(bytes: Uint8Array, maxBytes: number): Uint8Array {
  return inflateSync(bytes, { maxOutputLength: Math.max(1, maxBytes) });
}

function layerBytes(layer: StoredLayer): number[] {
  const { name, flags = 1, type = 0, level = 0, blend = 0, opacity = 255 } = layer;
  const text = [...new TextEncoder().encode(name)];
  const numbers = [flags, type, level, 0, 0, blend].flatMap(u16);
  return [...numbers, opacity, 0, 0, 0, ...u16(text.length), ...text];
}

function celBytes(cel: StoredCel): number[] {
  const { layer, x = 0, y = 0, opacity = 255, width = 0, height = 0, pixels = [] } = cel;
  const type = ['raw', 'linked', 'compressed', 'map'].indexOf(cel.kind);
  const head = [...u16(layer), ...u16(x & 0xffff), ...u16(y & 0xffff), opacity, ...u16(type), 0, 0, 0, 0, 0, 0, 0];
  if (cel.kind === 'linked') return [...head, ...u16(cel.frame ?? 0)];
  const data = cel.kind === 'compressed' ? [...deflateSync(Uint8Array.from(pixels))] : pixels;
  return [...head, ...u16(width), ...u16(height), ...data];
}

function paletteChunk(palette: readonly (readonly number[])[]): number[] {
  const entries = palette.flatMap((color, index) => (index === 1 ? [1, 0, ...color, 2, 0, 65, 66] : [0, 0, ...color]));
  return chunk(0x2019, [
    ...u32(palette.length),
    ...u32(0),
    ...u32(palette.length - 1),
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    ...entries,
  ]);
}

function oldPaletteChunk(palette: readonly (readonly number[])[]): number[] {
  return chunk(0x0004, [...u16(1), 0, palette.length & 255, ...palette.flatMap((color) => color.slice(0, 3))]);
}

function chunk(type: number, data: readonly number[]): number[] {
  return [...u32(data.length + 6), ...u16(type), ...data];
}

function u16(value: number): number[] {
  return [value & 255, (value >> 8) & 255];
}

function u32(value: number): number[] {
  return [...u16(value & 0xffff), ...u16(value >>> 16)];
}
