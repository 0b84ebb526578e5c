import type { EditLabel } from '../edit/defineEdit.ts';
import type { Op } from '../edit/op.ts';

/** An edit that was made, with its undo actions. Stored form of docs/product-rules.md#undo-history. */
export interface CheckpointAction {
  /** Kind of the edit. */
  readonly action: string;
  readonly data: unknown;
  readonly undoAction: 'ops.apply';
  readonly undoData: readonly Op[];
}

/** Edits that are undone together. Plain data: survives JSON. */
export interface Checkpoint {
  /** Milliseconds since 1970. */
  readonly created_at: number;
  readonly actions: readonly CheckpointAction[];
  /** What people read about it. */
  readonly label: EditLabel;
  /** Id of the drag or text field that may still extend this checkpoint. */
  readonly gesture?: string;
}
