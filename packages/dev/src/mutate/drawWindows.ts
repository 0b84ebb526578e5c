/** A file path relative to the repository, and its number of lines. */
export interface SourceFile {
  readonly file: string;
  readonly lines: number;
}

/** The number of lines in a window; a mutant that extends beyond its window is not tried there. */
export const windowLines = 24;

/** Draws windows of lines without repetition, the same for the same seed: `file:from-to`, as Stryker reads them. */
export function drawWindows(files: readonly SourceFile[], count: number, seed: number): string[] {
  const windows = files.flatMap(({ file, lines }) =>
    Array.from({ length: Math.ceil(lines / windowLines) }, (_, index) => {
      const from = index * windowLines + 1;
      return `${file}:${from}-${Math.min(lines, from + windowLines - 1)}`;
    }),
  );
  const next = randomOf(seed);
  for (let last = windows.length - 1; last > 0; last -= 1) {
    const at = Math.floor(next() * (last + 1));
    const [a = '', b = ''] = [windows[last], windows[at]];
    windows[last] = b;
    windows[at] = a;
  }
  return windows.slice(0, count).sort();
}

/** Numbers from 0 to 1 by Marsaglia's xorshift, determined by the seed. */
function randomOf(seed: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
