/** Lets work begin while all that goes on together weighs no more than a limit; heavier work goes on alone. */
export interface MemoryGate {
  /** Resolves when the work may begin, in the order of asking; then `leave` has to be called at its end. */
  enter(weight: number): Promise<void>;
  leave(weight: number): void;
}

export function createMemoryGate(limit: number): MemoryGate {
  const waiting: { readonly weight: number; readonly begin: () => void }[] = [];
  let used = 0;
  const admit = (): void => {
    for (let [first] = waiting; first && (used === 0 || used + first.weight <= limit); [first] = waiting) {
      waiting.shift();
      used += first.weight;
      first.begin();
    }
  };
  const bounded = (weight: number): number => Math.min(Math.max(weight, 1), limit + 1);
  return {
    enter: (weight) =>
      new Promise((begin) => {
        waiting.push({ weight: bounded(weight), begin });
        admit();
      }),
    leave(weight) {
      used -= bounded(weight);
      admit();
    },
  };
}
