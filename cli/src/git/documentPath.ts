/** The stored path of a document inside its project, and the project's folder, from a path in a repository. */
export interface RepositoryDocument {
  readonly document: string;
  /** Blank for the repository itself. */
  readonly folder: string;
}

const pattern =
  /^(?:(.*)\/)?((?:scenes|actors|tables|delegates|behaviors)\/[^/]+\.json|tests\/[^/]+\.play\.json|object\.json|assets\.json)$/;

/** Undefined for a path that is not that of a document. docs/format.md#files-and-paths. */
export function documentInRepository(path: string): RepositoryDocument | undefined {
  const [, folder = '', document] = pattern.exec(path.replaceAll('\\', '/')) ?? [];
  return document === undefined ? undefined : { document, folder };
}
