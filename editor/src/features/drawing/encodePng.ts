/**
 * A canvas as the bytes of a PNG file; undefined when it has no area or is too large. Blocks for 6 to 90 ms at 800 x 450,
 * by content. `toBlob` does not block, but waits for an idle period, which takes Chromium a second while the page does not
 * change.
 */
export function encodePng(canvas: HTMLCanvasElement): Uint8Array<ArrayBuffer> | undefined {
  const [, encoded = ''] = canvas.toDataURL('image/png').split(',');
  return encoded === '' ? undefined : Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
}
