import { type Issue, type Result, succeed } from '../model/issue.ts';
import { type ReadOptions, readJson } from '../model/parse/readJson.ts';
import type { DocumentPath } from '../model/path.ts';
import { formatOf, type Migrated, migrateDocuments, newestFormat } from './migrateDocuments.ts';
import type { Migration, StoredDocuments } from './migration.ts';

/**
 * `migrateDocuments` for stored bytes. Only the game document is read unless it has an older format; documents that
 * cannot be read stay bytes, for the reader to report.
 */
export function migrateFiles(
  files: ReadonlyMap<DocumentPath, Uint8Array>,
  options: ReadOptions,
  registry: readonly Migration[],
): Result<Migrated> {
  const newest = newestFormat(registry);
  const from = newest === 1 ? newest : formatOf(parse(files, options, ['object.json']).documents);
  if (from >= newest) return succeed({ documents: files, from, notes: [] });
  const { documents, notes } = parse(files, options, [...files.keys()]);
  const migrated = migrateDocuments(documents, registry);
  return migrated.ok ? succeed({ ...migrated.value, notes: [...notes, ...migrated.value.notes] }) : migrated;
}

function parse(
  files: ReadonlyMap<DocumentPath, Uint8Array>,
  options: ReadOptions,
  wanted: readonly DocumentPath[],
): { readonly documents: StoredDocuments; readonly notes: readonly Issue[] } {
  const documents = new Map<DocumentPath, unknown>(files);
  const notes: Issue[] = [];
  for (const document of wanted) {
    const read = readJson(document, documents.get(document), options);
    if (!read.ok) continue;
    documents.set(document, read.value.value);
    notes.push(...read.value.notes.list());
  }
  return { documents, notes };
}
