import type { Issue } from '../model/issue.ts';
import { isJsonObject } from '../model/json.ts';
import { type DocumentKind, documentKinds } from '../model/parse/documentKinds.ts';
import { readDocumentAs } from '../model/parse/readDocument.ts';
import { splitPath } from '../model/path.ts';
import {
  type Collection,
  type CollectionName,
  collectionNames,
  type Project,
  type ProjectDocument,
} from '../model/project.ts';
import type { ProjectChanges } from './changedMembers.ts';

/** A project in which every document has the stored shape, and the findings about shapes in the given project. */
export interface ShapedProject {
  readonly project: Project;
  /** By given document. */
  readonly issues: ReadonlyMap<ProjectDocument, readonly Issue[]>;
}

/**
 * Repairs documents of a wrong shape for the following checks, which then need not guard against them. Undefined when
 * there is no game document to start from. Each document is checked once, whatever the number of calls.
 */
export function checkShapes(project: Project): ShapedProject | undefined {
  const issues = new Map<ProjectDocument, readonly Issue[]>();
  const object = shaped(documentKinds.object, ['object'], project.object, issues);
  const assets = shaped(documentKinds.assets, ['assets'], project.assets, issues);
  if (object === undefined || assets === undefined) return undefined;
  const collections = {
    scenes: shapedAll(documentKinds.scenes, 'scenes', project.scenes, issues),
    actors: shapedAll(documentKinds.actors, 'actors', project.actors, issues),
    tables: shapedAll(documentKinds.tables, 'tables', project.tables, issues),
    delegates: shapedAll(documentKinds.delegates, 'delegates', project.delegates, issues),
    behaviors: shapedAll(documentKinds.behaviors, 'behaviors', project.behaviors, issues),
    tests: shapedAll(documentKinds.tests, 'tests', project.tests, issues),
  };
  return { project: issues.size === 0 ? project : { object, assets, ...collections }, issues };
}

/** The same after changes to a project whose documents all had the stored shape; checks only those that changed. */
export function checkChangedShapes(project: Project, changes: ProjectChanges): ShapedProject | undefined {
  const isSound =
    hasShape('object', project.object) &&
    hasShape('assets', project.assets) &&
    collectionNames.every((name) => changes[name].put.every((id) => hasShape(name, project[name].get(id))));
  return isSound ? { project, issues: noIssues } : checkShapes(project);
}

/** True when a document has the stored shape of its kind. */
export function hasShape(kind: 'object' | 'assets' | CollectionName, document: unknown): boolean {
  return documentKinds[kind].validate(document);
}

const noIssues: ShapedProject['issues'] = new Map();

/** Documents known to have the stored shape, with the kind that they were checked as. */
const sound = new WeakMap<object, object>();
/** Documents of a wrong shape: their repaired form, if possible, and the findings. */
const repaired = new WeakMap<
  object,
  { readonly kind: object; readonly value: ProjectDocument | undefined; readonly issues: readonly Issue[] }
>();

function shapedAll<Document extends ProjectDocument>(
  kind: DocumentKind<Document>,
  collection: string,
  documents: Collection<Document>,
  issues: Map<ProjectDocument, readonly Issue[]>,
): Collection<Document> {
  let copy: Map<string, Document> | undefined;
  for (const [id, document] of documents) {
    if (sound.get(document) === kind) continue;
    const value = shaped(kind, [collection, id], document, issues);
    if (value === document) continue;
    copy ??= new Map(documents);
    if (value === undefined) copy.delete(id);
    else copy.set(id, value);
  }
  return copy ?? documents;
}

function shaped<Document extends ProjectDocument>(
  kind: DocumentKind<Document>,
  path: readonly string[],
  document: Document,
  issues: Map<ProjectDocument, readonly Issue[]>,
): Document | undefined {
  if (sound.get(document) === kind) return document;
  let result = repaired.get(document);
  if (result?.kind !== kind) {
    if (kind.validate(document)) {
      sound.set(document, kind);
      return document;
    }
    const read = readDocumentAs(kind, splitPath(path).document, document);
    result = read.ok
      ? { kind, value: read.value.value, issues: read.value.notes }
      : { kind, value: undefined, issues: read.issues };
    if (isJsonObject(document)) repaired.set(document, result);
  }
  issues.set(document, result.issues);
  return kind.validate(result.value) ? result.value : undefined;
}
