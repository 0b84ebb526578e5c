import sharp, { type OverlayOptions } from 'sharp';
import type { Pixels } from './pixels.ts';
import { readPixels } from './pixels.ts';

/** Pictures of one screen on one sheet: wide ones two by two, high ones side by side. */
export async function writeSheet(pictures: readonly Pixels[], file: string): Promise<void> {
  const [first] = pictures;
  if (!first) throw new Error('a sheet has pictures');
  const columns = columnsOf(first, pictures.length);
  const parts = pictures.map(
    ({ data, width, height }, at): OverlayOptions => ({
      input: Buffer.from(data),
      raw: { width, height, channels: 3 },
      left: (at % columns) * width,
      top: Math.floor(at / columns) * height,
    }),
  );
  const [width, height] = [first.width * columns, first.height * Math.ceil(pictures.length / columns)];
  await sharp({ create: { width, height, channels: 3, background: 'black' } })
    .composite(parts)
    .png({ palette: true, colors: 256, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(file);
}

/** The pictures of a sheet, of which it has so many. */
export async function readSheet(file: string, count: number, size: Omit<Pixels, 'data'>): Promise<Pixels[]> {
  const { data, width } = await readPixels(file);
  const columns = columnsOf(size, count);
  const lines = size.width * 3;
  return Array.from({ length: count }, (_, at) => {
    const [left, top] = [(at % columns) * lines, Math.floor(at / columns) * size.height];
    const part = new Uint8Array(lines * size.height);
    for (let y = 0; y < size.height; y += 1) {
      const from = (top + y) * width * 3 + left;
      part.set(data.subarray(from, from + lines), y * lines);
    }
    return { ...size, data: part };
  });
}

function columnsOf({ width, height }: Omit<Pixels, 'data'>, count: number): number {
  return width > height ? Math.ceil(Math.sqrt(count)) : count;
}
