import type { Standing } from '../types.ts';
import { createPlacedShapes, type PlacedShapes, placeShapes, shapeKinds } from './placedShapes.ts';
import { shapesTouch, touchDistance } from './shapesTouch.ts';

// Engines inline constants of the same module, but look up imported ones each time.
const near: number = touchDistance;
const upright: number = shapeKinds.upright;

/**
 * Finds shapes near each other, for thousands of actors of mixed sizes, without allocating in a search. Cells of level
 * n are 16 px times 2 to the n; a shape belongs to the cell of its center, on the lowest level whose cells are at least
 * as large.
 */
export class ShapeGrid {
  readonly shapes: PlacedShapes = createPlacedShapes();
  #mask = 0;
  /** Slots sorted by hash of their cell, and where each hash begins. */
  #byCell = createSorted(0);
  #cellStart = new Int32Array(1);
  #cellEnd = new Int32Array(0);
  #slotCell = new Int32Array(0);
  /** Slots sorted by level (on demand), and where each level begins. */
  #byLevel = createSorted(0);
  #isByLevel = false;
  readonly #levelStart = new Int32Array(levelCount + 1);
  readonly #levelEnd = new Int32Array(levelCount);
  /** How far the largest shape of each level extends from its center. */
  readonly #levelReach = new Float64Array(levelCount);
  /** Levels that contain shapes. */
  readonly #usedLevels: number[] = [];
  #slotLevel = new Uint8Array(0);

  /** Takes the current state of the actors; the slot of each is its index. */
  place(standing: Standing): void {
    placeShapes(this.shapes, standing);
    this.sort();
  }

  /** Sorts the shapes that are in the columns into cells. */
  sort(): void {
    const { count, bounds } = this.shapes;
    this.#reserve(count);
    const mask = this.#mask;
    const slotLevel = this.#slotLevel;
    const slotCell = this.#slotCell;
    const cellStart = this.#cellStart.fill(0);
    const levelStart = this.#levelStart.fill(0);
    const levelReach = this.#levelReach.fill(0);
    for (let slot = 0; slot < count; slot++) {
      const left = bounds[slot << 2] ?? 0;
      const bottom = bounds[(slot << 2) | 1] ?? 0;
      const right = bounds[(slot << 2) | 2] ?? 0;
      const top = bounds[(slot << 2) | 3] ?? 0;
      const extent = right - left > top - bottom ? right - left : top - bottom;
      const level = levelOf(extent);
      const scale = halfScales[level] ?? 0;
      const cell = (rowHash(Math.floor((bottom + top) * scale), level) + Math.floor((left + right) * scale)) & mask;
      if (extent * 0.5 > (levelReach[level] ?? 0)) levelReach[level] = extent * 0.5;
      slotLevel[slot] = level;
      slotCell[slot] = cell;
      cellStart[cell + 1] = (cellStart[cell + 1] ?? 0) + 1;
      levelStart[level + 1] = (levelStart[level + 1] ?? 0) + 1;
    }
    this.#usedLevels.length = 0;
    for (let level = 0; level < levelCount; level++) if ((levelStart[level + 1] ?? 0) > 0) this.#usedLevels.push(level);
    accumulate(cellStart, this.#cellEnd);
    accumulate(levelStart, this.#levelEnd);
    distribute(slotCell, this.shapes, this.#cellEnd, this.#byCell);
    this.#isByLevel = false;
  }

  /**
   * Looks for slots that touch the given one, without those whose flag is `skipped`. Returns true at the first one;
   * when marking, sets that flag for each and continues.
   */
  search(slot: number, flags: Int32Array, skipped: number, isMarking: boolean): boolean {
    const levels = this.#usedLevels;
    for (let i = 0; i < levels.length; i++) {
      if (this.#searchLevel(levels[i] ?? 0, slot, flags, skipped, isMarking)) return true;
    }
    return false;
  }

  #searchLevel(level: number, slot: number, flags: Int32Array, skipped: number, isMarking: boolean): boolean {
    const { bounds } = this.shapes;
    const scale = (halfScales[level] ?? 0) * 2;
    // Twice the touch distance, to be safe from rounding.
    const reach = (this.#levelReach[level] ?? 0) + near * 2;
    const left = Math.floor(((bounds[slot << 2] ?? 0) - reach) * scale);
    const bottom = Math.floor(((bounds[(slot << 2) | 1] ?? 0) - reach) * scale);
    const right = Math.floor(((bounds[(slot << 2) | 2] ?? 0) + reach) * scale);
    const top = Math.floor(((bounds[(slot << 2) | 3] ?? 0) + reach) * scale);
    const start = this.#levelStart[level] ?? 0;
    const end = this.#levelStart[level + 1] ?? 0;
    const cells = (right - left + 1) * (top - bottom + 1);
    const isCountable = Math.abs(left) + Math.abs(right) + Math.abs(bottom) + Math.abs(top) < furthestCell;
    if (level === levelCount - 1 || !(cells < end - start && isCountable)) {
      this.#sortByLevel();
      return this.#searchRange(this.#byLevel, start, end, slot, flags, skipped, isMarking);
    }
    const sorted = this.#byCell;
    const cellStart = this.#cellStart;
    const mask = this.#mask;
    for (let y = bottom; y <= top; y++) {
      const hash = rowHash(y, level);
      const first = (hash + left) & mask;
      const last = (hash + right) & mask;
      const from = cellStart[first] ?? 0;
      const to = cellStart[last + 1] ?? 0;
      if (last < first) {
        if (this.#searchRange(sorted, 0, to, slot, flags, skipped, isMarking)) return true;
        if (this.#searchRange(sorted, from, this.shapes.count, slot, flags, skipped, isMarking)) return true;
      } else if (from < to && this.#searchRange(sorted, from, to, slot, flags, skipped, isMarking)) return true;
    }
    return false;
  }

  #searchRange(
    { slots, bounds: sorted }: Sorted,
    start: number,
    end: number,
    slot: number,
    flags: Int32Array,
    skipped: number,
    isMarking: boolean,
  ): boolean {
    const { bounds } = this.shapes;
    const left = bounds[slot << 2] ?? 0;
    const bottom = bounds[(slot << 2) | 1] ?? 0;
    const right = bounds[(slot << 2) | 2] ?? 0;
    const top = bounds[(slot << 2) | 3] ?? 0;
    for (let i = start; i < end; i++) {
      const at = i << 2;
      if (
        left - (sorted[at | 2] ?? 0) <= near &&
        (sorted[at] ?? 0) - right <= near &&
        bottom - (sorted[at | 3] ?? 0) <= near &&
        (sorted[at | 1] ?? 0) - top <= near &&
        this.#isHit(slot, slots[i] ?? 0, flags, skipped)
      ) {
        if (!isMarking) return true;
        flags[slots[i] ?? 0] = skipped;
      }
    }
    return false;
  }

  /** For slots whose bounds touch. */
  #isHit(slot: number, other: number, flags: Int32Array, skipped: number): boolean {
    if (other === slot || flags[other] === skipped) return false;
    const { kinds } = this.shapes;
    return (kinds[slot] === upright && kinds[other] === upright) || shapesTouch(this.shapes, slot, other);
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
    this.#byCell = createSorted(size);
    this.#byLevel = createSorted(size);
  }

  #sortByLevel(): void {
    if (this.#isByLevel) return;
    this.#isByLevel = true;
    distribute(this.#slotLevel, this.shapes, this.#levelEnd, this.#byLevel);
  }
}

const levelCount = 23;
const cellSizes = Float64Array.from({ length: levelCount }, (_, level) => 16 * 2 ** level);
/** Turns a sum of two sides into the cell number of their middle. */
const halfScales = cellSizes.map((size) => 0.5 / size);

/** Beyond this, adding 1 to a cell number no longer yields the next one. */
const furthestCell = 2 ** 52;

function levelOf(extent: number): number {
  let level = 0;
  while (level < levelCount - 1 && extent > (cellSizes[level] ?? 0)) level++;
  return level;
}

/** Neighbors in a row have consecutive numbers, so they are found in one pass. */
function rowHash(y: number, level: number): number {
  const value = Math.imul(y, 19_349_663) ^ Math.imul(level + 1, 83_492_791);
  return value ^ (value >>> 15);
}

/** Turns counts, each one index further, into starts, and copies these to the fill positions. */
function accumulate(starts: Int32Array, ends: Int32Array): void {
  let start = 0;
  for (let i = 0; i < ends.length; i++) {
    ends[i] = start;
    start += starts[i + 1] ?? 0;
    starts[i + 1] = start;
  }
}

/** Lists slots by group, given where each group begins. */
function distribute(groups: Int32Array | Uint8Array, from: PlacedShapes, ends: Int32Array, to: Sorted): void {
  const source = from.bounds;
  const { slots, bounds } = to;
  for (let slot = 0; slot < from.count; slot++) {
    const group = groups[slot] ?? 0;
    const index = ends[group] ?? 0;
    ends[group] = index + 1;
    slots[index] = slot;
    bounds[index << 2] = source[slot << 2] ?? 0;
    bounds[(index << 2) | 1] = source[(slot << 2) | 1] ?? 0;
    bounds[(index << 2) | 2] = source[(slot << 2) | 2] ?? 0;
    bounds[(index << 2) | 3] = source[(slot << 2) | 3] ?? 0;
  }
}

/** Slots in some order, with their bounds in the same order, so that iteration reads memory sequentially. */
interface Sorted {
  readonly slots: Int32Array;
  readonly bounds: Float64Array;
}

function createSorted(count: number): Sorted {
  return { slots: new Int32Array(count), bounds: new Float64Array(count * 4) };
}
