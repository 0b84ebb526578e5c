import fs from 'node:fs';
import path from 'node:path';

/** The paths that a call names, in the order of its arguments. */
export interface ExpandedPaths {
  readonly projectPaths: readonly string[];
  /** True when one of them came from a pattern, whatever it matches. */
  readonly isPattern: boolean;
}

/**
 * Puts what a pattern such as `games/*` finds in its place, as a shell does: in order, without hidden files; a pattern
 * that finds nothing stays as it is. The name of something that exists is no pattern. What a pattern finds is left out when
 * a pattern of `ignore`, which is absolute, fits it or a folder around it.
 */
export function expandPaths(given: readonly string[], cwd: string, ignore: readonly string[] = []): ExpandedPaths {
  let isPattern = false;
  const projectPaths = given.flatMap((pattern) => {
    if (!/[*?[\]{}]/.test(pattern) || pattern.includes('://') || fs.existsSync(path.resolve(cwd, pattern)))
      return [pattern];
    isPattern = true;
    const found = fs.globSync(pattern, { cwd, exclude: (name) => isHidden(path.basename(name), pattern) });
    if (found.length === 0) return [pattern];
    return found.filter((name) => !isIgnored(path.resolve(cwd, name), ignore)).sort(byBytes);
  });
  return { projectPaths, isPattern };
}

function isIgnored(name: string, ignore: readonly string[]): boolean {
  for (let part = name; ; part = path.dirname(part)) {
    if (ignore.some((pattern) => path.matchesGlob(part, pattern))) return true;
    if (part === path.dirname(part)) return false;
  }
}

function isHidden(name: string, pattern: string): boolean {
  return name.startsWith('.') && !/^\.*$/.test(name) && !/(^|\/)\.[^./]/.test(pattern);
}

/** Code points are in the order of their bytes in UTF-8. The core, which compares faster, is not loaded for this. */
function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
