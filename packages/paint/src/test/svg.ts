import sharp from 'sharp';
import type { Raster } from '../document/raster.ts';

/** Draws SVG elements in an independent library. */
export async function drawSvg(width: number, height: number, elements: string): Promise<Raster> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${elements}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8ClampedArray(data) };
}

/**
 * How the opacity of two drawings differs: pixels that have no equal among the nine around them in the other, and the
 * mean difference of all, 0 to 255.
 */
export function edgeDifference(drawn: Raster, expected: Raster): { outliers: number; mean: number } {
  let outliers = 0;
  let sum = 0;
  for (let y = 0; y < drawn.height; y++) {
    for (let x = 0; x < drawn.width; x++) {
      const alpha = alphaAt(drawn, x, y);
      sum += Math.abs(alpha - alphaAt(expected, x, y));
      const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => alphaAt(expected, x + dx, y + dy)));
      if (alpha < Math.min(...around) - 2 || alpha > Math.max(...around) + 2) outliers++;
    }
  }
  return { outliers, mean: sum / (drawn.width * drawn.height) };
}

function alphaAt({ width, height, data }: Raster, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1, x));
  const row = Math.max(0, Math.min(height - 1, y));
  return data[(row * width + column) * 4 + 3] ?? 0;
}
