let next = 1000;

/** A fresh id, counted up, so that building twice gives the same bytes. */
export function id(): string {
  return `id${next++}`;
}

/** Starts counting again. */
export function restartIds(): void {
  next = 1000;
}
