import type { Pixels } from './pixels.ts';

/**
 * How much two pictures may differ. A pixel differs when one of its color channels is outside the range of the other
 * picture's pixels there and next to it, by more than `channel`: edges that are drawn a little softer, or a pixel
 * further, do not count. Few pixels may differ on the whole, and few in one place.
 */
export const tolerance = {
  /** Of 255. */
  channel: 40,
  /** Of 10,000 pixels. */
  share: 20,
  /** Of the pixels of a square, of which a small icon fills one. */
  inSquare: 12,
  square: 16,
} as const;

/** Where and how much two pictures of the same size differ. */
export interface PictureDifference {
  /** 1 for each pixel that differs, else 0. */
  readonly map: Uint8Array;
  /** Of 10,000 pixels. */
  readonly share: number;
  /** The square with the most pixels that differ: its middle, and how many they are. */
  readonly worst: { readonly x: number; readonly y: number; readonly count: number };
  readonly isTooLarge: boolean;
}

/** Compares two pictures of the same size, in both directions: what is new and what is missing. */
export function pictureDifference(first: Pixels, second: Pixels): PictureDifference {
  if (first.width !== second.width || first.height !== second.height)
    throw new Error(`a picture of ${sizeOf(first)} cannot be compared with one of ${sizeOf(second)}`);
  const { width, height } = first;
  const map = new Uint8Array(width * height);
  const columns = Math.ceil(width / tolerance.square);
  const squares = new Uint32Array(columns * Math.ceil(height / tolerance.square));
  let count = 0;
  for (let at = 0; at < map.length; at += 1) {
    if (isSimilar(first.data, second.data, at)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (isNear(first, second, x, y) && isNear(second, first, x, y)) continue;
    map[at] = 1;
    count += 1;
    const square = Math.floor(y / tolerance.square) * columns + Math.floor(x / tolerance.square);
    squares[square] = (squares[square] ?? 0) + 1;
  }
  const worst = worstOf(squares, columns);
  const share = (count / map.length) * 10_000;
  return { map, share, worst, isTooLarge: share > tolerance.share || worst.count > tolerance.inSquare };
}

function sizeOf({ width, height }: Pixels): string {
  return `${width} × ${height}`;
}

function isSimilar(first: Uint8Array, second: Uint8Array, pixel: number): boolean {
  for (let at = pixel * 3; at < pixel * 3 + 3; at += 1)
    if (Math.abs((first[at] ?? 0) - (second[at] ?? 0)) > tolerance.channel) return false;
  return true;
}

/** Whether each channel of a pixel is within the range of the other picture's pixels around it. */
function isNear({ data }: Pixels, other: Pixels, x: number, y: number): boolean {
  const { width, height } = other;
  for (let color = 0; color < 3; color += 1) {
    let [low, high] = [255, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        const value = other.data[(row * width + column) * 3 + color] ?? 0;
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    }
    const value = data[(y * width + x) * 3 + color] ?? 0;
    if (value < low - tolerance.channel || value > high + tolerance.channel) return false;
  }
  return true;
}

function worstOf(squares: Uint32Array, columns: number): PictureDifference['worst'] {
  let worst = 0;
  for (const [square, count] of squares.entries()) if (count > (squares[worst] ?? 0)) worst = square;
  const middle = (index: number) => index * tolerance.square + tolerance.square / 2;
  return { x: middle(worst % columns), y: middle(Math.floor(worst / columns)), count: squares[worst] ?? 0 };
}
