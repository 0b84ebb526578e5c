import { type ProjectContents, readProject, unpackArchive } from '@playhouse/core';

/** The contents of a project archive. */
export function unpackedProject(archive: Uint8Array): ProjectContents {
  const unpacked = unpackArchive(archive);
  const read = unpacked.ok ? readProject(unpacked.value) : unpacked;
  if (!read.ok) throw new Error('The archive cannot be read.');
  return read.value.contents;
}
