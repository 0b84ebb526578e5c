import type { PhysicsActor } from '../types.ts';
import { clearShapes, createPlacedShapes, type PlacedShapes, placeShape } from './placedShapes.ts';
import { touchDistance } from './shapesTouch.ts';

/** Called for slots near another one; true ends the search. */
export type SlotVisitor = (slot: number) => boolean;

/**
 * Finds shapes near each other, for thousands of actors of mixed sizes, without allocating in a search. Cells of level n
 * are 16 px times 2 to the n; a shape lies in the cell of its middle, on the lowest level whose cells it does not exceed.
 */
export class ShapeGrid {
  readonly shapes: PlacedShapes = createPlacedShapes();
  #mask = 0;
  /** Slots sorted by hash of their cell, and where each hash begins. */
  #byCell = new Int32Array(0);
  #cellStart = new Int32Array(1);
  #cellEnd = new Int32Array(0);
  #slotCell = new Int32Array(0);
  /** Slots sorted by level, and where each level begins. */
  #byLevel = new Int32Array(0);
  readonly #levelStart = new Int32Array(levelCount + 1);
  readonly #levelEnd = new Int32Array(levelCount);
  /** Levels on which shapes lie. */
  readonly #usedLevels: number[] = [];
  #slotLevel = new Uint8Array(0);

  /** Takes the actors as they stand now; the slot of each is its index. */
  place(actors: readonly PhysicsActor[]): void {
    clearShapes(this.shapes, actors.length);
    for (const [slot, actor] of actors.entries()) placeShape(this.shapes, slot, actor);
    this.sort();
  }

  /** Sorts the shapes that stand in the columns into cells. */
  sort(): void {
    const count = this.shapes.count;
    this.#reserve(count);
    const cellStart = this.#cellStart.fill(0);
    const levelStart = this.#levelStart.fill(0);
    for (let slot = 0; slot < count; slot++) {
      const level = levelOf(this.shapes, slot);
      const cell = this.#cellOf(slot, level);
      this.#slotLevel[slot] = level;
      this.#slotCell[slot] = cell;
      cellStart[cell + 1] = at(cellStart, cell + 1) + 1;
      levelStart[level + 1] = at(levelStart, level + 1) + 1;
    }
    accumulate(cellStart, this.#cellEnd);
    this.#usedLevels.length = 0;
    for (let level = 0; level < levelCount; level++) if (at(levelStart, level + 1) > 0) this.#usedLevels.push(level);
    accumulate(levelStart, this.#levelEnd);
    for (let slot = 0; slot < count; slot++) {
      put(this.#byCell, this.#cellEnd, at(this.#slotCell, slot), slot);
      put(this.#byLevel, this.#levelEnd, at(this.#slotLevel, slot), slot);
    }
  }

  /** Visits, possibly more than once, each slot whose bounds touch those of the given one; true when a visit ended it. */
  visitNear(slot: number, visit: SlotVisitor): boolean {
    for (const level of this.#usedLevels) if (this.#visitLevel(level, slot, visit)) return true;
    return false;
  }

  #reserve(count: number): void {
    let size = 64;
    while (size < count * 2) size *= 2;
    if (size === this.#cellEnd.length) return;
    this.#mask = size - 1;
    this.#cellStart = new Int32Array(size + 1);
    this.#cellEnd = new Int32Array(size);
    this.#slotCell = new Int32Array(size);
    this.#slotLevel = new Uint8Array(size);
    this.#byCell = new Int32Array(size);
    this.#byLevel = new Int32Array(size);
  }

  #cellOf(slot: number, level: number): number {
    const { left, right, bottom, top } = this.shapes;
    const cell = at(cellSizes, level) * 2;
    const x = Math.floor((at(left, slot) + at(right, slot)) / cell);
    const y = Math.floor((at(bottom, slot) + at(top, slot)) / cell);
    return (rowHash(y, level) + x) & this.#mask;
  }

  #visitLevel(level: number, slot: number, visit: SlotVisitor): boolean {
    const start = at(this.#levelStart, level);
    const end = at(this.#levelStart, level + 1);
    const shapes = this.shapes;
    const cell = at(cellSizes, level);
    const reach = cell / 2 + touchDistance;
    const left = Math.floor((at(shapes.left, slot) - reach) / cell);
    const right = Math.floor((at(shapes.right, slot) + reach) / cell);
    const bottom = Math.floor((at(shapes.bottom, slot) - reach) / cell);
    const top = Math.floor((at(shapes.top, slot) + reach) / cell);
    const cells = (right - left + 1) * (top - bottom + 1);
    const isCountable = Math.abs(left) + Math.abs(right) + Math.abs(bottom) + Math.abs(top) < furthestCell;
    if (level === levelCount - 1 || !(cells < end - start && isCountable))
      return this.#visitRange(this.#byLevel, start, end, slot, visit);
    for (let y = bottom; y <= top; y++) {
      const first = (rowHash(y, level) + left) & this.#mask;
      const last = (rowHash(y, level) + right) & this.#mask;
      if (last < first && this.#visitCells(0, last, slot, visit)) return true;
      if (this.#visitCells(first, last < first ? this.#mask : last, slot, visit)) return true;
    }
    return false;
  }

  #visitCells(first: number, last: number, slot: number, visit: SlotVisitor): boolean {
    const start = at(this.#cellStart, first);
    return this.#visitRange(this.#byCell, start, at(this.#cellStart, last + 1), slot, visit);
  }

  #visitRange(list: Int32Array, start: number, end: number, slot: number, visit: SlotVisitor): boolean {
    const { left, right, bottom, top } = this.shapes;
    const ownLeft = at(left, slot);
    const ownRight = at(right, slot);
    const ownBottom = at(bottom, slot);
    const ownTop = at(top, slot);
    for (let i = start; i < end; i++) {
      const other = at(list, i);
      if (
        ownLeft - at(right, other) <= touchDistance &&
        at(left, other) - ownRight <= touchDistance &&
        ownBottom - at(top, other) <= touchDistance &&
        at(bottom, other) - ownTop <= touchDistance &&
        other !== slot &&
        visit(other)
      )
        return true;
    }
    return false;
  }
}

const levelCount = 23;
const cellSizes = Float64Array.from({ length: levelCount }, (_, level) => 16 * 2 ** level);

/** Beyond, adding 1 to the number of a cell no longer gives the next one. */
const furthestCell = 2 ** 52;

function levelOf(shapes: PlacedShapes, slot: number): number {
  const width = at(shapes.right, slot) - at(shapes.left, slot);
  const height = at(shapes.top, slot) - at(shapes.bottom, slot);
  const extent = width > height ? width : height;
  let level = 0;
  while (level < levelCount - 1 && extent > at(cellSizes, level)) level++;
  return level;
}

/** Neighbors in a row have numbers one after the other, so that they are found in one go. */
function rowHash(y: number, level: number): number {
  const value = Math.imul(y, 19_349_663) ^ Math.imul(level + 1, 83_492_791);
  return value ^ (value >>> 15);
}

/** Turns counts, each one place further, into starts, and copies these to where filling goes on. */
function accumulate(starts: Int32Array, ends: Int32Array): void {
  for (let i = 0; i < ends.length; i++) {
    ends[i] = at(starts, i);
    starts[i + 1] = at(starts, i + 1) + at(starts, i);
  }
}

function put(list: Int32Array, ends: Int32Array, group: number, slot: number): void {
  const index = at(ends, group);
  list[index] = slot;
  ends[group] = index + 1;
}

function at(values: Float64Array | Int32Array | Uint8Array, index: number): number {
  return values[index] ?? 0;
}
