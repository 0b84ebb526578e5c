import { type Inspected, reasons, sound, spoiled } from './inspected.ts';
import { byteAt, lettersAt, littleUint32At } from './readBytes.ts';

/**
 * The length in seconds of an Ogg file with intact pages that contains Vorbis, Opus or FLAC and no video.
 * docs/reliability.md#t14.
 */
export function inspectOgg(bytes: Uint8Array): Inspected<{ readonly duration: number }> {
  const streams = new Map<number, Stream>();
  let at = 0;
  while (lettersAt(bytes, at) === 'OggS') {
    const page = readPage(bytes, at);
    if (!page.ok) return page;
    const fault = takePage(streams, bytes, page.facts);
    if (fault !== undefined) return spoiled(fault);
    at += page.length;
  }
  if (at === 0) return spoiled(reasons.damaged);
  const audio = [...streams.values()].filter(({ codec }) => codec !== skeleton);
  if (audio.length === 0) return spoiled('holds no sound');
  if (audio.some(({ hasSound }) => !hasSound)) return spoiled(reasons.cutOff);
  return sound(at, {
    duration: Math.max(...audio.map(({ codec, last, rate }) => Math.max(0, last - codec.skip) / rate)),
  });
}

interface Codec {
  readonly start: string;
  rate(packet: Uint8Array): number;
  readonly skip: number;
}

interface Stream {
  readonly codec: Codec;
  readonly rate: number;
  /** Samples up to the end of the last page. */
  last: number;
  hasSound: boolean;
}

interface Page {
  /** 1 continued, 2 first, 4 last. */
  readonly flags: number;
  readonly samples: number;
  readonly serial: number;
  readonly dataAt: number;
  readonly dataLength: number;
}

const skeleton: Codec = { start: 'fishead\0', rate: () => 1, skip: 0 };
const codecs: readonly Codec[] = [
  { start: '\x01vorbis', rate: (packet) => littleUint32At(packet, 12), skip: 0 },
  { start: 'OpusHead', rate: () => 48_000, skip: 0 },
  {
    start: '\x7fFLAC',
    rate: (packet) => (byteAt(packet, 27) << 12) | (byteAt(packet, 28) << 4) | (byteAt(packet, 29) >> 4),
    skip: 0,
  },
  skeleton,
];

function readPage(bytes: Uint8Array, at: number): Inspected<Page> {
  const segments = byteAt(bytes, at + 26);
  if (segments < 0 || at + 27 + segments > bytes.length) return spoiled(reasons.cutOff);
  let dataLength = 0;
  for (let index = 0; index < segments; index++) dataLength += byteAt(bytes, at + 27 + index);
  const dataAt = at + 27 + segments;
  if (dataAt + dataLength > bytes.length) return spoiled(reasons.cutOff);
  const length = 27 + segments + dataLength;
  if (byteAt(bytes, at + 4) !== 0) return spoiled(reasons.damaged);
  if (checkSum(bytes, at, length) !== littleUint32At(bytes, at + 22)) return spoiled(reasons.damaged);
  const low = littleUint32At(bytes, at + 6);
  const high = littleUint32At(bytes, at + 10);
  const samples = high === 0xffffffff && low === 0xffffffff ? -1 : high * 0x100000000 + low;
  const serial = littleUint32At(bytes, at + 14);
  return sound(length, { flags: byteAt(bytes, at + 5), samples, serial, dataAt, dataLength });
}

function takePage(streams: Map<number, Stream>, bytes: Uint8Array, page: Page): string | undefined {
  const known = streams.get(page.serial);
  if ((page.flags & 2) === 0) {
    if (!known) return reasons.damaged;
    if (page.samples > 0) known.last = Math.max(known.last, page.samples);
    if (page.samples > 0 && page.dataLength > 0) known.hasSound = true;
    return undefined;
  }
  if (known || streams.size >= mostStreams) return reasons.damaged;
  const packet = bytes.subarray(page.dataAt, page.dataAt + page.dataLength);
  const codec = codecs.find(({ start }) => lettersAt(packet, 0, start.length) === start);
  if (!codec) return 'does not contain Vorbis, Opus or FLAC';
  const rate = codec.rate(packet);
  if (rate < 1) return reasons.damaged;
  streams.set(page.serial, { codec, rate, last: 0, hasSound: false });
  return undefined;
}

const mostStreams = 16;

/** The checksum of a page, computed as if its own four bytes were zero. */
function checkSum(bytes: Uint8Array, at: number, length: number): number {
  let sum = 0;
  for (let offset = 0; offset < length; offset++) {
    const byte = offset >= 22 && offset < 26 ? 0 : (bytes[at + offset] ?? 0);
    sum = ((sum << 8) ^ (table[((sum >>> 24) ^ byte) & 255] ?? 0)) >>> 0;
  }
  return sum;
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit++) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});
