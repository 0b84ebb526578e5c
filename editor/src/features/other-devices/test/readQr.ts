/** A square of modules. */
export interface Modules {
  readonly size: number;
  isDark(x: number, y: number): boolean;
}

/** The modules of an SVG path of runs, such as `M4 4h7v1h-7z`. */
export function modulesOf(path: string, size: number): Modules {
  const dark = new Set<string>();
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); step += 1) dark.add(`${Number(x) + step} ${y}`);
  }
  return { size, isDark: (x, y) => dark.has(`${x} ${y}`) };
}

const masks: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/**
 * Reads the text of an undamaged QR code of version 1 to 5 with error correction L, whose data is one block of bytes: by the
 * standard, independently of what drew it.
 */
export function readQr({ size, isDark }: Modules): string {
  const format = formatOf(isDark);
  if (format >> 13 !== 1) throw new Error('not error correction L');
  const mask = masks[(format >> 10) & 7];
  const bits: number[] = [];
  for (const [x, y] of dataPlaces(size)) bits.push(Number(isDark(x, y) !== (mask?.(x, y) === 0)));
  const take = (count: number) => bits.splice(0, count).reduce((value, bit) => value * 2 + bit, 0);
  if (take(4) !== 4) throw new Error('not bytes');
  return new TextDecoder().decode(Uint8Array.from({ length: take(8) }, () => take(8)));
}

/** The 15 bits beside the finder pattern at the top left. */
function formatOf(isDark: Modules['isDark']): number {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8] as const),
  ];
  const bits = places.reduce((value, [x, y], at) => value | (Number(isDark(x, y)) << at), 0);
  return bits ^ 0x5412;
}

/** The modules of the data, in their order: columns of two from the right, up and down in turn. */
function* dataPlaces(size: number): Generator<readonly [number, number]> {
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The column of the timing pattern has no data.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isPattern(x, y, size)) yield [x, y];
    }
    isUpward = !isUpward;
  }
}

function isPattern(x: number, y: number, size: number): boolean {
  const isFinder = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
  const isAlignment = size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return isFinder || isAlignment || x === 6 || y === 6;
}
