import { createRaster, type Raster, wordsOf } from '../document/raster.ts';

/** Turns the pixels around: left and right, or top and bottom. */
export function flipRaster(source: Raster, axis: 'horizontal' | 'vertical'): Raster {
  const { width, height } = source;
  const flipped = createRaster(width, height);
  const from = wordsOf(source.data);
  const to = wordsOf(flipped.data);
  for (let y = 0; y < height; y++) {
    const row = from.subarray(y * width, (y + 1) * width);
    const target = (axis === 'vertical' ? height - 1 - y : y) * width;
    to.set(row, target);
    if (axis === 'horizontal') to.subarray(target, target + width).reverse();
  }
  return flipped;
}

/** Rotates clockwise by quarter turns; any whole number. */
export function turnRaster(source: Raster, quarters: number): Raster {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return source;
  if (turns === 2) return flipRaster(flipRaster(source, 'horizontal'), 'vertical');
  const { width, height } = source;
  const turned = createRaster(height, width);
  const from = wordsOf(source.data);
  const to = wordsOf(turned.data);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = turns === 1 ? x * height + height - 1 - y : (width - 1 - x) * height + y;
      to[at] = from[y * width + x] as number;
    }
  }
  return turned;
}
