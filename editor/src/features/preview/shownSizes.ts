import { type DisplaySize, displaySizes, type Size } from '@playhouse/core';

/** The part of a screen that the game fills, in either orientation. */
export function viewportOf(size: DisplaySize, isUpright: boolean): Size {
  const { width, height } = size.viewport ?? size;
  return isUpright ? { width: height, height: width } : { width, height };
}

/** The offered size whose shape is closest to the game's display, used initially. */
export function closestSize(display: Readonly<Size>): DisplaySize {
  const wanted = Math.max(display.width, display.height) / Math.max(1, Math.min(display.width, display.height));
  const distance = ({ width, height }: DisplaySize) =>
    Math.abs(width / height - wanted) * 1e6 + Math.abs(width - Math.max(display.width, display.height));
  return displaySizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}
