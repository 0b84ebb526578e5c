import { layoutEdits } from './layoutEdits.ts';
import type { RandomEdit } from './randomEdit.ts';

/** Every maker of random edits. Who adds an edit adds a line to the list of its kind. */
export const randomEdits: readonly RandomEdit[] = [...layoutEdits];
