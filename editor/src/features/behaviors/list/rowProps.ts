import type { ListCommands } from './listCommands.ts';
import type { CardRow, ListRow } from './listRows.ts';
import type { ListStore } from './listStore.ts';

/** Shared by the parts of a behavior list. */
export interface ListParts {
  readonly rows: readonly ListRow[];
  /** Number of behaviors at the top level. */
  readonly rootCount: number;
  readonly commands: ListCommands;
  readonly store: ListStore;
  /** Moves cursor and focus to a row. */
  readonly goTo: (key: string) => void;
}

/** Props of every row. */
export interface RowProps<Row extends ListRow = ListRow> {
  readonly row: Row;
  readonly rows: readonly ListRow[];
  readonly commands: ListCommands;
  /** Name of the actor, for accessible names. */
  readonly name: string;
  readonly goTo: (key: string) => void;
}

export type CardRowProps = RowProps<CardRow>;
