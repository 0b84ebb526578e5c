import { type DocumentKind, documentKinds } from '../model/parse/documentKinds.ts';
import { type DocumentPath, documentPathToPath } from '../model/path.ts';
import type { CollectionName, Project, ProjectDocument } from '../model/project.ts';

/**
 * Assembles a project from documents of any shape. Those of a wrong shape are omitted; undefined without a valid game
 * document and manifest.
 */
export function assembleProject(documents: ReadonlyMap<DocumentPath, unknown>): Project | undefined {
  const object = documents.get('object.json');
  const assets = documents.get('assets.json');
  if (!documentKinds.object.validate(object) || !documentKinds.assets.validate(assets)) return undefined;
  return {
    object,
    assets,
    scenes: collect(documents, 'scenes', documentKinds.scenes),
    actors: collect(documents, 'actors', documentKinds.actors),
    tables: collect(documents, 'tables', documentKinds.tables),
    delegates: collect(documents, 'delegates', documentKinds.delegates),
    behaviors: collect(documents, 'behaviors', documentKinds.behaviors),
    tests: collect(documents, 'tests', documentKinds.tests),
  };
}

function collect<Document extends ProjectDocument>(
  documents: ReadonlyMap<DocumentPath, unknown>,
  name: CollectionName,
  kind: DocumentKind<Document>,
): Map<string, Document> {
  const collection = new Map<string, Document>();
  for (const [document, value] of documents) {
    const [head, id] = documentPathToPath(document) ?? [];
    if (head === name && typeof id === 'string' && kind.validate(value)) collection.set(id, value);
  }
  return collection;
}
