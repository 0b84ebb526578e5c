import { assetLimits } from './assetLimits.ts';
import { type Inspected, reasons, sound, spoiled } from './inspected.ts';
import { lettersAt, littleUint16At, littleUint32At } from './readBytes.ts';

/**
 * The length in seconds of a WAV whose chunks are valid and whose samples browsers can play. docs/reliability.md#t14.
 */
export function inspectWav(bytes: Uint8Array): Inspected<{ readonly duration: number }> {
  if (lettersAt(bytes, 0) !== 'RIFF' || lettersAt(bytes, 8) !== 'WAVE') return spoiled(reasons.damaged);
  const stated = littleUint32At(bytes, 4);
  const isStreamed = isOpen(stated);
  if (!isStreamed && 8 + stated > bytes.length) return spoiled(reasons.cutOff);
  const end = isStreamed ? bytes.length : 8 + stated;
  let format: Format | undefined;
  let at = 12;
  for (let count = 0; at + 8 <= end; count++) {
    if (count > assetLimits.chunks) return spoiled(reasons.tooManyParts);
    const type = lettersAt(bytes, at);
    const length = littleUint32At(bytes, at + 4);
    const start = at + 8;
    if (type === 'fmt ') {
      const read = readFormat(bytes.subarray(start, Math.min(start + length, end)));
      if (!read.ok) return read;
      format = read.facts;
    } else if (type === 'data') {
      if (!format) return spoiled(reasons.damaged);
      // Programs that write to a pipe do not know the length; the samples then continue to the end.
      const size = isOpen(length) && isStreamed ? end - start : length;
      if (start + size > end) return spoiled(reasons.cutOff);
      if (size < format.frameBytes) return spoiled('holds no sound');
      return sound(end, { duration: size / format.bytesPerSecond });
    }
    at = start + length + (length & 1);
  }
  return spoiled(at > end ? reasons.cutOff : 'holds no sound');
}

interface Format {
  readonly frameBytes: number;
  readonly bytesPerSecond: number;
}

/** PCM, floating point, A-law and µ-law. */
const playable = new Set([1, 3, 6, 7]);

function readFormat(bytes: Uint8Array): Inspected<Format> {
  if (bytes.length < 16) return spoiled(reasons.damaged);
  const [tag, channels] = [littleUint16At(bytes, 0), littleUint16At(bytes, 2)];
  const [rate, frameBytes, bits] = [littleUint32At(bytes, 4), littleUint16At(bytes, 12), littleUint16At(bytes, 14)];
  // The extensible form puts the actual format at the beginning of a longer identifier.
  const format = tag === 0xfffe ? littleUint16At(bytes, 24) : tag;
  if (!playable.has(format)) return spoiled('is packed in a way that browsers do not play');
  if (channels < 1 || channels > 32 || rate < 1 || rate > 1_000_000) return spoiled(reasons.damaged);
  if (![8, 16, 24, 32, 64].includes(bits) || frameBytes !== (channels * bits) / 8) return spoiled(reasons.damaged);
  return sound(bytes.length, { frameBytes, bytesPerSecond: rate * frameBytes });
}

function isOpen(size: number): boolean {
  return size === 0 || size === 0xffffffff;
}
