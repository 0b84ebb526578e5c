import {
  type DescribedConflict,
  type DocumentPath,
  type Edit,
  type Op,
  opsBetween,
  type Project,
  type Result,
  readDocument,
} from '@playhouse/core';
import { withDocuments } from '../journal/withDocuments.ts';
import type { RecordBody } from '../store/database.ts';

/** The edit that replaces a document by a version that lost a merge. It can be undone like any other. */
export function chooseVersion(project: Project, document: DocumentPath, body: RecordBody): Result<Edit> {
  const read = readDocument(document, body);
  if (!read.ok) return read;
  const chosen = withDocuments(project, new Map([[document, read.value.value]]));
  return { ok: true, value: { kind: 'ops.apply', data: opsBetween(project, chosen) } };
}

/**
 * The edit that gives a place of the project the value that one side of a conflict had. Undefined where a value alone
 * does not say that: what was moved, or is used elsewhere, can only be chosen with its whole document.
 */
export function chooseValue(conflict: DescribedConflict, side: 'mine' | 'theirs'): Edit | undefined {
  const { kind, path } = conflict;
  if (kind !== 'value' && kind !== 'deletion') return undefined;
  const value = conflict[side];
  const isMember = typeof path.at(-1) === 'object';
  // A member that was deleted cannot be put back without its place in the list.
  if (isMember && value !== undefined) return undefined;
  const op: Op = value !== undefined ? { op: 'set', path, value } : { op: isMember ? 'remove' : 'unset', path };
  return { kind: 'ops.apply', data: [op] };
}
