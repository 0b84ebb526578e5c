import type { DocumentPath, PathKey } from '../model/path.ts';

/**
 * One thing that repair did. Changes are in the order in which they were made: doing them one after the other to the
 * damaged documents gives the repaired ones.
 */
export interface RepairChange {
  /** Id of the stage that made it. */
  readonly stage: string;
  readonly document: DocumentPath;
  /** From the document's root; empty for the whole document. */
  readonly path: readonly PathKey[];
  /** Undefined where nothing was; words where the value held itself. */
  readonly from: unknown;
  /** Undefined for what was removed. */
  readonly to: unknown;
  /** A sentence for people. */
  readonly why: string;
}

/** A change as a stage makes it, which knows its document and its stage. */
export type DocumentChange = Pick<RepairChange, 'path' | 'from' | 'to' | 'why'>;
