import { type DocumentPath, type Edit, opsBetween, type Project, type Result, readDocument } from '@playhouse/core';
import { withDocuments } from '../journal/withDocuments.ts';
import type { RecordBody } from '../store/database.ts';

/** The edit that replaces a document by a version that lost a merge. It can be undone like any other. */
export function chooseVersion(project: Project, document: DocumentPath, body: RecordBody): Result<Edit> {
  const read = readDocument(document, body);
  if (!read.ok) return read;
  const chosen = withDocuments(project, new Map([[document, read.value.value]]));
  return { ok: true, value: { kind: 'ops.apply', data: opsBetween(project, chosen) } };
}
