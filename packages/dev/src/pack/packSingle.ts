import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { compareCodePoints } from '@playhouse/core';

/**
 * Makes the program of one file of what the package's folder holds, without the editor: a beginning that anyone can
 * read, and behind it, in a comment, everything else.
 */
export function packSingle(packageFolder: string, target: string): void {
  const names = readdirSync(packageFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(packageFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => /^(dist\/|resources\/(player|templates)\/|licenses\.txt$)/.test(name))
    .sort(compareCodePoints);
  let length = 0;
  const index: [name: string, place: [start: number, length: number]][] = [];
  const packed: string[] = [];
  for (const name of names) {
    const text = deflateRawSync(readFileSync(path.join(packageFolder, name)), { level: 9 }).toString('base64');
    index.push([name, [length, text.length]]);
    packed.push(text);
    length += text.length;
  }
  const start = readFileSync(path.join(import.meta.dirname, 'singleStart.mjs'), 'utf8');
  const list = JSON.stringify(index);
  const size = String(list.length).padStart(8, '0');
  writeFileSync(target, `${start}\n/*FILES ${size}\n${list}\n${packed.join('')}*/\n`, { mode: 0o755 });
}
