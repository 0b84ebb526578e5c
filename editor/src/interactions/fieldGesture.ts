let count = 0;

/** A name for one gesture of a field: a scrub, a row of key presses, one typed value. All of it is one undo step. */
export function newFieldGesture(): string {
  count += 1;
  return `field ${count}`;
}
