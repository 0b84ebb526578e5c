export interface StoredImage {
  readonly x?: number;
  readonly y?: number;
  /** A letter per pixel, "_" for transparent. */
  readonly rows: readonly string[];
  readonly isInterlaced?: boolean;
  readonly disposal?: number;
  /** In 1/100 s. */
  readonly delay?: number;
  /** Of the image as its descriptor claims. */
  readonly width?: number;
  readonly height?: number;
}

/** A GIF with any of its features: pixels are stored one code each, so that no compression can hide a mistake. */
export function gifOf(width: number, height: number, images: readonly StoredImage[]): Uint8Array {
  const bytes: number[] = [...new TextEncoder().encode('GIF89a'), ...word(width), ...word(height), 0x84, 0, 0];
  // 32 colors, as `rasterFrom` gives them to letters; the first is transparent.
  for (let color = 0; color < 32; color++) {
    const code = color === 0 ? 0 : 96 + color;
    bytes.push(code, 255 - code, (code * 37) % 256);
  }
  for (const image of images) {
    const { x = 0, y = 0, rows, disposal = 0, delay = 0 } = image;
    bytes.push(0x21, 0xf9, 4, (disposal << 2) | 1, ...word(delay), 0, 0);
    bytes.push(0x2c, ...word(x), ...word(y), ...word(image.width ?? rows[0]?.length ?? 0));
    bytes.push(...word(image.height ?? rows.length), image.isInterlaced ? 0x40 : 0);
    const stored = image.isInterlaced ? interlaced(rows) : rows;
    bytes.push(...codesOf(stored.join('')));
  }
  bytes.push(0x3b);
  return Uint8Array.from(bytes);
}

/** Every eighth row, then those between, as the format orders them. */
function interlaced(rows: readonly string[]): string[] {
  const passes = [
    (y: number) => y % 8 === 0,
    (y: number) => y % 8 === 4,
    (y: number) => y % 4 === 2,
    (y: number) => y % 2 === 1,
  ];
  return passes.flatMap((belongs) => rows.filter((_, y) => belongs(y)));
}

/** Codes of 6 bits, with a clear code before each so often that they never grow. */
function codesOf(letters: string): number[] {
  const codes: number[] = [];
  for (const [at, letter] of [...letters].entries()) {
    if (at % 20 === 0) codes.push(32);
    codes.push(letter === '_' ? 0 : letter.charCodeAt(0) - 96);
  }
  codes.push(33);
  const data: number[] = [];
  let held = 0;
  let count = 0;
  for (const code of codes) {
    held |= code << count;
    count += 6;
    for (; count >= 8; count -= 8, held >>= 8) data.push(held & 255);
  }
  if (count > 0) data.push(held & 255);
  return [5, data.length, ...data, 0];
}

function word(value: number): number[] {
  return [value & 255, value >> 8];
}
