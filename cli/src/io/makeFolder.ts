import fs from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder and its missing ancestors. Throws an error of the operating system. Node's own recursive
 * `mkdir` never returns where a file system such as /proc reports "no such file" for a name that cannot be created.
 */
export function makeFolder(folder: string): void {
  const target = path.resolve(folder);
  const missing: string[] = [];
  for (
    let ancestor = target;
    !fs.existsSync(ancestor) && path.dirname(ancestor) !== ancestor;
    ancestor = path.dirname(ancestor)
  ) {
    missing.unshift(ancestor);
  }
  for (const ancestor of missing) makeOne(ancestor);
  // Fails if there is a file, or a broken link.
  if (!fs.statSync(target).isDirectory()) fs.mkdirSync(target);
}

function makeOne(folder: string): void {
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    // Another process was faster.
    if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
