import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Legacy projects in a folder and all its subfolders, sorted by path; none inside another one. */
export function projectFolders(target: string): string[] {
  if (existsSync(path.join(target, 'object.xml'))) return [target];
  const folders = readdirSync(target, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => path.join(target, name))
    .sort()
    .flatMap(projectFolders);
}
