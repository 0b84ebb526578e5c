import type { Color } from '@playhouse/paint';
import { isSameColor } from '../model/paintSettings.ts';

function gray(level: number): Color {
  return { r: level, g: level, b: level, a: 255 };
}

function color(r: number, g: number, b: number): Color {
  return { r, g, b, a: 255 };
}

/** Colors that every game can begin with. */
export const basicColors: readonly Color[] = [
  gray(0),
  gray(85),
  gray(170),
  gray(255),
  color(190, 38, 51),
  color(224, 111, 139),
  color(73, 60, 43),
  color(164, 100, 34),
  color(235, 137, 49),
  color(247, 226, 107),
  color(47, 72, 78),
  color(68, 137, 26),
  color(163, 206, 39),
  color(27, 38, 50),
  color(0, 87, 132),
  color(49, 162, 242),
  color(178, 220, 239),
  color(98, 59, 158),
  color(166, 97, 201),
  color(255, 205, 178),
  color(141, 85, 36),
];

/** The first of equal colors. */
export function withoutTwins(colors: readonly Color[]): readonly Color[] {
  return colors.filter((each, index) => colors.findIndex((other) => isSameColor(other, each)) === index).slice(0, 28);
}

/** "#BE2633", with the opacity if it is not full. */
export function colorWords({ r, g, b, a }: Color): string {
  const hex = [r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('');
  return `#${hex.toUpperCase()}${a === 255 ? '' : `, ${Math.round(a / 2.55)} %`}`;
}
