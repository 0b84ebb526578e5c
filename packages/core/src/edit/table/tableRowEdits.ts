import { addRows } from './addRows.ts';
import { moveRows } from './moveRows.ts';
import { removeRows } from './removeRows.ts';
import { sortRows } from './sortRows.ts';

/** Every edit of a table's rows. */
export const tableRowEdits = [addRows, removeRows, moveRows, sortRows] as const;
