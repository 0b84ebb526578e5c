/** The cost of entering each cell; cells that are negative or not numbers are blocked. Counts from 1. */
export interface CostMap {
  readonly rows: number;
  readonly columns: number;
  cost(row: number, column: number): number;
}

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Steps in a fixed order, so that ties between paths are resolved alike everywhere. */
const steps: readonly (readonly [row: number, column: number])[] = [
  ...([
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
  ] as const),
  ...([
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const),
];

/**
 * The cheapest path from one cell to another, both included; of equally cheap paths, the one with the fewest steps.
 * Steps lead to all eight neighbors, but not between two blocked cells. Empty when there is no path, undefined when an
 * end lies outside or when `mayGoOn`, which is called for each cell, stops it. docs/runtime-rules.md#path-finding.
 */
export function findPath(
  map: CostMap,
  start: Cell,
  end: Cell,
  mayGoOn: () => boolean = () => true,
): Cell[] | undefined {
  if (!isInside(map, start) || !isInside(map, end)) return undefined;
  const search = new Search(map);
  search.reach(search.indexOf(start.row, start.column), -1, 0, 0);
  const target = search.indexOf(end.row, end.column);
  if (isBlocked(map, start.row, start.column)) return [];
  for (let index = search.next(); index >= 0; index = search.next()) {
    if (index === target) return search.wayTo(target);
    if (!mayGoOn()) return undefined;
    spread(search, map, index);
  }
  return [];
}

function spread(search: Search, map: CostMap, from: number): void {
  const { row, column } = search.cellOf(from);
  for (const [down, right] of steps) {
    const cell = { row: row + down, column: column + right };
    if (!isInside(map, cell) || isBlocked(map, cell.row, cell.column)) continue;
    const isDiagonal = down !== 0 && right !== 0;
    if (isDiagonal && isBlocked(map, cell.row, column) && isBlocked(map, row, cell.column)) continue;
    const cost = (search.cost[from] ?? 0) + map.cost(cell.row, cell.column);
    search.reach(search.indexOf(cell.row, cell.column), from, cost, (search.steps[from] ?? 0) + 1);
  }
}

function isInside({ rows, columns }: CostMap, { row, column }: Cell): boolean {
  const isWhole = Number.isInteger(row) && Number.isInteger(column);
  return isWhole && row >= 1 && row <= rows && column >= 1 && column <= columns;
}

function isBlocked(map: CostMap, row: number, column: number): boolean {
  return !(map.cost(row, column) >= 0);
}

/** Reached cells, the cheapest first: a binary heap. */
class Search {
  readonly cost: Float64Array;
  readonly steps: Float64Array;
  readonly #from: Int32Array;
  readonly #isDone: Uint8Array;
  readonly #columns: number;
  readonly #heap: number[] = [];

  constructor({ rows, columns }: CostMap) {
    this.#columns = columns;
    this.cost = new Float64Array(rows * columns).fill(Number.POSITIVE_INFINITY);
    this.steps = new Float64Array(rows * columns).fill(Number.POSITIVE_INFINITY);
    this.#from = new Int32Array(rows * columns).fill(-1);
    this.#isDone = new Uint8Array(rows * columns);
  }

  indexOf(row: number, column: number): number {
    return (row - 1) * this.#columns + column - 1;
  }

  cellOf(index: number): Cell {
    return { row: Math.floor(index / this.#columns) + 1, column: (index % this.#columns) + 1 };
  }

  /** Records a path to a cell if it is better than the known one. */
  reach(index: number, from: number, cost: number, steps: number): void {
    const known = this.cost[index] ?? 0;
    if (cost > known || (cost === known && steps >= (this.steps[index] ?? 0))) return;
    this.cost[index] = cost;
    this.steps[index] = steps;
    this.#from[index] = from;
    this.#push(index);
  }

  /** Takes the cheapest cell that has not been taken yet; -1 when there is none. */
  next(): number {
    for (;;) {
      const index = this.#pop();
      if (index < 0) return -1;
      if (this.#isDone[index] === 1) continue;
      this.#isDone[index] = 1;
      return index;
    }
  }

  wayTo(index: number): Cell[] {
    const way: Cell[] = [];
    for (let at = index; at >= 0; at = this.#from[at] ?? -1) way.push(this.cellOf(at));
    return way.reverse();
  }

  #isBefore(a: number, b: number): boolean {
    const [first, second] = [this.cost[a] ?? 0, this.cost[b] ?? 0];
    if (first !== second) return first < second;
    const [few, many] = [this.steps[a] ?? 0, this.steps[b] ?? 0];
    return few === many ? a < b : few < many;
  }

  #push(index: number): void {
    const heap = this.#heap;
    let place = heap.push(index) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = heap[parent] ?? 0;
      if (!this.#isBefore(index, above)) break;
      heap[place] = above;
      place = parent;
    }
    heap[place] = index;
  }

  #pop(): number {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (top === undefined || last === undefined) return -1;
    if (heap.length === 0) return top;
    let place = 0;
    for (;;) {
      let child = place * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && this.#isBefore(heap[child + 1] ?? 0, heap[child] ?? 0)) child++;
      const below = heap[child] ?? 0;
      if (!this.#isBefore(below, last)) break;
      heap[place] = below;
      place = child;
    }
    heap[place] = last;
    return top;
  }
}
