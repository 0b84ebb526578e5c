/** The memory of all typed arrays in a value, each once. */
export function buffersIn(value: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  const known = new Set<unknown>();
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || known.has(part)) return;
    known.add(part);
    if (ArrayBuffer.isView(part)) {
      if (part.buffer instanceof ArrayBuffer) found.add(part.buffer);
    } else for (const inner of Object.values(part)) walk(inner);
  };
  walk(value);
  return [...found];
}
