/** A value of a running game, shortened for display. */
export function shortValue(value: string | number | boolean): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  return typeof value === 'string' && value.length > 24 ? `${value.slice(0, 24)}…` : String(value);
}
