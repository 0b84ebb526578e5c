import { missingProject } from '../archive/readProject.ts';
import { rebuildManifest } from '../archive/rebuildManifest.ts';
import { formatOf, migrateDocuments, newestFormat } from '../migrate/migrateDocuments.ts';
import type { StoredDocuments } from '../migrate/migration.ts';
import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import { readJson } from '../model/parse/readJson.ts';
import type { DocumentPath } from '../model/path.ts';
import type { AssetFiles, ProjectContents } from '../model/project.ts';
import { projectPathKind } from '../model/projectPath.ts';
import { validateProject } from '../validate/validateProject.ts';
import { weighDocuments } from '../weigh/weighDocuments.ts';
import { assembleProject } from './assembleProject.ts';
import type { RepairChange } from './repairChange.ts';
import { type RepairOptions, runStages } from './repairProject.ts';
import { createRepair } from './repairRun.ts';

/** A project repaired from its files, the changes, and the remaining findings. */
export interface RepairedFiles {
  readonly contents: ProjectContents;
  /** The documents as they were before the changes, for `applyRepairs`. */
  readonly damaged: ReadonlyMap<DocumentPath, unknown>;
  readonly changes: readonly RepairChange[];
  readonly issues: readonly Issue[];
}

/**
 * Repairs a project from its stored files, even one that cannot be opened: forbidden keys are removed, and documents
 * that are not objects are replaced. Refuses files that are not JSON, too large or too deeply nested, because repair
 * cannot know their contents, and projects in a newer format. docs/format.md#keys.
 */
export function repairFiles(
  files: ReadonlyMap<string, Uint8Array>,
  options: Omit<RepairOptions, 'repairSparse' | 'files'>,
): Result<RepairedFiles> {
  const { documents: stored, assets } = sortFiles(files);
  if (!stored.has('object.json')) return refuse(missingProject(files));
  const tooMuch = weighDocuments(stored);
  if (tooMuch.length > 0) return refuse(...tooMuch);
  const parsed = parseDocuments(stored);
  if (!parsed.ok) return parsed;
  if (formatOf(parsed.value) > newestFormat()) return refuse(newer(formatOf(parsed.value)));
  const migrated = migrateDocuments(parsed.value);
  if (!migrated.ok) return migrated;
  const repair = createRepair(migrated.value.documents, assets, options.report ?? (() => {}));
  if (!stored.has('assets.json')) {
    const why = 'It was missing. It is rebuilt from the files.';
    repair.stage = 'game';
    repair.edit('assets.json', (draft) => draft.set([], rebuildManifest(assets), why));
  }
  for (const _ of runStages(repair, { ...options, repairSparse: true }));
  const project = assembleProject(repair.documents);
  if (!project) return refuse(...repair.failures);
  const { issues } = validateProject(project, assets);
  return succeed({
    contents: { project, files: assets },
    damaged: migrated.value.documents,
    changes: repair.changes,
    issues: [...repair.failures, ...migrated.value.notes, ...issues],
  });
}

/** Documents and assets by path, names in composed form; foreign files are omitted. */
function sortFiles(files: ReadonlyMap<string, Uint8Array>): {
  readonly documents: ReadonlyMap<DocumentPath, Uint8Array>;
  readonly assets: AssetFiles;
} {
  const documents = new Map<DocumentPath, Uint8Array>();
  const assets = new Map<string, Uint8Array>();
  for (const [stored, bytes] of files) {
    const path = stored.normalize('NFC');
    if (path !== stored && files.has(path)) continue;
    const kind = projectPathKind(path);
    if (kind === 'document') documents.set(path, bytes);
    if (kind === 'asset') assets.set(path, bytes);
  }
  return { documents, assets };
}

/** The documents as in the files, before any repair. */
function parseDocuments(stored: ReadonlyMap<DocumentPath, Uint8Array>): Result<StoredDocuments> {
  const documents = new Map<DocumentPath, unknown>();
  const refusals: Issue[] = [];
  for (const [document, bytes] of stored) {
    const read = readJson(document, bytes, { removeKeys: true, isWeighed: true });
    if (read.ok) documents.set(document, JSON.parse(new TextDecoder().decode(bytes)));
    else refusals.push(...read.issues);
  }
  return refusals.length > 0 ? refuse(...refusals) : succeed(documents);
}

function newer(version: number): Issue {
  return {
    code: 'project.version',
    severity: 'blocking',
    path: ['object', 'formatVersion'],
    params: { version },
    message: `This project was written by a newer version of Playhouse (format ${version}). This version cannot repair it. Update Playhouse.`,
  };
}
