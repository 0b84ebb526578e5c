import { expect, it } from 'vitest';
import { colorFromHex, hexOf } from './colorText.ts';

it.each(['FFC94A', '000000', '1D1824'])('round-trips the color %s', (hex) => {
  const color = colorFromHex(`#${hex.toLowerCase()}`, 0.5);
  expect(color && hexOf(color)).toBe(hex);
  expect(color?.alpha).toBe(0.5);
});

it('expands three digits to six, and rejects other texts', () => {
  expect(colorFromHex('f80', 1)).toEqual(colorFromHex('FF8800', 1));
  expect([colorFromHex('red', 1), colorFromHex('12345', 1), colorFromHex('', 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
