import type { Size } from '../fitting.ts';

/** The size of an image according to its file header; undefined for files that are neither PNG nor JPEG. */
export function imageSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && view.getUint32(0) === pngSignature) {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  return bytes.length >= 4 && view.getUint16(0) === startOfJpeg ? jpegSize(view) : undefined;
}

const pngSignature = 0x89504e47;
const startOfJpeg = 0xffd8;

/** Walks the markers up to the start of the frame. */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (view.getUint16(at + 2) < 2) return undefined;
  }
  return undefined;
}
