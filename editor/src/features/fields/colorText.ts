import type { Color } from '@playhouse/core';

/** "FFC94A": a color for display, without alpha. */
export function hexOf({ red, green, blue }: Color): string {
  const part = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  return `${part(red)}${part(green)}${part(blue)}`.toUpperCase();
}

/** The color of three or six hexadecimal digits, with or without #; undefined for anything else. */
export function colorFromHex(text: string, alpha: number): Color | undefined {
  const digits = text.trim().replace(/^#/, '');
  const full = /^[0-9a-f]{3}$/i.test(digits) ? digits.replace(/./g, '$&$&') : digits;
  if (!/^[0-9a-f]{6}$/i.test(full)) return undefined;
  const part = (from: number) => Math.round((Number.parseInt(full.slice(from, from + 2), 16) / 255) * 1000) / 1000;
  return { red: part(0), green: part(2), blue: part(4), alpha };
}
