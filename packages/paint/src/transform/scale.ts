import { createRaster, type Raster, wordsOf } from '../document/raster.ts';

/** How pixels get their color when a picture is scaled: from the nearest one, or the mean of the area they cover. */
export type Scaling = 'nearest' | 'area';

/** Scales to a size of whole px. */
export function scaleRaster(source: Raster, width: number, height: number, scaling: Scaling): Raster {
  if (width === source.width && height === source.height) return source;
  return scaling === 'nearest' ? scaleNearest(source, width, height) : scaleArea(source, width, height);
}

function scaleNearest(source: Raster, width: number, height: number): Raster {
  const target = createRaster(width, height);
  const from = wordsOf(source.data);
  const to = wordsOf(target.data);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * source.height) / height) * source.width;
    for (let x = 0; x < width; x++) {
      to[y * width + x] = from[row + Math.floor(((x + 0.5) * source.width) / width)] as number;
    }
  }
  return target;
}

/** Premultiplied means, first along x, then along y. */
function scaleArea(source: Raster, width: number, height: number): Raster {
  const target = createRaster(width, height);
  const line = new Float32Array(width * 4);
  const sums = new Float32Array(width * 4);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    const top = (y * source.height) / height;
    const bottom = ((y + 1) * source.height) / height;
    for (let row = Math.floor(top); row < Math.min(source.height, Math.ceil(bottom)); row++) {
      const share = (Math.min(row + 1, bottom) - Math.max(row, top)) / (bottom - top);
      scaleLine(source, row, width, line);
      for (let at = 0; at < line.length; at++) sums[at] = (sums[at] as number) + (line[at] as number) * share;
    }
    for (let at = 0; at < sums.length; at += 4) {
      const alpha = sums[at + 3] as number;
      if (alpha < 0.5) continue;
      const to = y * width * 4 + at;
      for (let channel = 0; channel < 3; channel++) target.data[to + channel] = (sums[at + channel] as number) / alpha;
      target.data[to + 3] = alpha;
    }
  }
  return target;
}

/** The means of one row: color times alpha, and alpha. */
function scaleLine(source: Raster, row: number, width: number, line: Float32Array): void {
  for (let x = 0; x < width; x++) {
    const left = (x * source.width) / width;
    const right = ((x + 1) * source.width) / width;
    let r = 0;
    let g = 0;
    let b = 0;
    let a = 0;
    for (let column = Math.floor(left); column < Math.min(source.width, Math.ceil(right)); column++) {
      const share = (Math.min(column + 1, right) - Math.max(column, left)) / (right - left);
      const from = (row * source.width + column) * 4;
      const alpha = (source.data[from + 3] as number) * share;
      r += (source.data[from] as number) * alpha;
      g += (source.data[from + 1] as number) * alpha;
      b += (source.data[from + 2] as number) * alpha;
      a += alpha;
    }
    line[x * 4] = r;
    line[x * 4 + 1] = g;
    line[x * 4 + 2] = b;
    line[x * 4 + 3] = a;
  }
}
