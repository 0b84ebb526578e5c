let current: string | undefined;
const listeners = new Set<() => void>();

function change(next: string | undefined): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

/** Call when a number starts to change by dragging. Until it ends, its values are only tried. */
export function beginScrub(gesture: string): void {
  change(gesture);
}

/** Call after the last value was accepted or everything was restored; does nothing for an earlier gesture. */
export function endScrub(gesture: string): void {
  if (current === gesture) change(undefined);
}

/** Whether a number is being dragged anywhere in the editor. */
export function isScrubbing(): boolean {
  return current !== undefined;
}

/** Calls a function whenever a number starts or ends to be dragged. Returns a function that stops this. */
export function listenToScrubs(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
