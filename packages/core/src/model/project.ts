import type {
  AssetsDocument,
  DelegateDocument,
  GameDocument,
  PlayTestDocument,
  PrototypeDocument,
  SavedBehaviorDocument,
  SceneDocument,
  TableDocument,
} from '../generated/entities.ts';

/** Documents of one kind by id. Maps, so that no user text is ever a property name. */
export type Collection<Document> = ReadonlyMap<string, Document>;

/**
 * All documents of a project as an immutable value. The order of prototypes and scenes is that of `object`; a listed id
 * may lack its document and a document may be unlisted (loading is total).
 */
export interface Project {
  readonly object: GameDocument;
  readonly assets: AssetsDocument;
  readonly scenes: Collection<SceneDocument>;
  readonly actors: Collection<PrototypeDocument>;
  readonly tables: Collection<TableDocument>;
  readonly delegates: Collection<DelegateDocument>;
  readonly behaviors: Collection<SavedBehaviorDocument>;
  /** Play tests by name. */
  readonly tests: Collection<PlayTestDocument>;
}

/** Names of the collections that hold several documents. */
export const collectionNames = ['scenes', 'actors', 'tables', 'delegates', 'behaviors', 'tests'] as const;
export type CollectionName = (typeof collectionNames)[number];

/** Any stored document. */
export type ProjectDocument =
  | GameDocument
  | AssetsDocument
  | SceneDocument
  | PrototypeDocument
  | TableDocument
  | DelegateDocument
  | SavedBehaviorDocument
  | PlayTestDocument;

/** Binary assets by stored path (`images/x.png`, `sounds/x.wav`, `fonts/x.ttf`). */
export type AssetFiles = ReadonlyMap<string, Uint8Array>;

/** A project together with the bytes of its assets, as in a folder or an archive. */
export interface ProjectContents {
  readonly project: Project;
  readonly files: AssetFiles;
}

/** Scenes in the game's order, without those that have no document. */
export function orderedScenes(project: Project): SceneDocument[] {
  return project.object.scenes.flatMap((id) => project.scenes.get(id) ?? []);
}

/** Prototypes in the game's order, without those that have no document. */
export function orderedPrototypes(project: Project): PrototypeDocument[] {
  return project.object.prototypes.flatMap((id) => project.actors.get(id) ?? []);
}
