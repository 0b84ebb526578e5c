import { type DocumentPath, documentPathToPath } from '../model/path.ts';
import type { Project, ProjectDocument } from '../model/project.ts';
import { applyPossibleOps } from './applyOps.ts';
import type { Op } from './op.ts';

/**
 * The project with documents replaced by those from elsewhere; undefined removes one. Paths of other things are
 * skipped, and the game and its manifest cannot be removed.
 */
export function replaceDocuments(
  project: Project,
  documents: ReadonlyMap<DocumentPath, ProjectDocument | undefined>,
): Project {
  const ops: Op[] = [];
  for (const [name, document] of documents) {
    const path = documentPathToPath(name);
    if (!path || document === documentAt(project, name)) continue;
    if (document) ops.push({ op: 'set', path, value: document });
    else if (path.length > 1) ops.push({ op: 'unset', path });
  }
  return ops.length === 0 ? project : applyPossibleOps(project, ops).project;
}

/** The document at this stored path. Documents with the same identity are unchanged. */
export function documentAt(project: Project, name: DocumentPath): ProjectDocument | undefined {
  const [collection, id] = documentPathToPath(name) ?? [];
  switch (collection) {
    case 'object':
      return project.object;
    case 'assets':
      return project.assets;
    case 'scenes':
    case 'actors':
    case 'tables':
    case 'delegates':
    case 'behaviors':
    case 'tests':
      return project[collection].get(String(id));
    default:
      return undefined;
  }
}
