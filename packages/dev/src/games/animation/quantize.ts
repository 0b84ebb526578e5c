/** At most 255 colors, as red, green and blue; the number after the last stands for "as before". */
export interface Palette {
  readonly colors: readonly (readonly [number, number, number])[];
}

interface Box {
  readonly entries: readonly (readonly [key: number, count: number])[];
  readonly weight: number;
}

const most = 255;

/** Chooses colors for frames of red, green, blue and alpha by halving boxes of the colors that occur (median cut). */
export function choosePalette(frames: readonly Uint8Array[]): Palette {
  const counts = new Map<number, number>();
  for (const frame of frames) {
    for (let at = 0; at < frame.length; at += 4) {
      const key = keyOf(frame, at);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const boxes: Box[] = [boxOf([...counts])];
  while (boxes.length < most) {
    boxes.sort((a, b) => b.weight - a.weight);
    const [largest] = boxes;
    if (!largest || largest.entries.length < 2) break;
    boxes.splice(0, 1, ...halves(largest));
  }
  return { colors: boxes.map(meanOf) };
}

/** The number of the nearest color for each pixel. */
export function applyPalette(frame: Uint8Array, { colors }: Palette, known: Map<number, number>): Uint8Array {
  const numbers = new Uint8Array(frame.length / 4);
  for (let at = 0; at < frame.length; at += 4) {
    const key = keyOf(frame, at);
    let number = known.get(key);
    if (number === undefined) {
      number = nearest(colorOf(key), colors);
      known.set(key, number);
    }
    numbers[at / 4] = number;
  }
  return numbers;
}

/** Colors in steps of 4, so that nearly equal ones count as one. */
function keyOf(frame: Uint8Array, at: number): number {
  return (((frame[at] ?? 0) >> 2) << 12) | (((frame[at + 1] ?? 0) >> 2) << 6) | ((frame[at + 2] ?? 0) >> 2);
}

function colorOf(key: number): [number, number, number] {
  const widen = (value: number) => (value << 2) | (value >> 4);
  return [widen(key >> 12), widen((key >> 6) & 63), widen(key & 63)];
}

/** A box weighs as much as its widest channel is wide, by how many pixels it holds, so that rare colors stay. */
function boxOf(entries: readonly (readonly [number, number])[]): Box {
  const pixels = entries.reduce((sum, [, count]) => sum + count, 0);
  return { entries, weight: entries.length < 2 ? 0 : widest(entries).width * pixels ** 0.35 };
}

function widest(entries: readonly (readonly [number, number])[]): { channel: number; width: number } {
  const low = [255, 255, 255];
  const high = [0, 0, 0];
  for (const [key] of entries) {
    colorOf(key).forEach((value, channel) => {
      low[channel] = Math.min(low[channel] ?? 255, value);
      high[channel] = Math.max(high[channel] ?? 0, value);
    });
  }
  const widths = low.map((value, channel) => (high[channel] ?? 0) - value);
  const width = Math.max(...widths);
  return { channel: widths.indexOf(width), width };
}

function halves({ entries }: Box): Box[] {
  const { channel } = widest(entries);
  const sorted = [...entries].sort(([a], [b]) => (colorOf(a)[channel] ?? 0) - (colorOf(b)[channel] ?? 0));
  const low = colorOf(sorted[0]?.[0] ?? 0)[channel] ?? 0;
  const high = colorOf(sorted.at(-1)?.[0] ?? 0)[channel] ?? 0;
  const cut = sorted.findIndex(([key]) => (colorOf(key)[channel] ?? 0) > (low + high) / 2);
  return [boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut))];
}

function meanOf({ entries }: Box): readonly [number, number, number] {
  const sums = [0, 0, 0];
  let pixels = 0;
  for (const [key, count] of entries) {
    pixels += count;
    colorOf(key).forEach((value, channel) => {
      sums[channel] = (sums[channel] ?? 0) + value * count;
    });
  }
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => Math.round(sum / Math.max(1, pixels)));
  return [red, green, blue];
}

function nearest([red, green, blue]: readonly [number, number, number], colors: Palette['colors']): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  colors.forEach(([r, g, b], number) => {
    const apart = 2 * (red - r) ** 2 + 4 * (green - g) ** 2 + 3 * (blue - b) ** 2;
    if (apart < least) [best, least] = [number, apart];
  });
  return best;
}
