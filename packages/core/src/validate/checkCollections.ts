import type { Collection, CollectionName, Project, ProjectDocument } from '../model/project.ts';
import { type ChangedFacts, isAffected } from './changedFacts.ts';
import { checkDelegate } from './checkDelegate.ts';
import { type CheckedDocument, checkDocument, checkDocumentId } from './checkDocument.ts';
import { checkPlayTest } from './checkPlayTest.ts';
import { checkPrototype } from './checkPrototype.ts';
import { checkSavedBehavior } from './checkSavedBehavior.ts';
import { checkScene } from './checkScene.ts';
import type { ShapedProject } from './checkShapes.ts';
import { checkTable } from './checkTable.ts';
import type { DocumentCheck } from './documentCheck.ts';
import type { Lookup } from './lookup.ts';

/** Findings of the documents of every collection, by id. */
export type CheckedCollections = Readonly<Record<CollectionName, ReadonlyMap<string, CheckedDocument>>>;

/** One step from what was known of a project to what is known now. */
export interface Step {
  /** What was known, of which project, and what others see of it differently now. Undefined in the first step. */
  readonly known: { readonly given: Project; readonly collections: CheckedCollections } | undefined;
  readonly changed: ChangedFacts | undefined;
  readonly shaped: ShapedProject;
  readonly lookup: Lookup;
}

/** Checks those documents that changed or depend on something that did, and keeps the other results. */
export function nextCollections(step: Step, given: Project): CheckedCollections {
  const { project } = step.lookup;
  return {
    scenes: nextCollection(step, 'scenes', given.scenes, project.scenes, checkScene),
    actors: nextCollection(step, 'actors', given.actors, project.actors, checkPrototype),
    tables: nextCollection(step, 'tables', given.tables, project.tables, checkTable),
    delegates: nextCollection(step, 'delegates', given.delegates, project.delegates, checkDelegate),
    behaviors: nextCollection(step, 'behaviors', given.behaviors, project.behaviors, checkSavedBehavior),
    tests: nextCollection(step, 'tests', given.tests, project.tests, checkPlayTest),
  };
}

function nextCollection<Document extends ProjectDocument>(
  { known, changed, shaped, lookup }: Step,
  name: CollectionName,
  given: Collection<Document>,
  usable: Collection<Document>,
  run: (check: DocumentCheck, document: Document) => void,
): ReadonlyMap<string, CheckedDocument> {
  const results = known?.collections[name];
  if (results !== undefined && known?.given[name] === given && changed?.kinds.length === 0) return results;
  const next = new Map<string, CheckedDocument>();
  for (const [id, document] of given) {
    const result = results?.get(id);
    if (result?.document === document && changed !== undefined && !isAffected(result.uses, changed)) {
      next.set(id, result);
      continue;
    }
    const value = usable.get(id);
    const checked = checkDocument(lookup, [name, id], document, shaped.issues.get(document), (check) => {
      if (value === undefined) return;
      if ('id' in value) checkDocumentId(check, value.id);
      run(check, value);
    });
    next.set(id, checked);
  }
  return next;
}
