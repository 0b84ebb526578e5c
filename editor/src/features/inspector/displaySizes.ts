import type { Size } from '@playhouse/core';

/** Displays that a game can be made for, landscape and portrait. Spec 2, chapter 9. */
export const displaySizes: readonly { readonly label: string; readonly size: Size }[] = [
  ['4:3', 1024, 768],
  ['16:10', 1280, 800],
  ['16:9', 1920, 1080],
  ['16:9', 736, 414],
  ['16:9', 667, 375],
  ['3:2', 480, 320],
].flatMap(([ratio, long, short]) => {
  const [width, height] = [Number(long), Number(short)];
  return [
    { label: `${ratio} ${width} × ${height}`, size: { width, height } },
    { label: `${ratio} ${height} × ${width}`, size: { width: height, height: width } },
  ];
});
