/** Lets in a few at a time, such as those who need much memory. The others wait, in their order. */
export class Gate {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly places: number;

  constructor(places: number) {
    this.places = places;
  }

  /** Waits for a place, and returns how to leave it. Leaving twice is leaving once. */
  async enter(): Promise<() => void> {
    if (this.inside < this.places) this.inside += 1;
    // Whoever leaves hands the place on.
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const next = this.waiting.shift();
      if (next) next();
      else this.inside -= 1;
    };
  }
}
