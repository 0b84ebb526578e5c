import fs from 'node:fs';
import path from 'node:path';

/** The files below a folder by their path in it with `/`, as their bytes in base 64. */
export function filesBelow(folder: string): Map<string, string> {
  const found = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const places = found.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return new Map(
    places.map((place) => [
      path.relative(folder, place).split(path.sep).join('/'),
      fs.readFileSync(place).toString('base64'),
    ]),
  );
}
