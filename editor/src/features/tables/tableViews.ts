import { create } from 'zustand';

/** How a table is shown on this computer. */
export interface TableView {
  /** Widths of columns by their id, in px; the default for all others. */
  readonly widths: Readonly<Record<string, number>>;
  /** How many rows and columns stay in place while the rest scrolls. */
  readonly frozenRows: number;
  readonly frozenColumns: number;
}

export const plainView: TableView = { widths: {}, frozenRows: 0, frozenColumns: 0 };

export const columnWidths = { least: 40, normal: 120, most: 800 } as const;

const storageKey = 'playhouse-table-views';

/** More tables than this are forgotten, the oldest first. */
const mostViews = 100;

interface TableViews {
  /** By project and table. */
  readonly views: Readonly<Record<string, TableView>>;
  change(key: string, part: Partial<TableView>): void;
}

/** How tables are shown, kept in this browser. */
export const useTableViews = create<TableViews>()((set, get) => ({
  views: readViews(stored()),
  change(key, part) {
    const { [key]: before = plainView, ...others } = get().views;
    const kept = Object.entries(others).slice(-(mostViews - 1));
    const views = { ...Object.fromEntries(kept), [key]: { ...before, ...part } };
    set({ views });
    try {
      localStorage.setItem(storageKey, JSON.stringify(views));
    } catch {
      // The view then lasts until the page is closed.
    }
  },
}));

export function viewKey(game: string, table: string): string {
  return `${game}/${table}`;
}

/** Views from stored text: what is invalid is left out. */
export function readViews(text: string | null): Record<string, TableView> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  return isRecord(parsed)
    ? Object.fromEntries(
        Object.entries(parsed).flatMap(([key, view]) => (isRecord(view) ? [[key, readView(view)]] : [])),
      )
    : {};
}

function readView({ widths, frozenRows, frozenColumns }: Record<string, unknown>): TableView {
  const pairs = isRecord(widths) ? Object.entries(widths) : [];
  return {
    widths: Object.fromEntries(
      pairs.flatMap(([id, width]) => (typeof width === 'number' ? [[id, boundWidth(width)]] : [])),
    ),
    frozenRows: count(frozenRows),
    frozenColumns: count(frozenColumns),
  };
}

export function boundWidth(width: number): number {
  return Math.round(Math.max(columnWidths.least, Math.min(columnWidths.most, width)));
}

/** More frozen ones would leave no room for the rest. */
export const mostFrozen = 20;

function count(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) ? Math.max(0, Math.min(mostFrozen, value)) : 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
