import type { Raster } from '@playhouse/paint';

const pixel = 4;

/** Takes back the filters of the rows of a PNG with 4 bytes a pixel, and sets invisible pixels to 0. */
export function unfilterRows(rows: Uint8Array, { width, height, data }: Raster): void {
  const stride = width * pixel;
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)] as number;
    const from = y * (stride + 1) + 1;
    const to = y * stride;
    for (let at = 0; at < stride; at++) {
      const left = at >= pixel ? (data[to + at - pixel] as number) : 0;
      const up = y > 0 ? (data[to + at - stride] as number) : 0;
      const corner = y > 0 && at >= pixel ? (data[to + at - stride - pixel] as number) : 0;
      data[to + at] = ((rows[from + at] as number) + predicted(filter, left, up, corner)) & 255;
    }
  }
  for (let at = 0; at < data.length; at += pixel) if (data[at + 3] === 0) data.fill(0, at, at + 3);
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth(left, up, corner);
    default:
      return 0;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const sum = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
