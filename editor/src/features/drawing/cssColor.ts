import type { Color } from '@playhouse/core';

/** A color as CSS, without its alpha. */
export function cssColor(color: Color): string {
  const known = cssColors.get(color);
  if (known !== undefined) return known;
  const { red, green, blue } = color;
  const css = `rgb(${Math.round(red * 255)} ${Math.round(green * 255)} ${Math.round(blue * 255)})`;
  cssColors.set(color, css);
  return css;
}

const cssColors = new WeakMap<Color, string>();
