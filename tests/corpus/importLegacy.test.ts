import {
  documentsOf,
  type ImportedLegacy,
  importLegacy,
  isLegacyProject,
  packArchive,
  readDocument,
  readProject,
  unpackArchive,
  writeProject,
} from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { countProject } from '../../packages/dev/src/corpusStats/countProject.ts';
import { isNewValue } from '../../packages/dev/src/corpusStats/defaults.ts';
import { corpusProjects, readProjectFiles } from './corpus.ts';

function importOf(files: ReadonlyMap<string, Uint8Array>): ImportedLegacy {
  const imported = importLegacy(files);
  if (!imported.ok) throw new Error(imported.issues.map(({ message }) => message).join(' '));
  return imported.value;
}

describe.each(corpusProjects())('the legacy project %s', (name) => {
  const legacy = readProjectFiles(name);
  const { contents, losses } = importOf(legacy);
  const files = writeProject(contents);

  it('is recognized, and imports as documents that need no repair', () => {
    expect(isLegacyProject(legacy)).toBe(true);
    expect(contents.project.scenes.size).toBeGreaterThan(0);
    for (const [path, document] of documentsOf(contents.project)) {
      const read = readDocument(path, document);
      expect(read.ok && read.value.notes, path).toEqual([]);
    }
  });

  it('keeps or reports everything in its files, according to an independent count', () => {
    const { values, complaints } = countProject({ legacy, stored: files, losses, isDefault: isNewValue });
    expect(complaints).toEqual([]);
    expect(values).toBeGreaterThan(100);
  });

  it('always imports with the same bytes and losses, in any order of its files and inside a folder', () => {
    const reversed = new Map([...legacy].reverse());
    const inFolder = new Map([...legacy].map(([path, bytes]) => [`Some Name.gameproj/${path}`, bytes]));
    for (const again of [legacy, reversed, inFolder]) {
      const imported = importOf(again);
      expect(writeProject(imported.contents)).toEqual(files);
      expect(new Set(imported.losses)).toEqual(new Set(losses));
    }
  });

  it('survives an archive round trip unchanged', () => {
    const unpacked = unpackArchive(packArchive(files));
    if (!unpacked.ok) throw new Error(unpacked.issues.map(({ message }) => message).join(' '));
    const read = readProject(unpacked.value);
    if (!read.ok) throw new Error(read.issues.map(({ message }) => message).join(' '));
    expect(writeProject(read.value.contents)).toEqual(files);
  });
});
