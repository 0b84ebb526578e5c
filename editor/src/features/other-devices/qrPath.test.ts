import { describe, expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';
import { type Modules, modulesOf, readQr } from './test/readQr.ts';

const token = 'abcdefghijklmnopqrstuvwxyz';

/** The code alone, without the light modules around. */
function withinQuiet(text: string): Modules {
  const { size, path } = qrPath(text);
  const all = modulesOf(path, size);
  return { size: size - 8, isDark: (x, y) => all.isDark(x + 4, y + 4) };
}

describe('a QR code', () => {
  it.each([
    'x',
    `http://192.168.0.7:4600/#/play/${token}`,
    `https://games.school.example/playhouse/#/play/${token}`,
    'Ünïcödé 字',
    'a'.repeat(100),
  ])('gives %s to a reader that is not its writer', (text) => {
    expect(readQr(withinQuiet(text))).toBe(text);
  });

  it('has four light modules on each side, and a finder pattern in three corners', () => {
    const { size, path } = qrPath(`http://192.168.0.7:4600/#/play/${token}`);
    const { isDark } = modulesOf(path, size);
    const places = Array.from({ length: size }, (_, at) => at);
    const dark = places.flatMap((y) => places.filter((x) => isDark(x, y)).map((x) => [x, y] as const));
    const numbers = dark.flat();
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([4, size - 5]);
    for (const [left, top] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const) {
      const row = [0, 1, 2, 3, 4, 5, 6].map((step) => isDark(left + step, top + 3));
      expect(row).toEqual([true, false, true, true, true, false, true]);
    }
  });
});
