import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ImportedLegacy, importLegacy } from '../importLegacy.ts';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../../fixtures/projects/legacy');

/** Names of the hand-made legacy projects. */
export const fixtureNames: readonly string[] = readdirSync(folder).sort();

/** The files of a hand-made legacy project. */
export function readFixture(name: string): Map<string, Uint8Array> {
  const root = path.join(folder, name);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.sort().map((file) => [path.relative(root, file).split(path.sep).join('/'), read(file)]));
}

/** The import of files, which must not be refused. */
export function importOf(files: ReadonlyMap<string, Uint8Array>): ImportedLegacy {
  const imported = importLegacy(files);
  if (!imported.ok) throw new Error(imported.issues.map(({ message }) => message).join(' '));
  return imported.value;
}

/** The import of a hand-made legacy project. */
export function importFixture(name: string): ImportedLegacy {
  return importOf(readFixture(name));
}

/** Files of texts, for projects that a test writes itself. */
export function textFiles(texts: Readonly<Record<string, string>>): Map<string, Uint8Array> {
  const encoder = new TextEncoder();
  return new Map(Object.entries(texts).map(([file, text]) => [file, encoder.encode(text)]));
}

function read(file: string): Uint8Array {
  return new Uint8Array(readFileSync(file));
}
