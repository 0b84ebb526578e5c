/** A valid index for inserting into a list of this length: an integer from 0 to `length`. NaN counts as 0. */
export function clampIndex(index: number, length: number): number {
  return Math.max(0, Math.min(Math.trunc(index) || 0, length));
}
