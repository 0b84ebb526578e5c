import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ImportedLegacy, importLegacy } from '../importLegacy.ts';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../../fixtures/projects/legacy');

/** Names of the handwritten legacy projects. */
export const fixtureNames: readonly string[] = readdirSync(folder).sort();

/** The files of a handwritten legacy project. */
export function readFixture(name: string): Map<string, Uint8Array> {
  const root = path.join(folder, name);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.sort().map((file) => [path.relative(root, file).split(path.sep).join('/'), read(file)]));
}

/** The result of importing files, which must not be refused. */
export function importOf(files: ReadonlyMap<string, Uint8Array>): ImportedLegacy {
  const imported = importLegacy(files);
  if (!imported.ok) throw new Error(imported.issues.map(({ message }) => message).join(' '));
  return imported.value;
}

/** The result of importing a handwritten legacy project. */
export function importFixture(name: string): ImportedLegacy {
  return importOf(readFixture(name));
}

/** Files from texts, for projects that a test defines itself. */
export function textFiles(texts: Readonly<Record<string, string>>): Map<string, Uint8Array> {
  const encoder = new TextEncoder();
  return new Map(Object.entries(texts).map(([file, text]) => [file, encoder.encode(text)]));
}

function read(file: string): Uint8Array {
  return new Uint8Array(readFileSync(file));
}
