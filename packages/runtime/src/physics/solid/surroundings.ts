import { pixelsPerMeter, type SolidBody } from './solidBody.ts';

/** Computes how far bodies are from everything immovable, using the cells of a grid. */
export class Surroundings {
  /** An immovable body has moved. */
  isStale = true;
  readonly #cells = new Map<number, Box[]>();
  /** Bodies that would fill too many cells. */
  #large: Box[] = [];

  /**
   * Distance in px that a body can move in any direction before it reaches something immovable; at most the side of a
   * cell.
   */
  freeWayOf(body: SolidBody, bodies: readonly SolidBody[]): number {
    if (this.isStale) this.#sort(bodies);
    const x = body.placeX * pixelsPerMeter;
    const y = body.placeY * pixelsPerMeter;
    const reach = reachOf(body);
    if (reach > cell * 8) return 0;
    let nearest = cell + reach;
    for (const box of this.#large) nearest = Math.min(nearest, distanceTo(box, x, y));
    const last = cellAt(x + nearest);
    const top = cellAt(y + nearest);
    for (let line = cellAt(y - nearest); line <= top; line++) {
      for (let column = cellAt(x - nearest); column <= last; column++) {
        const boxes = this.#cells.get(keyOf(column, line));
        if (boxes) for (const box of boxes) nearest = Math.min(nearest, distanceTo(box, x, y));
      }
    }
    return nearest - reach;
  }

  #sort(bodies: readonly SolidBody[]): void {
    this.isStale = false;
    this.#cells.clear();
    this.#large = [];
    for (const body of bodies) if (body.kind !== 'dynamic') this.#enter(boxOf(body));
  }

  #enter(box: Box): void {
    const [left, right] = [cellAt(box.left), cellAt(box.right)];
    const [bottom, top] = [cellAt(box.bottom), cellAt(box.top)];
    if (!((right - left + 1) * (top - bottom + 1) <= mostCells)) {
      this.#large.push(box);
      return;
    }
    for (let line = bottom; line <= top; line++) {
      for (let column = left; column <= right; column++) {
        const key = keyOf(column, line);
        const boxes = this.#cells.get(key);
        if (boxes) boxes.push(box);
        else this.#cells.set(key, [box]);
      }
    }
  }
}

/** In px. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Side of a cell in px. */
const cell = 128;
const mostCells = 64;

function cellAt(pixels: number): number {
  return Math.floor(pixels / cell);
}

/** Positions are at most 5,000,000 px from the center, so each cell has a unique number. */
function keyOf(column: number, line: number): number {
  return column * 131_072 + line;
}

/** The surroundings of an immovable body, however it may turn while it moves. */
function boxOf(body: SolidBody): Box {
  const x = body.placeX * pixelsPerMeter;
  const y = body.placeY * pixelsPerMeter;
  const isUpright = body.kind === 'fixed' && body.actor.rotation === 0;
  const reachX = isUpright ? Math.abs(body.width) / 2 : reachOf(body);
  const reachY = isUpright ? Math.abs(body.height) / 2 : reachOf(body);
  return { left: x - reachX, right: x + reachX, bottom: y - reachY, top: y + reachY };
}

/** The maximum distance of a point of the body from its center, in px. */
function reachOf({ width, height }: SolidBody): number {
  return (Math.abs(width) + Math.abs(height)) / 2 + 1;
}

function distanceTo({ left, right, bottom, top }: Box, x: number, y: number): number {
  const awayX = Math.max(left - x, x - right, 0);
  const awayY = Math.max(bottom - y, y - top, 0);
  return Math.sqrt(awayX * awayX + awayY * awayY);
}
