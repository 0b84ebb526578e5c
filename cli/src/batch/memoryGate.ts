/** Starts work while the total weight stays below a limit; heavier work runs alone. */
export interface MemoryGate {
  /** Resolves when the work may start, in the order of requests; call `leave` when it ends. */
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
