let gestures = 0;

/** A unique gesture name: all edits with it are one undo step. */
export function newGesture(kind: string): string {
  gestures += 1;
  return `${kind} ${gestures}`;
}
