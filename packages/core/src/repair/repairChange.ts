import type { DocumentPath, PathKey } from '../model/path.ts';

/**
 * One change made by repair. Changes are in order: applying them one after the other to the damaged documents results
 * in the repaired ones.
 */
export interface RepairChange {
  /** Id of the stage that made it. */
  readonly stage: string;
  readonly document: DocumentPath;
  /** From the document's root; empty for the whole document. */
  readonly path: readonly PathKey[];
  /** Undefined if there was nothing; a description if the value contained itself. */
  readonly from: unknown;
  /** Undefined for what was removed. */
  readonly to: unknown;
  /** A sentence for people. */
  readonly why: string;
}

/** A change as made by a stage, before its document and its stage are added. */
export type DocumentChange = Pick<RepairChange, 'path' | 'from' | 'to' | 'why'>;
