let next = 1000;

/** A new id from a counter, so that building twice gives the same bytes. */
export function id(): string {
  return `id${next++}`;
}

/** Starts counting again. */
export function restartIds(): void {
  next = 1000;
}
