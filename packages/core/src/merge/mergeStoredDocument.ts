import { canonicalText } from '../archive/canonicalText.ts';
import { createPathNames } from '../diff/pathLabels.ts';
import { replaceDocuments } from '../edit/replaceDocuments.ts';
import { createProject } from '../model/create/createProject.ts';
import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import { type DocumentKind, findDocumentKind } from '../model/parse/documentKinds.ts';
import { readDocumentAs } from '../model/parse/readDocument.ts';
import { type DocumentPath, documentPathToPath } from '../model/path.ts';
import type { ProjectDocument } from '../model/project.ts';
import { type MergeRun, type MergeSide, sortedConflicts } from './conflict.ts';
import { describeConflict } from './describeConflict.ts';
import { mergeDocument } from './mergeDocument.ts';
import type { DescribedConflict } from './mergeProjects.ts';

/** The stored texts or bytes of one document; without a base if both sides added it. */
export interface StoredVersions {
  readonly base?: string | Uint8Array;
  readonly mine: string | Uint8Array;
  readonly theirs: string | Uint8Array;
}

/** A merged document in canonical text. */
export interface MergedDocument {
  readonly text: string;
  readonly conflicts: readonly DescribedConflict[];
  /** Notes on repairs in a side and on an unreadable base; each names its version in `params.version`. */
  readonly notes: readonly Issue[];
}

/**
 * Merges one stored document by itself, as version control does. A side that is not a document is refused, and the
 * issues name it in `params.version`; without a readable base every difference is a conflict. Only `mergeProjects`
 * considers references to other documents.
 */
export function mergeStoredDocument(document: DocumentPath, versions: StoredVersions): Result<MergedDocument> {
  const kind = findDocumentKind(document);
  const path = documentPathToPath(document);
  if (!kind || !path) {
    const message = `${document} is not the path of a project document.`;
    return refuse({ code: 'document.unreadable', severity: 'blocking', path: [document], params: {}, message });
  }
  const sides = [
    readVersion(kind, document, 'mine', versions.mine),
    readVersion(kind, document, 'theirs', versions.theirs),
  ];
  const [mine, theirs] = sides;
  const issues = sides.flatMap((side) => side.issues);
  if (!mine?.value || !theirs?.value) return refuse(...issues);
  const read = versions.base === undefined ? undefined : readVersion(kind, document, 'base', versions.base);
  const run: MergeRun = { conflicts: [], kept: new Set() };
  const merged = mergeDocument(run, kind, path, { base: read?.value, mine: mine.value, theirs: theirs.value });
  const names = createPathNames([merged, mine.value, theirs.value, read?.value].flatMap(projectOf(document)));
  const conflicts = sortedConflicts(run.conflicts).map((each) => ({ ...each, words: describeConflict(names, each) }));
  return succeed({ text: canonicalText(document, merged), conflicts, notes: [...issues, ...(read?.issues ?? [])] });
}

function readVersion(
  kind: DocumentKind,
  document: DocumentPath,
  version: MergeSide | 'base',
  source: string | Uint8Array,
): { readonly value: ProjectDocument | undefined; readonly issues: readonly Issue[] } {
  const read = readDocumentAs(kind, document, source);
  const issues = read.ok ? read.value.notes : read.issues;
  return {
    value: read.ok ? read.value.value : undefined,
    issues: issues.map((issue) => ({ ...issue, params: { ...issue.params, version } })),
  };
}

/** A project with only this document, for looking up names. */
function projectOf(document: DocumentPath) {
  const empty = createProject({ title: '', displaySize: { width: 1, height: 1 } });
  return (value: ProjectDocument | undefined) => (value ? [replaceDocuments(empty, new Map([[document, value]]))] : []);
}
