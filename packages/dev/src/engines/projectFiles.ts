import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder by its relative path with slashes. */
export function readProjectFiles(folder: string): Map<string, Uint8Array> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const full = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, full).split(path.sep).join('/'), new Uint8Array(readFileSync(full))];
    }),
  );
}
