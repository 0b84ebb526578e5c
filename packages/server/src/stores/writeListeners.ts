/** Who wants to know about writes. A listener that throws is a bug, and does not undo the write. */
export function createWriteListeners() {
  const listeners = new Set<(name: string) => void>();
  return {
    onWrite(listener: (name: string) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(name: string): void {
      for (const listener of listeners) listener(name);
    },
  };
}
