import type { Scalar } from '@playhouse/core';

/** The maximum number of characters shown of a value. */
const longest = 40;

/** A value for display: at most four decimals, long texts truncated. */
export function valueLabel(value: Scalar): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(Math.round(value * 10_000) / 10_000 + 0);
  const text = String(value);
  const signs = [...text.slice(0, longest * 2)];
  return signs.length > longest ? `${signs.slice(0, longest).join('')}…` : text;
}
