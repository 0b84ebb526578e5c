import type { DocumentPath } from '../model/path.ts';

/** Stored documents by path, of whatever shape. */
export type StoredDocuments = ReadonlyMap<DocumentPath, unknown>;

/**
 * One step from a format to the next. It is one-way, uses neither time nor randomness, and may get damaged documents:
 * it leaves unchanged what it does not understand. docs/architecture.md#migration-and-repair.
 */
export interface Migration {
  /** Name of its file, such as `0001-what`: numbers count up without a gap, and the first leads from format 1 to 2. */
  readonly name: string;
  /** A sentence for people about what it changes. */
  readonly what: string;
  /**
   * The documents in the next format; those that do not change are the same objects. `formatVersion` is set by the
   * caller.
   */
  migrate(documents: StoredDocuments): StoredDocuments;
}
