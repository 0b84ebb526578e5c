import { importLegacy, isLegacyProject, readArchive, readProject } from '@playhouse/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeCodec } from '../../cli/src/io/nodeCodec.ts';
import { growingArchives, unparsedArchives } from './hostileDocuments.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an archive of documents that would need much memory', () => {
  it.each(unparsedArchives)('$place is rejected before anything is parsed', ({ bytes, code, says }) => {
    const archive = bytes();
    const parse = vi.spyOn(JSON, 'parse');
    const read = readArchive(archive, { codec: nodeCodec });
    expect(parse).not.toHaveBeenCalled();
    expect(!read.ok && read.issues[0]).toMatchObject({ code, severity: 'blocking' });
    expect(!read.ok && read.issues[0]?.message).toMatch(says);
  });

  it.each(unparsedArchives)('$place is rejected before anything is parsed when unpacked to a folder', (place) => {
    // Unpacked by hand, since the archive would be rejected.
    const files = place.files();
    const parse = vi.spyOn(JSON, 'parse');
    const read = isLegacyProject(files) ? importLegacy(files) : readProject(files);
    expect(parse).not.toHaveBeenCalled();
    expect(!read.ok && read.issues[0]).toMatchObject({ code: place.code });
    expect(!read.ok && read.issues[0]?.message).toMatch(place.says);
  });

  it.each(growingArchives)('$place is rejected before many defaults are filled in', ({ bytes, code, says }) => {
    const archive = readArchive(bytes(), { codec: nodeCodec });
    const read = archive.ok ? readProject(archive.value.files) : archive;
    expect(!read.ok && read.issues[0]).toMatchObject({ code, severity: 'blocking' });
    expect(!read.ok && read.issues[0]?.message).toMatch(says);
  });
});
