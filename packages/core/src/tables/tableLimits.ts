/**
 * Maximum size of a table; a file may have `fileBytes` bytes. The limit of all documents also applies to the stored
 * document. Ours; docs/format.md#limits.
 */
export const tableLimits = {
  rows: 100_000,
  columns: 1_000,
  cells: 1_000_000,
  fileBytes: 16 * 1024 * 1024,
} as const;

/** Why a table cannot have this size; undefined when it can. */
export function sizeProblem(rows: number, columns: number): string | undefined {
  if (rows > tableLimits.rows) return `A table has at most ${tableLimits.rows} rows; these are ${rows}.`;
  if (columns > tableLimits.columns) return `A table has at most ${tableLimits.columns} columns; these are ${columns}.`;
  const cells = rows * columns;
  return cells > tableLimits.cells ? `A table has at most ${tableLimits.cells} cells; these are ${cells}.` : undefined;
}
