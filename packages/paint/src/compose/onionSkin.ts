import { type Color, transparent } from '../document/color.ts';
import type { Picture } from '../document/picture.ts';
import type { PixelBytes } from '../document/raster.ts';
import type { Rect } from '../geometry/rect.ts';
import { compose } from './compose.ts';

export interface OnionSkin {
  /** How many frames before and after are shown. */
  readonly before: number;
  readonly after: number;
  /** Of the nearest frames, 0 to 1; those further away fade evenly. */
  readonly opacity: number;
  /** The colors that the frames take on; without them they keep their own. */
  readonly tintBefore?: Color;
  readonly tintAfter?: Color;
}

/** As `compose`, with the neighboring frames behind the frame, the nearest in front. The animation does not wrap. */
export function composeOnionSkin(
  picture: Picture,
  frame: number,
  rect: Rect,
  target: PixelBytes,
  skin: OnionSkin,
): void {
  const sums = new Float32Array(target.length);
  const scratch: PixelBytes = new Uint8ClampedArray(target.length);
  const lay = (index: number, opacity: number, tint: Color | undefined): void => {
    if (!picture.frames[index] || opacity <= 0) return;
    compose(picture, index, rect, scratch);
    layOver(sums, scratch, opacity, tint);
  };
  for (let away = Math.max(skin.before, skin.after); away >= 1; away--) {
    if (away <= skin.before)
      lay(frame - away, (skin.opacity * (skin.before + 1 - away)) / skin.before, skin.tintBefore);
    if (away <= skin.after) lay(frame + away, (skin.opacity * (skin.after + 1 - away)) / skin.after, skin.tintAfter);
  }
  lay(frame, 1, undefined);
  for (let at = 0; at < target.length; at += 4) {
    const alpha = sums[at + 3] as number;
    const scale = alpha >= 0.5 ? 255 / alpha : 0;
    for (let channel = 0; channel < 3; channel++) target[at + channel] = (sums[at + channel] as number) * scale;
    target[at + 3] = alpha;
  }
}

/** A tint replaces half of the color. */
function layOver(sums: Float32Array, source: PixelBytes, opacity: number, tint: Color | undefined): void {
  const own = tint ? 0.5 : 1;
  const { r, g, b } = tint ?? transparent;
  for (let at = 0; at < source.length; at += 4) {
    const alpha = ((source[at + 3] as number) * opacity) / 255;
    if (alpha === 0) continue;
    const rest = 1 - alpha;
    const other = 1 - own;
    sums[at] = ((source[at] as number) * own + r * other) * alpha + (sums[at] as number) * rest;
    sums[at + 1] = ((source[at + 1] as number) * own + g * other) * alpha + (sums[at + 1] as number) * rest;
    sums[at + 2] = ((source[at + 2] as number) * own + b * other) * alpha + (sums[at + 2] as number) * rest;
    sums[at + 3] = 255 * alpha + (sums[at + 3] as number) * rest;
  }
}
