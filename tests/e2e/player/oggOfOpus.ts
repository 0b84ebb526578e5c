const rate = 48_000;
/** Samples of one packet of 20 ms. */
const packetSamples = 960;

/** An Ogg file of Opus packets of 20 ms each, mono. */
export function oggOfOpus(packets: readonly Uint8Array[]): Uint8Array {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 'latin1');
  head.set([1, 1], 8);
  head.writeUInt32LE(rate, 12);
  const tags = Buffer.alloc(8 + 4 + 4 + 4);
  tags.write('OpusTags', 'latin1');
  tags.writeUInt32LE(4, 8);
  tags.write('test', 12, 'latin1');
  const pages = [page([head], 0, 0, 2), page([tags], 1, 0, 0)];
  const perPage = 40;
  for (let start = 0; start < packets.length; start += perPage) {
    const some = packets.slice(start, start + perPage);
    const isLast = start + perPage >= packets.length;
    pages.push(page(some, pages.length, (start + some.length) * packetSamples, isLast ? 4 : 0));
  }
  return Uint8Array.from(Buffer.concat(pages));
}

function page(packets: readonly Uint8Array[], sequence: number, samples: number, flags: number): Buffer {
  const lengths = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / 255) }, () => 255),
    length % 255,
  ]);
  const header = Buffer.alloc(27);
  header.write('OggS', 'latin1');
  header[5] = flags;
  header.writeBigUInt64LE(BigInt(samples), 6);
  header.writeUInt32LE(1, 14);
  header.writeUInt32LE(sequence, 18);
  header[26] = lengths.length;
  const whole = Buffer.concat([header, Buffer.from(lengths), ...packets]);
  whole.writeUInt32LE(checksum(whole), 22);
  return whole;
}

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  }
  return sum >>> 0;
}
