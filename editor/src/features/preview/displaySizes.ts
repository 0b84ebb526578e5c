/** A screen on which a game can be looked at. Spec 1, chapter 9 "Display sizes offered". */
export interface DisplaySize {
  readonly id: string;
  /** What people know it by. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** The part that the game gets, where it is smaller than the screen. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

export const displaySizes: readonly DisplaySize[] = [
  { id: '16:10 1280', label: '16:10', width: 1280, height: 800 },
  { id: '16:9 1920', label: '16:9', width: 1920, height: 1080 },
  { id: '16:9 736', label: '16:9', width: 736, height: 414, viewport: { width: 731, height: 411 } },
  { id: '16:9 667', label: '16:9', width: 667, height: 375 },
  { id: '4:3 1024', label: '4:3', width: 1024, height: 768 },
  { id: '3:2 480', label: '3:2', width: 480, height: 320 },
];

/** What of a screen the game fills, turned upright or not. */
export function viewportOf(size: DisplaySize, isUpright: boolean): { width: number; height: number } {
  const { width, height } = size.viewport ?? size;
  return isUpright ? { width: height, height: width } : { width, height };
}

/** The offered size that is closest in shape to a game's own display, for the first look at it. */
export function closestSize(display: { readonly width: number; readonly height: number }): DisplaySize {
  const wanted = Math.max(display.width, display.height) / Math.max(1, Math.min(display.width, display.height));
  const distance = ({ width, height }: DisplaySize) =>
    Math.abs(width / height - wanted) * 1e6 + Math.abs(width - Math.max(display.width, display.height));
  return displaySizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}
