import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A small disk that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Uses up all free space. */
  fill(): void;
  /** Frees it again. */
  empty(): void;
  remove(): void;
}

/** Undefined for users who may not mount a disk. */
export function mountSmallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'playhouse-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder], { stdio: 'ignore' });
  const ballast = path.join(folder, 'ballast');
  const remove = () => {
    spawnSync('umount', ['-l', folder], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  if (status === 0) return { folder, fill: () => fill(ballast), empty: () => rmSync(ballast), remove };
  remove();
  return undefined;
}

/** Writes until the disk is full. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (let size = 1024 * 1024; size >= 1; ) {
    try {
      writeSync(handle, new Uint8Array(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(handle);
}
