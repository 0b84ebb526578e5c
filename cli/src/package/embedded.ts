/** The files that the program of one file holds; its beginning leaves them here. See packages/dev, `packSingle`. */
export interface EmbeddedFiles {
  /** Where the program itself is. */
  readonly place: string;
  /** Paths with `/`, in code-point order. */
  readonly names: readonly string[];
  /** Undefined where there is no such file. */
  read(name: string): Uint8Array | undefined;
}

declare global {
  var playhouseFiles: EmbeddedFiles | undefined;
}

/** What the program of one file holds; undefined for the package and the workspace, which have files beside them. */
export function embeddedFiles(): EmbeddedFiles | undefined {
  return globalThis.playhouseFiles;
}
