import { type Color, celAt, type Picture, readPixel } from '@playhouse/paint';

/** What a thumbnail shows: a frame with its visible layers, or one layer of it. */
export interface ThumbnailPart {
  readonly frame: number;
  readonly layer?: number;
}

/** px of a thumbnail whose longer side is at most `side`; small pictures keep their size. */
export function thumbnailSize({ width, height }: Picture, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A small version of a part of a picture. Each pixel is the one in the middle of the area it stands for, so that it costs
 * the same for any size of picture.
 */
export function thumbnailOf(picture: Picture, part: ThumbnailPart, side: number): ImageData {
  const size = thumbnailSize(picture, side);
  const image = new ImageData(size.width, size.height);
  const shown = picture.layers.flatMap((layer, index) => {
    const isShown = part.layer === undefined ? layer.isVisible && layer.opacity > 0 : part.layer === index;
    const cel = celAt(picture, { frame: part.frame, layer: index });
    return isShown && cel.ok ? [{ cel: cel.value, opacity: part.layer === undefined ? layer.opacity : 1 }] : [];
  });
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const column = Math.floor(((x + 0.5) * picture.width) / size.width);
      const row = Math.floor(((y + 0.5) * picture.height) / size.height);
      const colors = shown.map(({ cel, opacity }) => ({ color: readPixel(cel, column, row), opacity }));
      image.data.set(mixed(colors), (y * size.width + x) * 4);
    }
  }
  return image;
}

/** Colors over each other, the last in front. */
function mixed(colors: readonly { readonly color: Color; readonly opacity: number }[]): number[] {
  let [r, g, b, a] = [0, 0, 0, 0];
  for (const { color, opacity } of colors) {
    const alpha = (color.a / 255) * opacity;
    const sum = alpha + a * (1 - alpha);
    if (sum === 0) continue;
    const over = (own: number, below: number) => (own * alpha + below * a * (1 - alpha)) / sum;
    [r, g, b, a] = [over(color.r, r), over(color.g, g), over(color.b, b), sum];
  }
  return [r, g, b, a * 255];
}
