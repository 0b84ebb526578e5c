import type { EditLabel } from '../edit/defineEdit.ts';
import type { Op } from '../edit/op.ts';

/** A completed edit with its undo actions. Stored form: docs/product-rules.md#undo-history. */
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
  /** The label that people see. */
  readonly label: EditLabel;
  /** Id of the drag or text field that can still extend this checkpoint. */
  readonly gesture?: string;
}
