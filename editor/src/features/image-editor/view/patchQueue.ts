import { boundsOf, intersectRects, isEmptyRect, type Rect } from '@playhouse/paint';

/** px of a patch: four tiles of a picture side by side. */
const patch = { width: 256, height: 64 };

/** The parts of a picture that have to be drawn again, in patches. Each is taken once, the one added first before others. */
export class PatchQueue {
  readonly #size: { readonly width: number; readonly height: number };
  readonly #columns: number;
  readonly #waiting = new Set<number>();

  constructor(size: { readonly width: number; readonly height: number }) {
    this.#size = size;
    this.#columns = Math.ceil(size.width / patch.width);
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** Adds the patches that meet a rectangle. Those that wait keep their turn, so that repeated changes delay none. */
  add(rect: Rect): void {
    const { x, y, width, height } = intersectRects(rect, boundsOf(this.#size));
    for (let top = Math.floor(y / patch.height); top * patch.height < y + height; top++) {
      for (let left = Math.floor(x / patch.width); left * patch.width < x + width; left++) {
        this.#waiting.add(top * this.#columns + left);
      }
    }
  }

  /** The next patch, one that meets the `first` rectangle if there is one; empty when none waits. */
  take(first: Rect): Rect {
    let next: number | undefined;
    for (const index of this.#waiting) {
      next ??= index;
      if (isEmptyRect(intersectRects(this.#rectOf(index), first))) continue;
      next = index;
      break;
    }
    if (next === undefined) return { x: 0, y: 0, width: 0, height: 0 };
    this.#waiting.delete(next);
    return this.#rectOf(next);
  }

  #rectOf(index: number): Rect {
    const x = (index % this.#columns) * patch.width;
    const y = Math.floor(index / this.#columns) * patch.height;
    return intersectRects({ x, y, ...patch }, boundsOf(this.#size));
  }
}
