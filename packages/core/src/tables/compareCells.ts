import type { Scalar } from '../attributes/convert.ts';

/**
 * Compares two cells of a column by their positions: numbers by value, false before true, texts as people sort them.
 * Case and accents do not count, and digits count as numbers, so that “Level 2” comes before “Level 10”. The same on
 * every machine, which the sorting of browsers is not.
 */
export function compareCells(cells: readonly Scalar[]): (left: number, right: number) => number {
  const keys = cells.map((cell) => (typeof cell === 'string' ? partsOfText(cell) : Number(cell)));
  return (left, right) => compareKeys(keys[left] ?? 0, keys[right] ?? 0);
}

/** True for cells that are sorted to the end. */
export function isBlankCell(cell: Scalar): boolean {
  return typeof cell === 'string' && cell.trim() === '';
}

type Part = string | number;
type Key = number | readonly Part[];

function partsOfText(text: string): readonly Part[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  return (plain.match(/\d+|\D+/g) ?? []).map((part) => (/^\d/.test(part) ? Number(part) : part));
}

/** In a damaged column, numbers come before texts. */
function compareKeys(left: Key, right: Key): number {
  if (typeof left === 'number' || typeof right === 'number') {
    if (typeof left === 'number' && typeof right === 'number') return comparePlain(left, right);
    return typeof left === 'number' ? -1 : 1;
  }
  for (const [at, part] of left.entries()) {
    const other = right[at];
    if (other === undefined) return 1;
    const order = compareParts(part, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareParts(left: Part, right: Part): number {
  if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1;
  return comparePlain(left, right);
}

function comparePlain(left: Part, right: Part): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
