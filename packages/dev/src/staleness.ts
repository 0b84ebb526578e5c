import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './tool.ts';

const ignored = new Set(['node_modules', 'dist', '.cache', 'dev']);

/** True when the build in `output` was not made from `sources` as they are now. Looks at contents, not at dates. */
export function isStale(output: string, sources: readonly string[]): boolean {
  const stamp = stampFile(output);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(sources);
}

/** Notes that `output` was made from `sources` as they are now. */
export function markBuilt(output: string, sources: readonly string[]): void {
  mkdirSync(path.dirname(stampFile(output)), { recursive: true });
  writeFileSync(stampFile(output), fingerprint(sources));
}

function stampFile(output: string): string {
  return path.join(root, output, '.built-from');
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, path.join(root, source));
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, place: string): void {
  if (!existsSync(place)) return;
  if (statSync(place).isFile()) {
    hash.update(path.relative(root, place)).update('\0').update(readFileSync(place));
    return;
  }
  for (const name of readdirSync(place).sort()) {
    if (!ignored.has(name) && !name.endsWith('.test.ts')) addTo(hash, path.join(place, name));
  }
}
