import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those around it that are missing. Throws an error of the operating system. Node's own recursive
 * `mkdir` never ends where a file system such as /proc says "no such file" for a name that cannot be made.
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
  // Says so where there is a file, or a link that leads nowhere.
  if (!fs.statSync(target).isDirectory()) fs.mkdirSync(target);
}

function makeOne(folder: string): void {
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    // Somebody was faster.
    if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
