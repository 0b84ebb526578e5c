let count = 0;

/** A name for one gesture of a field: a scrub, key presses in a row, one typed value. Each is one undo step. */
export function newFieldGesture(): string {
  count += 1;
  return `field ${count}`;
}
