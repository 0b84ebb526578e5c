import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './tool.ts';

const ignored = new Set(['node_modules', 'dist', '.cache', 'dev']);
const stampName = '.built-from';

/** The fingerprint of these sources, for marking a build. Depends on contents, not on dates; taken before building. */
export function fingerprintOf(sources: readonly string[], base = root): string {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, base, path.join(base, source));
  return hash.digest('hex');
}

/** True when the build in a folder is complete and was made from sources with this fingerprint. */
export function isBuiltFrom(folder: string, fingerprint: string): boolean {
  const stamp = path.join(folder, stampName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
}

/** Stores the fingerprint of the build in a folder. It disappears when the folder is emptied for the next build. */
export function markBuilt(folder: string, fingerprint: string): void {
  writeFileSync(path.join(folder, stampName), fingerprint);
}

function addTo(hash: Hash, base: string, target: string): void {
  const status = statSync(target, { throwIfNoEntry: false });
  if (status?.isFile()) {
    const bytes = readFileSync(target);
    hash.update(`${path.relative(base, target)}\0${bytes.length}\0`).update(bytes);
  } else if (status?.isDirectory()) {
    for (const name of readdirSync(target).sort()) {
      if (!ignored.has(name) && !name.endsWith('.test.ts')) addTo(hash, base, path.join(target, name));
    }
  }
}
