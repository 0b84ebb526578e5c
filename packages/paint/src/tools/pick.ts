import { compose } from '../compose/compose.ts';
import { readPixel } from '../document/cel.ts';
import { type Color, colorAt, transparent } from '../document/color.ts';
import { type CelPosition, celAt, type Picture } from '../document/picture.ts';

/** The color of a pixel in a layer, or of what is seen of all layers; transparent outside. */
export function pickColor(picture: Picture, at: CelPosition, x: number, y: number, allLayers: boolean): Color {
  if (!allLayers) {
    const cel = celAt(picture, at);
    return cel.ok ? readPixel(cel.value, x, y) : transparent;
  }
  const pixel = new Uint8ClampedArray(4);
  compose(picture, at.frame, { x, y, width: 1, height: 1 }, pixel);
  return colorAt(pixel, 0);
}
