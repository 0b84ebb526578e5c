let gestures = 0;

/** A name that no other gesture of this page has: all edits under it are one undo step. */
export function newGesture(kind: string): string {
  gestures += 1;
  return `${kind} ${gestures}`;
}
