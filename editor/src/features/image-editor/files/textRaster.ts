import { type Color, createRaster, type Raster } from '@playhouse/paint';

export interface WrittenText {
  readonly text: string;
  /** px. */
  readonly size: number;
  /** A CSS font of 1 px, such as `400 1px "Arimo"`. */
  readonly font: string;
  readonly color: Color;
  /** With smooth edges; otherwise each pixel is painted or not. */
  readonly isSmooth: boolean;
}

/** A text as pixels, its first line at the top; undefined when nothing of it is visible. */
export function textRaster({ text, size, font: family, color, isSmooth }: WrittenText): Raster | undefined {
  const lines = text.split('\n');
  const font = family.replace('1px', `${size}px`);
  const measure = new OffscreenCanvas(1, 1).getContext('2d');
  if (!measure) return undefined;
  measure.font = font;
  const height = Math.ceil(size * 1.25);
  const widths = lines.map((line) => measure.measureText(line).width);
  const width = Math.min(2048, Math.ceil(Math.max(...widths)) + 2);
  const whole = Math.min(2048, height * lines.length);
  const context = new OffscreenCanvas(width, whole).getContext('2d', { willReadFrequently: true });
  if (!context || text.trim() === '') return undefined;
  context.font = font;
  context.textBaseline = 'top';
  for (const [index, line] of lines.entries()) context.fillText(line, 0, index * height + Math.round(size * 0.1));
  const { data } = context.getImageData(0, 0, width, whole);
  const raster = createRaster(width, whole);
  for (let at = 0; at < data.length; at += 4) {
    const cover = isSmooth ? (data[at + 3] as number) / 255 : (data[at + 3] as number) >= 128 ? 1 : 0;
    if (cover > 0) raster.data.set([color.r, color.g, color.b, color.a * cover], at);
  }
  return raster;
}
