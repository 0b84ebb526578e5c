import type { DocumentPath, Project, ProjectDocument } from '@playhouse/core';
import { documentPathToPath } from '@playhouse/core';

/**
 * The project with some documents replaced or, where the value is undefined, removed. Paths that name no document are
 * ignored.
 */
export function withDocuments(
  project: Project,
  documents: ReadonlyMap<DocumentPath, ProjectDocument | undefined>,
): Project {
  if (documents.size === 0) return project;
  const next: Record<string, unknown> = { ...project };
  for (const [document, value] of documents) {
    const [head, id] = documentPathToPath(document) ?? [];
    if (head === 'object' || head === 'assets') {
      if (value) next[head] = value;
    } else if (typeof head === 'string' && typeof id === 'string') {
      next[head] = withEntry(next[head], id, value);
    }
  }
  return { ...project, ...next };
}

function withEntry(collection: unknown, id: string, value: ProjectDocument | undefined): ReadonlyMap<string, unknown> {
  const copy = new Map<string, unknown>(collection instanceof Map ? collection : []);
  if (value) copy.set(id, value);
  else copy.delete(id);
  return copy;
}
