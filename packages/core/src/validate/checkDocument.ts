import { standardMessage } from '../catalogue/messageOf.ts';
import type { Issue } from '../model/issue.ts';
import type { PathKey } from '../model/path.ts';
import type { ProjectDocument } from '../model/project.ts';
import { type DocumentCheck, report } from './documentCheck.ts';
import { countBlocking, type DocumentFindings } from './report.ts';
import { createUses, type Uses } from './uses.ts';

/** The findings in one document, and the facts that they depend on. */
export interface CheckedDocument extends DocumentFindings {
  /** The given document, before repair. */
  readonly document: ProjectDocument;
  readonly uses: Uses;
}

/** Makes `check` start with the document at `head` and `id`, with known findings about its shape. */
export function beginDocument(
  check: DocumentCheck,
  head: PathKey,
  id: PathKey | undefined,
  shapeIssues: readonly Issue[] | undefined,
): void {
  check.path.length = 0;
  check.path.push(head);
  if (id !== undefined) check.path.push(id);
  if (shapeIssues !== undefined) check.issues.push(...shapeIssues);
}

/** The findings since the document began; the check is then free for the next one. */
export function endDocument(check: DocumentCheck, document: ProjectDocument): CheckedDocument {
  const { issues, uses } = check;
  check.uses = createUses();
  if (issues.length === 0) return { issues: nothing, blocking: 0, document, uses };
  check.issues = [];
  return { issues, blocking: countBlocking(issues), document, uses };
}

const nothing: readonly Issue[] = [];

/** Checks that the id inside a document is that in its path. docs/format.md#ids. */
export function checkDocumentId(check: DocumentCheck, id: string): void {
  const stored = check.path.at(1);
  if (stored === undefined || stored === id) return;
  const params = { id, stored };
  report(check, 'id.mismatch', standardMessage('id.mismatch', params), { keys: ['id'], params });
}
