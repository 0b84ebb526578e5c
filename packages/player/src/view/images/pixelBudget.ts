/**
 * Maximum total pixels of a game's decoded images. Each pixel takes four bytes here and four on the graphics card:
 * 400 MB in all, which a school's tablet can just hold.
 */
const mostPixels = 48_000_000;

/** Images with more pixels are decoded one after the other: each needs its full size for a moment. */
export const largeArea = 4_000_000;

/**
 * The maximum pixels of a single image so that all of them together keep to the budget: large images are reduced,
 * small ones keep their size. Infinity when none has to be reduced.
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
