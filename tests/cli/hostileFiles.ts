import fs from 'node:fs';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { putFiles } from './playhouse.ts';

/** A zip archive entry, valid or not. */
export interface RawEntry {
  readonly name: string;
  readonly packed: Buffer;
  readonly size: number;
  readonly crc: number;
  /** Offset of the local header of another entry, whose data this one shares. */
  readonly sharedWith?: number;
}

const megabyte = 1024 * 1024;
const objectText = '{"formatVersion":1,"id":"id1","title":"Hostile"}';

/** An entry of this many zeros, compressed. */
function zeros(name: string, size: number): RawEntry {
  const bytes = Buffer.alloc(size);
  return { name, size, packed: deflateRawSync(bytes), crc: crc32(bytes) };
}

export function text(name: string, content: string): RawEntry {
  const bytes = Buffer.from(content);
  return { name, size: bytes.length, packed: deflateRawSync(bytes), crc: crc32(bytes) };
}

/** A zip archive built byte by byte, so that it can be invalid in any way. */
export function zipOf(entries: readonly RawEntry[]): Buffer {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const push = (...buffers: Buffer[]): void => {
    parts.push(...buffers);
    length += buffers.reduce((sum, buffer) => sum + buffer.length, 0);
  };
  for (const { name, packed, size, crc, sharedWith } of entries) {
    offsets.push(sharedWith === undefined ? length : (offsets[sharedWith] ?? 0));
    if (sharedWith !== undefined) continue;
    push(
      header(0x04034b50, [20, 0, 8, 0, 33], [crc, packed.length, size], [name.length, 0]),
      Buffer.from(name),
      packed,
    );
  }
  const start = length;
  for (const [index, { name, packed, size, crc }] of entries.entries()) {
    const offset = Buffer.alloc(4);
    offset.writeUInt32LE(offsets[index] ?? 0);
    const sizes = [crc, packed.length, size];
    push(header(0x02014b50, [20, 20, 0, 8, 0, 33], sizes, [name.length, 0, 0, 0, 0, 0, 0]), offset, Buffer.from(name));
  }
  push(header(0x06054b50, [0, 0, entries.length, entries.length], [length - start, start], [0]));
  return Buffer.concat(parts);
}

function header(
  signature: number,
  first: readonly number[],
  numbers: readonly number[],
  last: readonly number[],
): Buffer {
  const bytes = Buffer.alloc(4 + 2 * first.length + 4 * numbers.length + 2 * last.length);
  let at = bytes.writeUInt32LE(signature);
  for (const number of first) at = bytes.writeUInt16LE(number, at);
  for (const number of numbers) at = bytes.writeUInt32LE(number, at);
  for (const number of last) at = bytes.writeUInt16LE(number, at);
  return bytes;
}

/** A billion laughs attack: nine levels, 10^9 texts if expanded. */
function laughs(): string {
  const entities = Array.from({ length: 9 }, (_, level) => {
    const inner = level === 0 ? 'ha' : `&laugh${level - 1};`.repeat(10);
    return `<!ENTITY laugh${level} "${inner}">`;
  });
  return `<?xml version="1.0"?><!DOCTYPE game [${entities.join('')}]><game title="&laugh8;"/>`;
}

/** Input that no well-behaved program writes. */
export interface HostilePlace {
  /** Its name below the folder. */
  readonly place: string;
  /** The code with which it is rejected. */
  readonly code: string;
  put(folder: string): void;
}

function archive(place: string, code: string, bytes: () => Buffer): HostilePlace {
  return { place, code, put: (folder) => fs.writeFileSync(path.join(folder, place), bytes()) };
}

export function files(
  place: string,
  code: string,
  content: () => Readonly<Record<string, string | Buffer>>,
): HostilePlace {
  return { place, code, put: (folder) => putFiles(path.join(folder, place), Object.entries(content())) };
}

function odd(place: string, code: string, put: (target: string) => void): HostilePlace {
  return { place, code, put: (folder) => put(path.join(folder, place)) };
}

const object = text('object.json', objectText);

/** Damaged and hostile input, each created on demand. */
export const hostilePlaces: readonly HostilePlace[] = [
  archive('truncated.zip', 'archive.unreadable', () => zipOf([object, zeros('images/a.png', 5000)]).subarray(0, -30)),
  archive('headless.zip', 'archive.unreadable', () => zipOf([object, zeros('images/a.png', 5000)]).subarray(30)),
  archive('empty.zip', 'archive.unreadable', () => Buffer.alloc(0)),
  archive('text.zip', 'archive.unreadable', () => Buffer.from('This is a text.')),
  archive('bomb.zip', 'archive.size', () => zipOf([object, zeros('images/a.png', 65 * megabyte)])),
  archive('liar.zip', 'archive.unreadable', () =>
    zipOf([object, { ...zeros('images/a.png', 65 * megabyte), size: 4096 }]),
  ),
  archive('many.zip', 'archive.size', () => {
    const large = zeros('images/0.png', 60 * megabyte);
    return zipOf([object, ...Array.from({ length: 9 }, (_, index) => ({ ...large, name: `images/${index}.png` }))]);
  }),
  archive('overlapping.zip', 'archive.unreadable', () => {
    const large = zeros('images/0.png', 8 * megabyte);
    const shared = Array.from({ length: 50 }, (_, index) => ({
      ...large,
      name: `images/${index + 1}.png`,
      sharedWith: 1,
    }));
    return zipOf([object, large, ...shared]);
  }),
  archive('nested.zip', 'project.missing', () => {
    const inner = zipOf([object, zeros('images/a.png', 60 * megabyte)]);
    const entry = { name: 'images/a.zip', packed: deflateRawSync(inner), size: inner.length, crc: crc32(inner) };
    return zipOf(Array.from({ length: 20 }, (_, index) => ({ ...entry, name: `images/${index}.zip` })));
  }),
  archive('crowd.zip', 'archive.entries', () => {
    const one = zeros('images/0.png', 1);
    return zipOf([object, ...Array.from({ length: 20_001 }, (_, index) => ({ ...one, name: `images/${index}.png` }))]);
  }),
  archive('slip.zip', 'archive.name', () => zipOf([object, text('../evil.json', '{}')])),
  archive('root.zip', 'archive.name', () => zipOf([object, text('/evil.json', '{}')])),
  archive('proto.zip', 'document.key', () =>
    zipOf([text('object.json', '{"formatVersion":1,"attributes":{"__proto__":{"polluted":1}}}')]),
  ),
  odd('sparse.zip', 'archive.unreadable', (target) => sparseFile(target, 500 * megabyte)),
  odd('huge.zip', 'archive.size', (target) => sparseFile(target, 513 * megabyte)),
  odd('folder.zip', 'project.missing', (target) => fs.mkdirSync(target)),
  odd('loop', 'project.unreadable', (target) => fs.symlinkSync('loop', target)),
  files('nothing', 'project.missing', () => ({ 'README.md': 'nothing' })),
  files('proto', 'document.key', () => ({
    'object.json': '{"formatVersion":1,"id":"id1","__proto__":{"polluted":1}}',
  })),
  files('half', 'document.unreadable', () => ({ 'object.json': objectText.slice(0, 20) })),
  files('blank', 'document.unreadable', () => ({ 'object.json': '' })),
  files('deep', 'document.depth', () => ({ 'object.json': `{"a":${'['.repeat(megabyte)}${']'.repeat(megabyte)}}` })),
  files('document', 'document.size', () => ({
    'object.json': `{"formatVersion":1,"longDescription":"${'x'.repeat(8 * megabyte)}"}`,
  })),
  files('entry', 'archive.size', () => ({ 'object.json': objectText, 'images/a.png': Buffer.alloc(65 * megabyte) })),
  files('laughs', 'legacy.unreadable', () => ({ 'object.xml': laughs() })),
  files('outside', 'legacy.unreadable', () => ({
    'object.xml': '<!DOCTYPE game [<!ENTITY x SYSTEM "file:///etc/hostname">]><game title="&x;"/>',
  })),
  files('plist', 'legacy.unreadable', () => ({ 'object.xml': Buffer.from('bplist00\u00d1\u0001\u0002', 'latin1') })),
  files('no-xml', 'legacy.unreadable', () => ({ 'object.xml': '' })),
  files('nested-xml', 'legacy.unreadable', () => ({ 'object.xml': '<a>'.repeat(200_000) })),
];

/** A sparse file of zeros. */
export function sparseFile(target: string, size: number): void {
  fs.writeFileSync(target, '');
  fs.truncateSync(target, size);
}
