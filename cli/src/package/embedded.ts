/** The files embedded in the single-file program; its first lines store them here. See packages/dev, `packSingle`. */
export interface EmbeddedFiles {
  /** Path of the program itself. */
  readonly place: string;
  /** Paths with `/`, in code-point order. */
  readonly names: readonly string[];
  /** Undefined when there is no such file. */
  read(name: string): Uint8Array | undefined;
}

declare global {
  var playhouseFiles: EmbeddedFiles | undefined;
}

/** The embedded files of the single-file program; undefined in the package and the workspace. */
export function embeddedFiles(): EmbeddedFiles | undefined {
  return globalThis.playhouseFiles;
}
