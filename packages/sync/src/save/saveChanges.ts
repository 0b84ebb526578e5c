import { changedDocuments, type DocumentPath, documentAt, type Project, type ProjectDocument } from '@playhouse/core';
import type { StoreFault } from '../store/fault.ts';
import type { DocumentChange, SaveReport } from '../store/projectStore.ts';

/** What must be stored to get from one state of a project to another. */
export function changesBetween(
  stored: Project,
  target: Project,
  revisions: ReadonlyMap<DocumentPath, string>,
): DocumentChange[] {
  return [...changedDocuments(stored, target)].map(([document, value]) => {
    const revision = revisions.get(document);
    return { document, value, ...(revision !== undefined && { revision }) };
  });
}

/** Revisions after a save. */
export function withRevisions(
  revisions: ReadonlyMap<DocumentPath, string>,
  stored: SaveReport['stored'],
): Map<DocumentPath, string> {
  const next = new Map(revisions);
  for (const [document, revision] of stored) {
    if (revision === undefined) next.delete(document);
    else next.set(document, revision);
  }
  return next;
}

/** The states of some documents, undefined for those that do not exist in the project. */
export function partOfProject(
  project: Project,
  documents: ReadonlyMap<DocumentPath, unknown>,
): Map<DocumentPath, ProjectDocument | undefined> {
  return new Map([...documents.keys()].map((document) => [document, documentAt(project, document)]));
}

/** Whether a save with this outcome stored the hold: documents may be refused individually. */
export function isHeldAfter(fault: StoreFault | undefined): boolean {
  return !fault || fault.code === 'document.refused';
}
