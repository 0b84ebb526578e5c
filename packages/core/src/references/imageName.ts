/**
 * The name of an image as the manifest has it; games also write it with its file's ending.
 * docs/runtime-rules.md#display.
 */
export function imageNameOf(text: string): string {
  return text.replace(/\.(png|jpe?g)$/i, '');
}
