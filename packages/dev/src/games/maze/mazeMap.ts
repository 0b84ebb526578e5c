/** Side of a cell in the scene. */
export const cell = 64;

/**
 * The maze from above: # hedge, . path, T where Thistle starts, b strawberry, k red key, K blue key, g red gate, G blue
 * gate, P picnic, f flowers.
 */
const mazeMap: readonly string[] = [
  '##########################',
  '#T..#...b#.......#..b...##',
  '#.#.#.##.#.#####.#.####.##',
  '#.#...#..#.#..k#...#..#.##',
  '#.#####.##.#.###.###.##..#',
  '#...b.#....#...#.#.....#.#',
  '###.#.####.###.#.#.###.#.#',
  '#f..#....#.....#.#.#K#...#',
  '#.######.#######.#.#.###g#',
  '#.#b...............#.....#',
  '#.#.##.#.#######.###.###.#',
  '#.#.#b.#.#..b..#...#...#.#',
  '#...####.#.###.###.###.#.#',
  '#.#......#.#.....#...#b#.#',
  '#.########.#.###.###.#####',
  '#....b.....#.#f#...#..G..#',
  '##########.#.#.###.####.##',
  '#b.........#.........#.PP#',
  '##########################',
];

/** Size of the maze in cells. */
export const mazeSize = { columns: mazeMap[0]?.length ?? 0, rows: mazeMap.length } as const;

/** A cell of the map by its column and row from the upper left. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** The center of a cell in the scene. */
export function middleOf({ column, row }: Cell): { x: number; y: number } {
  return { x: (column + 0.5) * cell, y: (mazeSize.rows - row - 0.5) * cell };
}

/** The cells that contain one of these marks, row by row. */
export function cellsOf(marks: string): Cell[] {
  return mazeMap.flatMap((line, row) =>
    [...line].flatMap((mark, column) => (marks.includes(mark) ? [{ column, row }] : [])),
  );
}

/** Horizontal stretches of hedge, each as long as possible. */
export function hedgeRows(): { start: Cell; length: number }[] {
  return mazeMap.flatMap((line, row) =>
    [...line.matchAll(/#+/g)].map((match) => ({ start: { column: match.index, row }, length: match[0].length })),
  );
}

/** The shortest path between two cells that crosses no hedge or closed gate, or none. */
export function findWay(from: Cell, to: Cell, closed: string): Cell[] | undefined {
  const keyOf = ({ column, row }: Cell) => row * mazeSize.columns + column;
  const ways = new Map([[keyOf(from), [from]]]);
  const open = [from];
  for (let at = open.shift(); at; at = open.shift()) {
    const way = ways.get(keyOf(at)) ?? [];
    if (keyOf(at) === keyOf(to)) return way;
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = { column: at.column + right, row: at.row + down };
      const mark = mazeMap[next.row]?.[next.column] ?? '#';
      if (mark === '#' || closed.includes(mark) || ways.has(keyOf(next))) continue;
      ways.set(keyOf(next), [...way, next]);
      open.push(next);
    }
  }
  return undefined;
}
