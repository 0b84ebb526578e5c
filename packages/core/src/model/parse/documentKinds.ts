import type {
  AssetsDocument,
  DelegateDocument,
  GameDocument,
  PlayTestDocument,
  PrototypeDocument,
  SavedBehaviorDocument,
  SceneDocument,
  TableDocument,
} from '../../generated/entities.ts';
import * as validators from '../../generated/validators.js';
import type { DocumentPath } from '../path.ts';
import { documentPathToPath } from '../path.ts';
import type { ProjectDocument } from '../project.ts';
import type { ShapeValidator } from '../shape.ts';
import { type Shape, shapeOf } from './linkShapes.ts';

/** A kind of document: its shape, and the check that a value has it. */
export interface DocumentKind<Document extends ProjectDocument = ProjectDocument> {
  readonly shape: Shape;
  readonly validate: ShapeValidator<Document>;
}

/** The kinds of stored documents by the head of their project path. docs/format.md#files-and-paths. */
export const documentKinds = {
  object: { shape: shapeOf('object'), validate: validators.validateGame },
  assets: { shape: shapeOf('assets'), validate: validators.validateAssets },
  scenes: { shape: shapeOf('scene'), validate: validators.validateScene },
  actors: { shape: shapeOf('actor'), validate: validators.validatePrototype },
  tables: { shape: shapeOf('table'), validate: validators.validateTable },
  delegates: { shape: shapeOf('delegate'), validate: validators.validateDelegate },
  behaviors: { shape: shapeOf('behavior'), validate: validators.validateSavedBehavior },
  tests: { shape: shapeOf('play-test'), validate: validators.validatePlayTest },
} satisfies {
  object: DocumentKind<GameDocument>;
  assets: DocumentKind<AssetsDocument>;
  scenes: DocumentKind<SceneDocument>;
  actors: DocumentKind<PrototypeDocument>;
  tables: DocumentKind<TableDocument>;
  delegates: DocumentKind<DelegateDocument>;
  behaviors: DocumentKind<SavedBehaviorDocument>;
  tests: DocumentKind<PlayTestDocument>;
};

const kindsByName = new Map<string, DocumentKind>(Object.entries(documentKinds));

/** The kind of the document at a stored path, or undefined when no document has that path. */
export function findDocumentKind(document: DocumentPath): DocumentKind | undefined {
  const head = documentPathToPath(document)?.[0];
  return typeof head === 'string' ? kindsByName.get(head) : undefined;
}
