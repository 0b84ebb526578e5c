import { type DocumentPath, splitPath } from '../model/path.ts';
import { collectionNames, type Project, type ProjectDocument } from '../model/project.ts';

/** The documents that differ in identity between two states of a project; undefined for a deleted one. */
export function changedDocuments(before: Project, after: Project): Map<DocumentPath, ProjectDocument | undefined> {
  const changed = new Map<DocumentPath, ProjectDocument | undefined>();
  for (const name of ['object', 'assets'] as const) {
    if (before[name] !== after[name]) changed.set(`${name}.json`, after[name]);
  }
  for (const name of collectionNames) {
    const old: ReadonlyMap<string, ProjectDocument> = before[name];
    const now: ReadonlyMap<string, ProjectDocument> = after[name];
    if (old === now) continue;
    for (const [id, document] of now) {
      if (old.get(id) !== document) changed.set(splitPath([name, id]).document, document);
    }
    for (const id of old.keys()) if (!now.has(id)) changed.set(splitPath([name, id]).document, undefined);
  }
  return changed;
}
