import path from 'node:path';

/** A file path relative to the root, with `/`; a URL for files outside. */
export function fileFrom(root: string, target: string): string {
  const relative = path.relative(root, target);
  if (relative.startsWith('..') || path.isAbsolute(relative)) return target.split(path.sep).join('/');
  return relative === '' ? '.' : relative.split(path.sep).join('/');
}
