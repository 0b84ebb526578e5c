import { standardMessage } from '../catalogue/messageOf.ts';
import type { PathKey } from '../model/path.ts';
import type { ProjectDocument } from '../model/project.ts';
import { type DocumentCheck, report } from './documentCheck.ts';
import type { Issue } from './issue.ts';
import type { Lookup } from './lookup.ts';
import { countBlocking, type DocumentFindings } from './report.ts';
import type { Uses } from './uses.ts';

/** What was found in one document, and what the findings depend on. */
export interface CheckedDocument extends DocumentFindings {
  /** The document as it was given, before mending. */
  readonly document: ProjectDocument;
  readonly uses: Uses;
}

/** Runs one check at `path` and collects its findings after those of the document's shape. */
export function checkDocument(
  lookup: Lookup,
  path: PathKey[],
  document: ProjectDocument,
  shapeIssues: readonly Issue[] | undefined,
  run: (check: DocumentCheck) => void,
): CheckedDocument {
  const issues = shapeIssues === undefined ? [] : [...shapeIssues];
  const check: DocumentCheck = { lookup, path, issues, uses: {}, muted: 0 };
  run(check);
  return { issues, blocking: countBlocking(issues), document, uses: check.uses };
}

/** The id inside a document is that of its place. Format, chapter 2. */
export function checkDocumentId(check: DocumentCheck, id: string): void {
  const stored = check.path[1];
  if (stored === undefined || stored === id) return;
  const params = { id, stored };
  report(check, 'id.mismatch', standardMessage('id.mismatch', params), { keys: ['id'], params });
}
