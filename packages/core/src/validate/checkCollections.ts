import { ours } from '../catalogue/messages.ts';
import type { PlayTestDocument, SavedBehaviorDocument } from '../generated/entities.ts';
import {
  type Collection,
  type CollectionName,
  collectionNames,
  type Project,
  type ProjectDocument,
} from '../model/project.ts';
import { type ChangedFacts, isAffected } from './changedFacts.ts';
import type { ProjectChanges } from './changedMembers.ts';
import { checkBehavior } from './checkBehaviors.ts';
import { checkDelegate } from './checkDelegate.ts';
import { beginDocument, type CheckedDocument, checkDocumentId, endDocument } from './checkDocument.ts';
import { checkPrototype } from './checkPrototype.ts';
import { checkScene } from './checkScene.ts';
import { hasShape, type ShapedProject } from './checkShapes.ts';
import { checkTable } from './checkTable.ts';
import { type DocumentCheck, report } from './documentCheck.ts';
import { openResolver } from './keypathResolver.ts';
import { noteUse } from './uses.ts';

/** Checks that the scene of a play test exists, by id or by name. A missing one does not break the game. */
function checkPlayTest(check: DocumentCheck, { scene }: PlayTestDocument): void {
  if (scene === undefined || scene === '') return;
  noteUse(check.uses, 'scene', scene);
  const { scenes } = check.lookup.project;
  if (scenes.has(scene)) return;
  for (const { attributes } of scenes.values()) if (attributes.name === scene) return;
  report(check, 'reference.missing', ours.sceneMissing, {
    keys: ['scene'],
    params: { target: scene },
    severity: 'nonBlocking',
  });
}

/** Checks a behavior of the author's library, which no actor runs and whose references may belong to other projects. */
function checkSavedBehavior(check: DocumentCheck, saved: SavedBehaviorDocument): void {
  check.muted += 1;
  check.path.push('behavior');
  checkBehavior({ check, resolver: openResolver, ids: new Set() }, saved.behavior);
  check.path.pop();
  check.muted -= 1;
}

/** Findings in the documents of one collection, by id. A checker updates them in place from step to step. */
export interface CheckedCollection {
  readonly results: Map<string, CheckedDocument>;
  /** The results that have findings. */
  readonly found: Map<string, CheckedDocument>;
}

/** Findings in the documents of every collection. */
export type CheckedCollections = Readonly<Record<CollectionName, CheckedCollection>>;

/** One step from the previous state of a project to the current one. */
export interface Step {
  readonly given: Project;
  readonly shaped: ShapedProject;
  readonly changes: ProjectChanges;
  /** The facts that now differ for others. */
  readonly changed: ChangedFacts;
}

/** Checks the document with an id, if the project has it; the check is at the document. */
type CheckMember = (check: DocumentCheck, project: Project, id: string) => void;

const memberChecks: Readonly<Record<CollectionName, CheckMember>> = {
  scenes: memberCheck(({ scenes }) => scenes, checkScene),
  actors: memberCheck(({ actors }) => actors, checkPrototype),
  tables: memberCheck(({ tables }) => tables, checkTable),
  delegates: memberCheck(({ delegates }) => delegates, checkDelegate),
  behaviors: memberCheck(({ behaviors }) => behaviors, checkSavedBehavior),
  tests: memberCheck(({ tests }) => tests, checkPlayTest),
};

function memberCheck<Document extends ProjectDocument>(
  membersOf: (project: Project) => Collection<Document>,
  run: (check: DocumentCheck, document: Document) => void,
): CheckMember {
  return (check, project, id) => {
    const document = membersOf(project).get(id);
    if (document === undefined) return;
    if ('id' in document) checkDocumentId(check, document.id);
    run(check, document);
  };
}

/** Checks every document whose shape is known. */
export function checkCollections(check: DocumentCheck, given: Project, shaped: ShapedProject): CheckedCollections {
  const collections = createCollections();
  for (const name of collectionNames) {
    for (const [id, document] of given[name]) checkMember(check, shaped, collections, name, id, document);
  }
  return collections;
}

/** Scenes depend on prototypes, and tests on scenes. */
const dependents = ['tables', 'delegates', 'behaviors', 'actors', 'scenes', 'tests'] as const;

/**
 * The same when shapes are not known yet: checks shape and content of each document in one pass, while it is in the
 * processor's cache, which halves the time. Undefined as soon as a document has a wrong shape.
 */
export function checkUnshapedCollections(check: DocumentCheck, given: Project): CheckedCollections | undefined {
  const collections = createCollections();
  const shaped: ShapedProject = { project: given, issues: new Map() };
  for (const name of dependents) {
    for (const [id, document] of given[name]) {
      if (!hasShape(name, document)) return undefined;
      checkMember(check, shaped, collections, name, id, document);
    }
  }
  return collections;
}

/** Checks the documents that changed or depend on something that did, and keeps the other results. */
export function updateCollections(
  check: DocumentCheck,
  { given, shaped, changes, changed }: Step,
  collections: CheckedCollections,
): void {
  for (const name of collectionNames) {
    const { results, found } = collections[name];
    for (const id of changes[name].removed) {
      results.delete(id);
      found.delete(id);
    }
    for (const id of changes[name].put) {
      const document = given[name].get(id);
      if (document !== undefined) checkMember(check, shaped, collections, name, id, document);
    }
    if (changed.kinds.length === 0) continue;
    const put = new Set(changes[name].put);
    for (const [id, { document, uses }] of results) {
      if (isAffected(uses, changed) && !put.has(id)) checkMember(check, shaped, collections, name, id, document);
    }
  }
}

function createCollections(): CheckedCollections {
  const create = (): CheckedCollection => ({ results: new Map(), found: new Map() });
  return {
    scenes: create(),
    actors: create(),
    tables: create(),
    delegates: create(),
    behaviors: create(),
    tests: create(),
  };
}

function checkMember(
  check: DocumentCheck,
  { project, issues }: ShapedProject,
  collections: CheckedCollections,
  name: CollectionName,
  id: string,
  document: ProjectDocument,
): void {
  beginDocument(check, name, id, issues.size === 0 ? undefined : issues.get(document));
  memberChecks[name](check, project, id);
  const { results, found } = collections[name];
  const result = endDocument(check, document);
  results.set(id, result);
  if (result.issues.length > 0) found.set(id, result);
  else if (found.size > 0) found.delete(id);
}
