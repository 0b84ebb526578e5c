import { isFileName } from '@playhouse/core';

/** Ending of a picture by its first bytes; undefined for anything but png and jpg. Spec 2, chapter 5 "Uploads". */
export function imageTypeOf(bytes: Uint8Array): 'png' | 'jpg' | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  return startsWith(bytes, [0xff, 0xd8, 0xff]) ? 'jpg' : undefined;
}

/** The name of an image from that of its file: without ending and without what names may not hold. */
export function imageFileName(file: string): string {
  const name = file
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim()
    .slice(0, 100);
  return isFileName(name) ? name : 'image';
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
