import { create } from 'zustand';
import { type CellRange, firstCell, type GridSelection, selectCell } from '../model/selection.ts';
import type { CellEditing } from './CellEditor.tsx';

/** What a drag in the grid would do. */
export type GridDrag =
  | { readonly kind: 'fill'; readonly range: CellRange }
  | { readonly kind: 'rows' | 'columns'; readonly before: number }
  | { readonly kind: 'width'; readonly column: string; readonly width: number };

/** A menu that is open at a point of the page. */
interface GridMenuAt {
  readonly kind: 'cells' | 'type';
  readonly column: number;
  readonly x: number;
  readonly y: number;
}

/** The state of one grid. Positions may lie outside a table that has become smaller; readers clamp them. */
export interface GridState {
  readonly selection: GridSelection;
  readonly editing: CellEditing | undefined;
  readonly drag: GridDrag | undefined;
  readonly menu: GridMenuAt | undefined;
  /** The text to find; undefined while nothing is searched. */
  readonly find: string | undefined;
  /** After Esc, Tab leaves the grid. */
  readonly tabLeaves: boolean;
}

export type GridStore = ReturnType<typeof createGridStore>;

export function createGridStore() {
  return create<GridState>()(() => ({
    selection: selectCell(firstCell),
    editing: undefined,
    drag: undefined,
    menu: undefined,
    find: undefined,
    tabLeaves: false,
  }));
}
