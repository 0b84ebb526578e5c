/** The memory in use by programs of this thread, in bytes; undefined in browsers that do not tell. */
export function heapBytes(): number | undefined {
  const memory: unknown = Reflect.get(performance, 'memory');
  if (typeof memory !== 'object' || memory === null || !('usedJSHeapSize' in memory)) return undefined;
  return typeof memory.usedJSHeapSize === 'number' ? memory.usedJSHeapSize : undefined;
}
