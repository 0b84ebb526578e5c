import type { AssetsDocument } from '../generated/entities.ts';
import { newerFormat, newestFormat } from '../migrate/migrateDocuments.ts';
import { migrateFiles } from '../migrate/migrateFiles.ts';
import type { Migration } from '../migrate/migration.ts';
import { migrations } from '../migrate/versions/index.ts';
import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import { type DocumentKind, documentKinds } from '../model/parse/documentKinds.ts';
import { readDocumentAs } from '../model/parse/readDocument.ts';
import { forWeighedProject, type ReadOptions } from '../model/parse/readJson.ts';
import { type DocumentPath, documentPathToPath, type Path } from '../model/path.ts';
import type { CollectionName, ProjectContents, ProjectDocument } from '../model/project.ts';
import { fileNameTwin, projectPathKind } from '../model/projectPath.ts';
import { compareCodePoints } from '../model/text.ts';
import { weighDocuments } from '../weigh/weighDocuments.ts';
import { rebuildManifest } from './rebuildManifest.ts';

/** A project as read, with notes on what was repaired or skipped and what looks odd. */
export interface ReadProject {
  readonly contents: ProjectContents;
  readonly notes: Issue[];
}

/** The format that this version writes; a project in a newer format is read-only (note `project.version`). */
export const formatVersion = newestFormat();

/**
 * Reads a project from its stored files, in any order. Older formats are migrated to the newest. Damage that can be
 * repaired is repaired and noted; a refusal names all unreadable documents. Input that would take too much memory is
 * refused before parsing. Files that do not belong to a project are skipped and noted. docs/format.md#reading.
 */
export function readProject(
  files: ReadonlyMap<string, Uint8Array>,
  options: ReadOptions = {},
  registry: readonly Migration[] = migrations,
): Result<ReadProject> {
  const sorted = sortFiles(files, options);
  if (!sorted.documents.has('object.json')) return refuse(missingProject(files));
  const tooMuch = options.isWeighed ? [] : weighDocuments(sorted.documents);
  if (tooMuch.length > 0) return refuse(...tooMuch);
  const migrated = migrateFiles(sorted.documents, sorted.options, registry);
  if (!migrated.ok) return migrated;
  const notes = [...sorted.notes, ...migrated.value.notes];
  const reading: Reading = { ...sorted, documents: migrated.value.documents, notes };
  const project = {
    object: readOne(reading, documentKinds.object, 'object.json'),
    assets: readManifest(reading),
    scenes: readCollection(reading, documentKinds.scenes, 'scenes'),
    actors: readCollection(reading, documentKinds.actors, 'actors'),
    tables: readCollection(reading, documentKinds.tables, 'tables'),
    delegates: readCollection(reading, documentKinds.delegates, 'delegates'),
    behaviors: readCollection(reading, documentKinds.behaviors, 'behaviors'),
    tests: readCollection(reading, documentKinds.tests, 'tests'),
  };
  const { object, assets, ...collections } = project;
  if (!object || !assets || reading.refusals.length > 0) return refuse(...reading.refusals);
  const newer = newerFormat(object.formatVersion, 'nonBlocking', newestFormat(registry));
  if (newer) reading.notes.push(newer);
  return succeed({
    contents: { project: { object, assets, ...collections }, files: reading.assets },
    notes: reading.notes,
  });
}

interface Reading {
  /** Bytes, or values produced by a migration. */
  readonly documents: ReadonlyMap<DocumentPath, unknown>;
  readonly assets: ReadonlyMap<string, Uint8Array>;
  readonly options: ReadOptions;
  readonly notes: Issue[];
  readonly refusals: Issue[];
}

function readOne<Document extends ProjectDocument>(
  { documents, options, notes, refusals }: Reading,
  kind: DocumentKind<Document>,
  document: DocumentPath,
): Document | undefined {
  const read = readDocumentAs(kind, document, documents.get(document), options);
  if (read.ok) notes.push(...read.value.notes);
  else refusals.push(...read.issues);
  return read.ok ? read.value.value : undefined;
}

function readCollection<Document extends ProjectDocument>(
  reading: Reading,
  kind: DocumentKind<Document>,
  name: CollectionName,
): Map<string, Document> {
  const collection = new Map<string, Document>();
  for (const document of reading.documents.keys()) {
    const [head, id] = documentPathToPath(document) ?? [];
    if (head !== name || typeof id !== 'string') continue;
    const value = readOne(reading, kind, document);
    if (value) collection.set(id, value);
  }
  return collection;
}

function readManifest(reading: Reading): AssetsDocument | undefined {
  if (reading.documents.has('assets.json')) return readOne(reading, documentKinds.assets, 'assets.json');
  const manifest = rebuildManifest(reading.assets);
  const message = 'assets.json is missing; the list of assets was rebuilt from the files. Save the project.';
  reading.notes.push(
    issue('document.missing', reading.assets.size > 0 ? 'blocking' : 'nonBlocking', ['assets'], message),
  );
  return manifest;
}

/** Documents and assets in code-point order, with file names in composed form. */
function sortFiles(
  files: ReadonlyMap<string, Uint8Array>,
  options: ReadOptions,
): Reading & { readonly documents: ReadonlyMap<DocumentPath, Uint8Array> } {
  const documents = new Map<DocumentPath, Uint8Array>();
  const assets = new Map<string, Uint8Array>();
  const notes: Issue[] = [];
  const twins = new Map<string, string>();
  for (const stored of [...files.keys()].sort(compareCodePoints)) {
    const bytes = files.get(stored);
    const path = stored.normalize('NFC');
    const kind = projectPathKind(path);
    if (!bytes || !kind) {
      notes.push(foreignFile(stored));
      continue;
    }
    const twin = twins.get(fileNameTwin(path));
    if (twin !== undefined) notes.push(twinFile(path, twin));
    twins.set(fileNameTwin(path), path);
    if (stored === path || !files.has(path)) (kind === 'document' ? documents : assets).set(path, bytes);
  }
  return {
    documents,
    assets,
    options: forWeighedProject(options),
    notes,
    refusals: [],
  };
}

/** The note on a file that belongs to no project. */
export function foreignFile(name: string): Issue {
  const shown = name.slice(0, 200).toWellFormed();
  return issue('archive.foreign', 'nonBlocking', [shown], `${shown} is not part of a project and was skipped.`, {
    name: shown,
  });
}

function twinFile(path: string, twin: string): Issue {
  const message = `${path} and ${twin} differ only in case or composition and are the same file on many computers. Rename one of them.`;
  return issue('archive.name', 'blocking', [path], message, { twin });
}

/** The refusal of files without a game document. */
export function missingProject(files: ReadonlyMap<string, Uint8Array>): Issue {
  const isLegacy = [...files.keys()].some((path) => /(^|\/)object\.xml$/.test(path));
  const remedy = isLegacy
    ? 'This looks like a legacy project. Import it.'
    : 'Choose the folder or archive that has object.json at its top.';
  return issue('project.missing', 'blocking', [], `This is not a project: object.json is missing. ${remedy}`);
}

function issue(
  code: Issue['code'],
  severity: Issue['severity'],
  path: Path,
  message: string,
  params: Issue['params'] = {},
): Issue {
  return { code, severity, path, params, message };
}
