/** The side of a new drawing in pixels. */
const side = 64;

/** A new transparent image to draw on; undefined when the browser cannot make one. */
export async function createBlankImage(): Promise<File | undefined> {
  const canvas = new OffscreenCanvas(side, side);
  if (!canvas.getContext('2d')) return undefined;
  const blob = await canvas.convertToBlob({ type: 'image/png' }).catch(() => undefined);
  return blob && new File([blob], 'Drawing.png', { type: 'image/png' });
}
