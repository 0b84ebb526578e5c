/** Addresses a member of a list by its `id` (a list of texts: by the text itself) or, for assets, by its `name`. */
export type MemberKey = { readonly id: string } | { readonly name: string };

/** Addresses a cell in the `$` of a table's column by the id of its row, since cells have no id of their own. */
interface CellKey {
  readonly row: string;
}

/** One step of an edit's path: a property or document id, a list index, the member of a list, or a cell of a column. */
export type EditKey = string | number | MemberKey | CellKey;

/** The path of an op, from the project's root. Members of lists are addressed by id, so that undo finds them later. */
export type EditPath = readonly EditKey[];

/**
 * The five primitive changes. The inverse of each consists of them, too. docs/architecture.md#edits-and-history. `set`
 * gives a property or document a value (`at`: its position among the keys, when it is new); `unset` removes one;
 * `insert` adds to the list at `path`; `remove` removes a member; `move` moves a member to an index of its own list or
 * of the list `to`. The numbers `numRows` and `numCols` of a table are updated automatically.
 */
export type Op =
  | { readonly op: 'set'; readonly path: EditPath; readonly value: unknown; readonly at?: number }
  | { readonly op: 'unset'; readonly path: EditPath }
  | { readonly op: 'insert'; readonly path: EditPath; readonly index: number; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: EditPath }
  | { readonly op: 'move'; readonly path: EditPath; readonly index: number; readonly to?: EditPath };
