import { createRaster, type PixelBytes, type Raster } from '../document/raster.ts';
import { turnRaster } from './flip.ts';

/** How a pixel between others gets its color: from the nearest one, or mixed from the four around it. */
export type Sampling = 'nearest' | 'bilinear';

/** The size of the smallest upright box around a rotated rectangle, in whole px. */
export function rotatedSize(width: number, height: number, degrees: number): { width: number; height: number } {
  const { cos, sin } = directionOf(degrees);
  // Keeps what is whole but for rounding from gaining a pixel.
  const up = (value: number): number => Math.max(1, Math.ceil(value - 1e-6));
  return {
    width: up(Math.abs(width * cos) + Math.abs(height * sin)),
    height: up(Math.abs(width * sin) + Math.abs(height * cos)),
  };
}

/**
 * Rotates clockwise around the center, into a raster of the given size, by default `rotatedSize`. Multiples of 90
 * degrees are exact.
 */
export function rotateRaster(
  source: Raster,
  degrees: number,
  sampling: Sampling,
  size = rotatedSize(source.width, source.height, degrees),
): Raster {
  const turned = degrees % 90 === 0 ? turnRaster(source, degrees / 90) : undefined;
  if (turned?.width === size.width && turned.height === size.height) return turned;
  const target = createRaster(size.width, size.height);
  const { cos, sin } = directionOf(degrees);
  const centerX = source.width / 2;
  const centerY = source.height / 2;
  const sample = sampling === 'nearest' ? nearest : bilinear;
  for (let y = 0; y < target.height; y++) {
    const dy = y + 0.5 - target.height / 2;
    for (let x = 0; x < target.width; x++) {
      const dx = x + 0.5 - target.width / 2;
      sample(source, centerX + dx * cos + dy * sin, centerY - dx * sin + dy * cos, target.data, y * target.width + x);
    }
  }
  return target;
}

function nearest(source: Raster, x: number, y: number, target: PixelBytes, index: number): void {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= source.width || row >= source.height) return;
  const from = (row * source.width + column) * 4;
  for (let channel = 0; channel < 4; channel++) target[index * 4 + channel] = source.data[from + channel] as number;
}

/** Mixes premultiplied, so that the color of invisible pixels does not show. */
function bilinear(source: Raster, x: number, y: number, target: PixelBytes, index: number): void {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  const right = x - 0.5 - left;
  const bottom = y - 0.5 - top;
  let r = 0;
  let g = 0;
  let b = 0;
  let a = 0;
  for (let corner = 0; corner < 4; corner++) {
    const column = left + (corner & 1);
    const row = top + (corner >> 1);
    if (column < 0 || row < 0 || column >= source.width || row >= source.height) continue;
    const share = (corner & 1 ? right : 1 - right) * (corner >> 1 ? bottom : 1 - bottom);
    const from = (row * source.width + column) * 4;
    const alpha = (source.data[from + 3] as number) * share;
    r += (source.data[from] as number) * alpha;
    g += (source.data[from + 1] as number) * alpha;
    b += (source.data[from + 2] as number) * alpha;
    a += alpha;
  }
  if (a < 0.5) return;
  target[index * 4] = r / a;
  target[index * 4 + 1] = g / a;
  target[index * 4 + 2] = b / a;
  target[index * 4 + 3] = a;
}

/** Exact for quarter turns. */
function directionOf(degrees: number): { cos: number; sin: number } {
  const quarters = degrees / 90;
  if (Number.isInteger(quarters)) {
    const turn = ((quarters % 4) + 4) % 4;
    return { cos: [1, 0, -1, 0][turn] ?? 1, sin: [0, 1, 0, -1][turn] ?? 0 };
  }
  const angle = (degrees * Math.PI) / 180;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
}
