import type { Color } from '@playhouse/core';

/** The colors of the grid that the settings offer, by the names that preferences store. */
export const gridColors = {
  magenta: { red: 1, green: 0, blue: 1 },
  red: { red: 0.9, green: 0.1, blue: 0.1 },
  orange: { red: 1, green: 0.5, blue: 0 },
  yellow: { red: 1, green: 0.85, blue: 0 },
  green: { red: 0.1, green: 0.7, blue: 0.2 },
  cyan: { red: 0, green: 0.8, blue: 0.9 },
  blue: { red: 0.2, green: 0.4, blue: 1 },
  black: { red: 0, green: 0, blue: 0 },
  white: { red: 1, green: 1, blue: 1 },
} as const satisfies Readonly<Record<string, Omit<Color, 'alpha'>>>;

export type GridColor = keyof typeof gridColors;

export const gridColorNames = Object.keys(gridColors) as readonly GridColor[];
