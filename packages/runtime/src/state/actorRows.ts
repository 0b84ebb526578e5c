import { NumberRows } from './numberRows.ts';

/** Numbers of a place row: 64 bytes, which memory hands over at once. */
export const placeLength = 8;
const firstPlaces = 64;

/**
 * The rows of a scene's actors. Where actors stand is in an array of its own, so that drawing all of them goes through
 * little memory. `places` is replaced when it grows: ask for it anew after a place was taken.
 */
export class ActorRows extends NumberRows {
  places = new Float64Array(firstPlaces * placeLength);
  #used = 0;
  readonly #free: number[] = [];

  /** The start of a place row of zeros. */
  takePlace(): number {
    const again = this.#free.pop();
    if (again !== undefined) {
      this.places.fill(0, again, again + placeLength);
      return again;
    }
    const start = this.#used;
    this.#used += placeLength;
    if (this.#used > this.places.length) {
      const larger = new Float64Array(this.places.length * 2);
      larger.set(this.places);
      this.places = larger;
    }
    return start;
  }

  /** Takes back a place row that nobody reads any more. */
  givePlace(start: number): void {
    this.#free.push(start);
  }
}
