/** Scenes whose layout in the project matches their picture, by the name of the project's folder. */
export type Agreeing = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads a list of such scenes: a line each, `FOLDER: SCENE`. Empty lines and lines that begin with # are ignored.
 * Returns the number of an invalid line.
 */
export function parseAgreeing(text: string): Agreeing | number {
  const agreeing = new Map<string, Set<string>>();
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const at = line.indexOf(': ');
    if (at < 0) return index + 1;
    const folder = line.slice(0, at);
    agreeing.set(folder, (agreeing.get(folder) ?? new Set()).add(line.slice(at + 2).trim()));
  }
  return agreeing;
}
