/** A tint as the library expects it, from components of 0 to 1. */
export function tintOf(red: number, green: number, blue: number): number {
  return (byte(red) << 16) | (byte(green) << 8) | byte(blue);
}

/** A color packed in one number, as the graphics card expects it: alpha, blue, green, red. */
export function packedColorOf(red: number, green: number, blue: number, alpha: number): number {
  return ((byte(alpha) << 24) | (byte(blue) << 16) | (byte(green) << 8) | byte(red)) >>> 0;
}

function byte(part: number): number {
  return part >= 1 ? 255 : part > 0 ? Math.round(part * 255) : 0;
}
