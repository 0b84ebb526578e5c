import type { Point } from '@playhouse/core';

/** Maximum duration of a multi-finger tap, in ms, and maximum movement of each finger, in pixels. */
const longestTap = 350;
const farthestSlip = 14;

/** Distinguishes multi-finger taps from pinches and drags. Times are event timestamps, in ms. */
export class FingerTaps {
  readonly #starts = new Map<number, Point>();
  #began = 0;
  #most = 0;
  #hasSlipped = false;

  down(id: number, at: Point, time: number): void {
    if (this.#starts.size === 0) {
      this.#began = time;
      this.#most = 0;
      this.#hasSlipped = false;
    }
    this.#starts.set(id, at);
    this.#most = Math.max(this.#most, this.#starts.size);
  }

  move(id: number, at: Point): void {
    const start = this.#starts.get(id);
    if (start && Math.hypot(at.x - start.x, at.y - start.y) > farthestSlip) this.#hasSlipped = true;
  }

  /** The number of fingers that tapped, if this was the last of several. */
  up(id: number, time: number): number | undefined {
    this.#starts.delete(id);
    const isTap = this.#starts.size === 0 && this.#most > 1 && !this.#hasSlipped && time - this.#began <= longestTap;
    return isTap ? this.#most : undefined;
  }

  cancel(id: number): void {
    this.#hasSlipped = true;
    this.#starts.delete(id);
  }
}
