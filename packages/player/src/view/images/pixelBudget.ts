/**
 * Pixels that all images of a game may have together when they are decoded. Each takes four bytes here and four on the
 * graphics card: 400 MB in all, which a school's tablet can just hold.
 */
const mostPixels = 48_000_000;

/** Images with more pixels are decoded one after the other: each needs its whole size for a moment. */
export const largeArea = 4_000_000;

/**
 * The most pixels that one image may have, so that all of them together keep to the budget: the largest become smaller, and
 * those that are small stay as they are. Infinity where nothing has to be smaller.
 */
export function largestArea(areas: readonly number[], budget: number = mostPixels): number {
  let left = budget;
  const ascending = [...areas].sort((a, b) => a - b);
  for (const [index, area] of ascending.entries()) {
    const share = left / (ascending.length - index);
    if (area > share) return share;
    left -= area;
  }
  return Number.POSITIVE_INFINITY;
}
