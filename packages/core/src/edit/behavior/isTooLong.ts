import { limits } from '../../model/limits.ts';

/** True for a program or text of more than 64 KB in UTF-8. docs/format.md#limits. */
export function isTooLong(text: string): boolean {
  if (text.length * 3 <= limits.programBytes) return false;
  return text.length > limits.programBytes || encoder.encode(text).length > limits.programBytes;
}

const encoder = new TextEncoder();
