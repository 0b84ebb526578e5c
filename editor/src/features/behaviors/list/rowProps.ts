import type { ListCommands } from './listCommands.ts';
import type { ListRow } from './listRows.ts';
import type { ListStore } from './listStore.ts';

/** What the parts of a behavior list share. */
export interface ListParts {
  readonly rows: readonly ListRow[];
  /** How many behaviors stand at the top level. */
  readonly rootCount: number;
  readonly commands: ListCommands;
  readonly store: ListStore;
  /** Puts the cursor and the focus on a row. */
  readonly goTo: (key: string) => void;
}

/** What every row is drawn from. */
export interface RowProps<Row extends ListRow = ListRow> {
  readonly row: Row;
  readonly rows: readonly ListRow[];
  readonly commands: ListCommands;
  /** Name of the actor, for names that are read aloud. */
  readonly name: string;
  readonly goTo: (key: string) => void;
}
