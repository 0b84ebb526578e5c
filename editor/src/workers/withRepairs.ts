import {
  applyRepairs,
  type DocumentPath,
  documentsOf,
  type Op,
  opsBetween,
  type Project,
  type ProjectDocument,
  type RepairChange,
  replaceDocuments,
} from '@playhouse/core';

/** The project with some changes of a repair. Changes of values that are different now are left out. */
export function withRepairs(project: Project, changes: readonly RepairChange[]): Project {
  const documents = new Map(documentsOf(project));
  const applied = applyRepairs(documents, changes, new Set(changes.keys()));
  const changed = [...applied.documents].filter(([name, document]) => documents.get(name) !== document);
  return replaceDocuments(project, new Map(changed as [DocumentPath, ProjectDocument][]));
}

/** What such changes do to the project. */
export function opsOfRepairs(project: Project, changes: readonly RepairChange[]): readonly Op[] {
  return opsBetween(project, withRepairs(project, changes));
}
