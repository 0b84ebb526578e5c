import { checkSize, createRaster, type Raster } from '@playhouse/paint';
import { inflate } from './inflate.ts';
import { inPieces } from './inPieces.ts';
import { unfilterRows } from './pngRows.ts';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * A PNG file with the exact pixels, 8 bits a channel with alpha. A canvas would round the colors of translucent pixels,
 * because it keeps them premultiplied.
 */
export async function writePng(raster: Raster): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = raster;
  const rows = new Uint8Array((width * 4 + 1) * height);
  await inPieces(raster, (top, bottom) => {
    for (let y = top; y < bottom; y++) filterRow(raster, y, rows);
  });
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, 6);
  const parts = [
    signature,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', await deflate(rows)),
    chunk('IEND', new Uint8Array(0)),
  ];
  return joined(parts);
}

/** Writes a row with the filter “up”, which makes equal rows 0 and so packs well. */
function filterRow({ width, data }: Raster, y: number, rows: Uint8Array): void {
  const stride = width * 4;
  const to = y * (stride + 1);
  rows[to] = y === 0 ? 0 : 2;
  for (let at = 0; at < stride; at++) {
    const from = y * stride + at;
    rows[to + 1 + at] = (data[from] as number) - (y === 0 ? 0 : (data[from - stride] as number));
  }
}

/**
 * The exact pixels of a PNG file with 8 bits a channel, with alpha and without interlacing or color correction, which
 * `writePng` writes; undefined for any other file. An image that is too large has its size only.
 */
export async function readPng(bytes: Uint8Array<ArrayBuffer>): Promise<Raster | undefined> {
  const head = readHead(bytes);
  if (!head) return undefined;
  const { width, height, view } = head;
  // Never unpacked, so that a small file cannot fill the memory.
  if (!checkSize(width, height).ok) return { width, height, data: new Uint8ClampedArray(0) };
  if (view.getUint32(24) !== 0x08060000 || view.getUint8(28) !== 0) return undefined;
  const packed: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (corrections.includes(type) || at + 12 + length > bytes.length) return undefined;
    if (type === 'IDAT') packed.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const size = (width * 4 + 1) * height;
  const rows = await inflate(joined(packed), size);
  if (rows?.length !== size) return undefined;
  const raster = createRaster(width, height);
  unfilterRows(rows, raster);
  return raster;
}

/** px of a PNG file; 0 if it is none. */
export function pngArea(bytes: Uint8Array): number {
  const head = readHead(bytes);
  return head ? head.width * head.height : 0;
}

function readHead(bytes: Uint8Array) {
  if (!signature.every((byte, at) => bytes[at] === byte) || bytes.length < 33) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20), view };
}

/** Chunks that change how colors are shown. */
const corrections = ['iCCP', 'gAMA', 'cHRM', 'tRNS', 'acTL'];

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at++) bytes[4 + at] = type.charCodeAt(at);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crcOf(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
