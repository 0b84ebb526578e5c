import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Legacy projects at a place and in all folders below it, in the order of their paths; none within another one. */
export function projectFolders(place: string): string[] {
  if (existsSync(path.join(place, 'object.xml'))) return [place];
  const folders = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => path.join(place, name))
    .sort()
    .flatMap(projectFolders);
}
