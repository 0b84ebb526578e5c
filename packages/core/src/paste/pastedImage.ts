import { assetLimits } from '../assets/assetLimits.ts';
import { inspectJpeg } from '../assets/inspectJpeg.ts';
import { inspectPng } from '../assets/inspectPng.ts';
import { decodeBase64 } from './base64.ts';

/** The extension of an image by its first bytes, or undefined if it is not an image that games can have. */
export function imageTypeOf(bytes: Uint8Array): 'png' | 'jpg' | undefined {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return 'png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? 'jpg' : undefined;
}

/**
 * Why an image from the clipboard cannot be inserted, or undefined: the rules of uploads. docs/reliability.md#t3 and
 * docs/reliability.md#t5.
 */
export function pastedImageFault(data: string): string | undefined {
  if (data.length > (assetLimits.imageBytes / 3) * 4) return 'is too large';
  const bytes = decodeBase64(data);
  const type = bytes && imageTypeOf(bytes);
  if (!bytes || !type) return 'is no image';
  const inspected = type === 'png' ? inspectPng(bytes) : inspectJpeg(bytes);
  if (!inspected.ok) return inspected.why;
  return inspected.length === bytes.length ? undefined : 'holds more than an image';
}
