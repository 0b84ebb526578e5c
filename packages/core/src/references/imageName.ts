/**
 * The name of an image in the manifest; games may also write it with its file extension. docs/runtime-rules.md#display.
 */
export function imageNameOf(text: string): string {
  return text.replace(/\.(png|jpe?g)$/i, '');
}
