/** Reads and parses every document of a project folder, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

let members = 0;
for (const entry of readdirSync(process.argv[2] ?? '', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  members += Object.keys(JSON.parse(readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))).length;
}
if (members === 0) throw new Error('There is nothing to read.');
