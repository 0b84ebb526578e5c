/** Straight alpha, each channel a whole number from 0 to 255. */
export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

export const transparent: Color = { r: 0, g: 0, b: 0, a: 0 };

/** The color of a pixel whose first byte is at `offset`. */
export function colorAt(data: Uint8ClampedArray, offset: number): Color {
  const a = data[offset + 3] ?? 0;
  if (a === 0) return transparent;
  return { r: data[offset] ?? 0, g: data[offset + 1] ?? 0, b: data[offset + 2] ?? 0, a };
}

/**
 * How much a pixel differs from a color, 0 to 255: the largest difference of a premultiplied channel, so that all
 * transparent pixels are equal.
 */
export function colorDistance(data: Uint8ClampedArray, offset: number, color: Color): number {
  const a = data[offset + 3] as number;
  const scale = a / 255;
  const colorScale = color.a / 255;
  return Math.max(
    Math.abs(a - color.a),
    Math.abs((data[offset] as number) * scale - color.r * colorScale),
    Math.abs((data[offset + 1] as number) * scale - color.g * colorScale),
    Math.abs((data[offset + 2] as number) * scale - color.b * colorScale),
  );
}
