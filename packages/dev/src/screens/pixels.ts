import sharp from 'sharp';

/** A picture without transparency: three bytes for each pixel, row by row. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Decodes a picture of any format. */
export async function readPixels(picture: Uint8Array | string): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Half as wide and high. Each pixel is the mean of four, so edges and letters of two machines differ less. */
export function halved({ data, width, height }: Pixels): Pixels {
  const [half, rows] = [width >> 1, height >> 1];
  const small = new Uint8Array(half * rows * 3);
  const line = width * 3;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < half; x += 1) {
      const from = y * 2 * line + x * 6;
      for (let color = 0; color < 3; color += 1) {
        const at = from + color;
        const sum = byteAt(data, at) + byteAt(data, at + 3) + byteAt(data, at + line) + byteAt(data, at + line + 3);
        small[(y * half + x) * 3 + color] = (sum + 2) >> 2;
      }
    }
  }
  return { data: small, width: half, height: rows };
}

function byteAt(data: Uint8Array, at: number): number {
  return data[at] ?? 0;
}
