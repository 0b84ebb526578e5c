interface Waiting {
  readonly weight: number;
  readonly enter: () => void;
}

/** Lets in a few at a time, such as those who need much memory. The others wait, in their order. */
export class Gate {
  private held = 0;
  private readonly waiting: Waiting[] = [];
  private readonly places: number;

  constructor(places: number) {
    this.places = places;
  }

  /**
   * Waits for as many places as `weight`, or for all of them if there are fewer, and returns how to leave them. Leaving
   * twice is leaving once.
   */
  async enter(weight = 1): Promise<() => void> {
    const wanted = Math.min(weight, this.places);
    await new Promise<void>((enter) => {
      this.waiting.push({ weight: wanted, enter });
      this.letIn();
    });
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      this.held -= wanted;
      this.letIn();
    };
  }

  private letIn(): void {
    for (let [next] = this.waiting; next && this.held + next.weight <= this.places; [next] = this.waiting) {
      this.waiting.shift();
      this.held += next.weight;
      next.enter();
    }
  }
}
