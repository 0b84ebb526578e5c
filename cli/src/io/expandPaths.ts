import fs from 'node:fs';
import path from 'node:path';

/** The paths that a call names, in the order of its arguments. */
export interface ExpandedPaths {
  readonly projectPaths: readonly string[];
  /** True when one of them came from a pattern, whatever it matches. */
  readonly isPattern: boolean;
}

/**
 * Expands patterns such as `games/*` like a shell: in order, without hidden files; a pattern
 * without matches stays unchanged. The name of something that exists is not a pattern. A match is left out when
 * an absolute pattern of `ignore` matches it or a folder that contains it.
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

/** UTF-8 byte order equals code-point order. Avoids loading the core, whose comparison is faster. */
function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
