/**
 * The index of the stop after or before the one that was visited last; it starts over at the ends. `visited` are the keys
 * up to that one, as they were then. When it is gone, the next stop is the one that followed it, and the previous one is
 * still that before it.
 */
export function nextStop(keys: readonly string[], visited: readonly string[], direction: 1 | -1): number {
  const here = new Set(keys);
  const last = visited.findLastIndex((key) => here.has(key));
  const isGone = last < visited.length - 1 || visited.length === 0;
  const key = visited[last];
  // Should two have one key, the way leads past both.
  const at = key === undefined ? -1 : direction > 0 ? keys.lastIndexOf(key) : keys.indexOf(key);
  const next = direction < 0 && isGone ? at : at + direction;
  return (next + keys.length) % keys.length;
}
