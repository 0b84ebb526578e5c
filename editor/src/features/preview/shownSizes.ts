import { type DisplaySize, displaySizes, type Size } from '@playhouse/core';

/** What of a screen the game fills, turned upright or not. */
export function viewportOf(size: DisplaySize, isUpright: boolean): Size {
  const { width, height } = size.viewport ?? size;
  return isUpright ? { width: height, height: width } : { width, height };
}

/** The offered size that is closest in shape to a game's own display, for the first look at it. */
export function closestSize(display: Readonly<Size>): DisplaySize {
  const wanted = Math.max(display.width, display.height) / Math.max(1, Math.min(display.width, display.height));
  const distance = ({ width, height }: DisplaySize) =>
    Math.abs(width / height - wanted) * 1e6 + Math.abs(width - Math.max(display.width, display.height));
  return displaySizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}
