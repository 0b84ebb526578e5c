import { crc32, deflateSync } from 'node:zlib';
import { seededRandom } from '@playhouse/core/testing';

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A picture that cannot be compressed, another one for each seed. */
export function noisePng(seed: number, side = 64): Uint8Array {
  const random = seededRandom(seed);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  // Each row begins with its filter.
  const rows = Buffer.from(
    Array.from({ length: side * (side * 3 + 1) }, (_, at) => (at % (side * 3 + 1) ? random() * 256 : 0)),
  );
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]),
  );
}
