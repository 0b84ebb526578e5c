import type { TableColumn } from '@playhouse/core';

/** What the cells of a column are like. */
export interface ColumnFacts {
  readonly count: number;
  readonly blank: number;
  /** How many different values there are, blank ones left out. */
  readonly different: number;
  /** Of numbers; undefined without any. */
  readonly numbers:
    | { readonly sum: number; readonly mean: number; readonly least: number; readonly most: number }
    | undefined;
  /** How many booleans are true; undefined in other columns. */
  readonly on: number | undefined;
}

/** Describes the cells of a column. */
export function describeColumn({ type, $: cells }: Pick<TableColumn, 'type' | '$'>): ColumnFacts {
  const filled = cells.filter((cell) => cell !== '');
  const numbers = filled.filter((cell) => typeof cell === 'number');
  const sum = numbers.reduce((total, number) => total + number, 0);
  return {
    count: cells.length,
    blank: cells.length - filled.length,
    different: new Set(filled).size,
    numbers:
      numbers.length === 0
        ? undefined
        : {
            sum,
            mean: sum / numbers.length,
            // Spreading 10,000 arguments is too much for some browsers.
            least: numbers.reduce((least, number) => Math.min(least, number)),
            most: numbers.reduce((most, number) => Math.max(most, number)),
          },
    on: type === 4 ? cells.filter((cell) => cell === true).length : undefined,
  };
}
