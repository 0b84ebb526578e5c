import { deflateRawSync, crc32 as zlibCrc } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { limits } from '../model/limits.ts';
import { readArchive } from './unpackArchive.ts';

/** An archive entry built by hand, so that any field can lie. */
interface Entry {
  readonly name: string | Uint8Array;
  readonly data?: Uint8Array;
  readonly packed?: Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly size?: number;
  readonly packedSize?: number;
  readonly mode?: number;
  readonly offset?: number;
  readonly extra?: Uint8Array;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const deflate = (data: Uint8Array): Uint8Array => new Uint8Array(deflateRawSync(data));
const u16 = (...values: number[]): number[] => values.flatMap((value) => [value & 255, (value >> 8) & 255]);
const u32 = (...values: number[]): number[] =>
  values.flatMap((value) => u16(value & 0xffff, Math.floor(value / 0x10000) & 0xffff));

function zip(
  entries: readonly Entry[],
  changes: { comment?: string; count?: number; disk?: number; directoryAt?: number } = {},
): Uint8Array {
  const parts: (Uint8Array | number[])[] = [];
  const directory: (Uint8Array | number[])[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { method = 8, flags = 0, data = new Uint8Array(), extra = new Uint8Array() } = entry;
    const name = typeof entry.name === 'string' ? encode(entry.name) : entry.name;
    const packed = entry.packed ?? (method === 8 ? deflate(data) : data);
    const { crc = zlibCrc(data), size = data.length, packedSize = packed.length } = entry;
    const shared = [...u16(20, flags, method, 0, 0x21), ...u32(crc, packedSize, size), ...u16(name.length)];
    directory.push(
      [
        ...u32(0x02014b50),
        ...u16(0x0314),
        ...shared,
        ...u16(extra.length, 0, 0, 0),
        ...u32((entry.mode ?? 0o100644) * 0x10000, entry.offset ?? offset),
      ],
      name,
      extra,
    );
    const local = [[...u32(0x04034b50), ...shared, ...u16(0)], name, packed];
    if (entry.offset === undefined) parts.push(...local);
    offset += entry.offset === undefined ? 30 + name.length + packed.length : 0;
  }
  const directoryBytes = directory.reduce((sum, part) => sum + part.length, 0);
  const count = changes.count ?? entries.length;
  const comment = encode(changes.comment ?? '');
  const end = [
    ...u32(0x06054b50),
    ...u16(changes.disk ?? 0, changes.disk ?? 0, count, count),
    ...u32(directoryBytes, changes.directoryAt ?? offset),
    ...u16(comment.length),
  ];
  return Uint8Array.from([...parts, ...directory, end, comment].flatMap((part) => [...part]));
}

function refusal(bytes: Uint8Array, names: 'project' | 'any' = 'any'): { code: string | undefined; message: string } {
  const result = readArchive(bytes, { names });
  return {
    code: result.ok ? 'accepted' : result.issues[0]?.code,
    message: result.ok ? '' : (result.issues[0]?.message ?? ''),
  };
}

const data = encode('hello');
const fine: Entry = { name: 'object.json', data };

it('the archives of this test are accepted when nothing is forged', () => {
  const result = readArchive(zip([fine, { name: 'images/a.png', data, method: 0 }], { comment: 'made by hand' }));
  expect(result.ok && Object.fromEntries(result.value.files)).toEqual({ 'object.json': data, 'images/a.png': data });
});

describe('an entry whose name', () => {
  it.each([
    ['../evil.txt', 'leads out of the archive'],
    ['images/../../evil.txt', 'leads out of the archive'],
    ['..', 'leads out of the archive'],
    ['/etc/passwd', 'begins at the root of the disk'],
    ['//server/share', 'begins at the root of the disk'],
    ['C:/evil.txt', 'begins with the letter of a drive'],
    ['c:evil.txt', 'begins with the letter of a drive'],
    ['images\\evil.png', 'holds a backslash'],
    ['..\\evil.txt', 'holds a backslash'],
    ['images/a\0.png', 'holds control characters'],
    ['images/a\n.png', 'holds control characters'],
    ['images/./a.png', 'is no plain path'],
    ['images//a.png', 'is no plain path'],
    ['', 'is empty'],
    [`images/${'a'.repeat(300)}.png`, 'is too long'],
  ])('is %j is refused, even among entries that would be skipped', (name, fault) => {
    for (const names of ['any', 'project'] as const) {
      const { code, message } = refusal(zip([fine, { name, data }]), names);
      expect(code).toBe('archive.name');
      expect(message).toContain(fault);
    }
  });

  it.each([
    ['object.json', 'object.json'],
    ['images/A.png', 'images/a.png'],
    ['images/\u00e9.png', 'images/e\u0301.png'],
    ['images/ß.png', 'images/SS.png'],
  ])('is %s beside %s is refused', (first, second) => {
    expect(
      refusal(
        zip([
          { name: first, data },
          { name: second, data },
        ]),
      ).code,
    ).toBe('archive.name');
  });

  it('belongs to a link or a device is refused', () => {
    for (const mode of [0o120777, 0o020666, 0o060666, 0o010666, 0o140777]) {
      expect(refusal(zip([fine, { name: 'images/a.png', data, mode }]))).toMatchObject({ code: 'archive.name' });
    }
  });

  it('is in another encoding is read', () => {
    const flagged = { name: encode('images/é.png'), data, flags: 0x800 };
    const oldName = { name: Uint8Array.from([...encode('images/'), 0x82, ...encode('.png')]), data };
    for (const entry of [flagged, oldName]) {
      const result = readArchive(zip([entry]));
      expect(result.ok && [...result.value.files.keys()]).toEqual(['images/é.png']);
    }
  });
});

describe('a bad archive', () => {
  const sound = zip([fine]);
  const patched = (at: number, value: number): Uint8Array =>
    Uint8Array.from(sound, (byte, index) => (index === at ? value : byte));
  const stored: Entry = { name: 'a', data, method: 0 };

  it.each<[string, Uint8Array]>([
    ['empty', new Uint8Array()],
    ['not an archive', encode('PK no archive at all, but long enough to be one')],
    ['cut off', sound.slice(0, -1)],
    ['longer than its comment', Uint8Array.from([...sound, 0])],
    ['in several parts', zip([fine], { disk: 1 })],
    ['without the directory it refers to', zip([fine], { directoryAt: 1 })],
    ['with fewer entries than declared', zip([fine], { count: 2 })],
    ['damaged in a local header', patched(0, 0)],
    ['with two different names for an entry', patched(30, 79)],
    ['damaged in the packed data', patched(43, 0xff)],
    ['encrypted', zip([{ ...fine, flags: 1 }])],
    ['strongly encrypted', zip([{ ...fine, flags: 0x41 }])],
    ['packed with another method', zip([{ ...fine, method: 12 }])],
    ['with a wrong checksum', zip([{ ...fine, crc: 1 }])],
    ['with a wrong size of a stored entry', zip([{ ...stored, size: 4 }])],
    ['larger than declared', zip([{ ...fine, size: 4 }])],
    ['smaller than declared', zip([{ ...fine, size: 6 }])],
    ['cut off inside an entry', zip([{ ...fine, packedSize: 3 }])],
    ['overlapping', zip([fine, { ...fine, name: 'copy', offset: 0 }])],
    ['overlapping its own directory', zip([{ ...stored, packedSize: 20, size: 20 }])],
    ['pointing outside', zip([{ ...fine, offset: 1_000_000 }])],
    ['damaged in an extra field', zip([{ ...fine, extra: Uint8Array.from(u16(1, 500)) }])],
    ['without the 64-bit size it refers to', zip([{ ...fine, size: 0xffffffff }])],
  ])('%s is refused in one sentence that says what to do', (_, bytes) => {
    const { code, message } = refusal(bytes);
    expect(code).toBe('archive.unreadable');
    expect(message).toMatch(/^[A-Z].+[^.]\. [A-Z].+\.$/);
  });
});

describe('an archive that expands to a huge size', () => {
  const zeros = deflate(new Uint8Array(10_000_000));

  it('according to its own header is refused before anything is unpacked', () => {
    const entry = (size: number, number = 0): Entry => ({
      name: `images/${number}`,
      packed: new Uint8Array(70_000),
      size,
    });
    expect(refusal(zip([entry(limits.entryBytes + 1)])).code).toBe('archive.size');
    const nine = Array.from({ length: 9 }, (_, number) => entry(60 * 1024 * 1024, number));
    expect(refusal(zip(nine))).toMatchObject({ code: 'archive.size', message: expect.stringContaining('540 MB') });
    expect(refusal(zip([{ ...entry(9_000_000), packed: new Uint8Array(8000) }])).code).toBe('archive.ratio');
  });

  it('contrary to its own header is stopped there', () => {
    expect(refusal(zip([{ name: 'a', packed: zeros, size: 1000, crc: 0 }])).code).toBe('archive.unreadable');
  });

  it('within the limits is read', () => {
    const result = readArchive(zip([{ name: 'images/a', data: new Uint8Array(10_000_000) }]));
    expect(result.ok && result.value.files.get('images/a')?.length).toBe(10_000_000);
  });

  it('because entries share data is refused', () => {
    const inner = zip([{ name: 'images/b', packed: zeros, size: 10_000_000 }]);
    const quoting: Entry = { name: 'images/a', data: inner, method: 0 };
    const quoted: Entry = { name: 'images/b', packed: zeros, size: 10_000_000, offset: 30 + 'images/a'.length };
    expect(refusal(zip([quoting, quoted]))).toMatchObject({
      code: 'archive.unreadable',
      message: expect.stringContaining('shares its data with another one'),
    });
  });

  it('because it has too many entries is refused with their number', () => {
    expect(refusal(zip([fine], { count: 20_001 }))).toMatchObject({
      code: 'archive.entries',
      message: expect.stringContaining('20001'),
    });
  });

  it('because it contains an archive is not unpacked twice: the inner archive stays a file', () => {
    const inner = zip([fine]);
    const result = readArchive(zip([fine, { name: 'inner.zip', data: inner }]), { names: 'any' });
    expect(result.ok && result.value.files.get('inner.zip')).toEqual(inner);
  });
});
