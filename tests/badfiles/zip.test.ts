import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { type ArchiveCodec, type Result, readArchive, type Unpacked } from '@playhouse/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeCodec } from '../../cli/src/io/nodeCodec.ts';
import { readAnyProject } from '../../cli/src/io/readAnyProject.ts';
import { badfilesIn, readBadfile } from './badfiles.ts';

/** Archives that other readers accept and ours rejects, with the reason. */
const alsoRefused = new Map([
  ['bogus-compression-method.zip', 'packed in an unusual way'],
  ['sloppy-filenames.zip', 'holds a backslash'],
  ['traditional-encryption.zip', 'is encrypted'],
  ['traditional-encryption_deprecated.zip', 'is encrypted'],
  ['traditional-encryption-and-compression.zip', 'is encrypted'],
  ['traditional-encryption-and-compression_deprecated.zip', 'is encrypted'],
]);

const codecs: readonly (readonly [string, ArchiveCodec | undefined])[] = [
  ['of the core', undefined],
  ['of Node', nodeCodec],
];

function read(name: string, codec: ArchiveCodec | undefined): Result<Unpacked> {
  return readArchive(readBadfile(name), { names: 'any', ...(codec && { codec }) });
}

/** Where a path that escapes the folder would be written; must stay empty except for the test's own files. */
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'playhouse-slip-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(codecs)('with the codec %s', (_, codec) => {
  it.each(badfilesIn('zip/failure', '.zip'))('the damaged archive "%s" is rejected', (name) => {
    const result = read(`zip/failure/${name}`, codec);
    expect(result.ok ? 'read' : result.issues[0]?.code).toMatch(/^archive\./);
    if (!result.ok) expect(result.issues[0]?.message).toMatch(/^[A-Z].+\. [A-Z].+\.$/);
  });

  it.each(badfilesIn('zip/zip-slip', '.zip'))('the archive %s, whose names lead outside, is rejected', (name) => {
    const result = read(`zip/zip-slip/${name}`, codec);
    expect(result.ok ? 'read' : result.issues[0]?.code).toBe('archive.name');
  });

  it.each(badfilesIn('zip/success', '.zip'))(
    'the valid archive %s contains the same files as the folder next to it',
    (name) => {
      const result = read(`zip/success/${name}`, codec);
      const reason = alsoRefused.get(name);
      if (reason !== undefined) {
        expect(result.ok ? 'read' : result.issues[0]?.message).toContain(reason);
        return;
      }
      expect(result.ok ? 'read' : result.issues[0]?.message).toBe('read');
      if (result.ok) expect(sumsOf(result.value.files.values())).toEqual(sumsOf(filesBeside(`zip/success/${name}`)));
    },
  );
});

it.each([
  ...badfilesIn('zip/failure', '.zip').map((name) => `zip/failure/${name}`),
  ...badfilesIn('zip/zip-slip', '.zip').map((name) => `zip/zip-slip/${name}`),
])('opening %s as a project fails with status 3 and writes nothing anywhere', async (name) => {
  const place = path.join(process.env.PLAYHOUSE_BADFILES ?? '', name);
  await expect(readAnyProject(place, folder)).rejects.toMatchObject({ status: 3 });
  expect(readdirSync(folder)).toEqual([]);
  expect(existsSync('/tmp/evil.txt')).toBe(false);
});

it.each(badfilesIn('zip/zip-slip', '.tar'))('%s is not a known archive', async (name) => {
  const place = path.join(process.env.PLAYHOUSE_BADFILES ?? '', 'zip/zip-slip', name);
  await expect(readAnyProject(place, folder)).rejects.toMatchObject({ status: 3, code: 'archive.unreadable' });
});

/** The files of the folder named like the archive; the corpus omits empty ones, and accents in names. */
function filesBeside(name: string): Uint8Array[] {
  const folder = path.join(process.env.PLAYHOUSE_BADFILES ?? '', name.replace(/\.zip$/, ''));
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => new Uint8Array(readFileSync(path.join(entry.parentPath, entry.name))));
}

/** Sizes and checksums of non-empty contents, in order. */
function sumsOf(contents: Iterable<Uint8Array>): string[] {
  return [...contents]
    .filter(({ length }) => length > 0)
    .map((bytes) => `${bytes.length} ${crc32(bytes)}`)
    .sort();
}
