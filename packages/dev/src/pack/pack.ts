import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tool.ts';
import { makePackageFolder } from './packageFolder.ts';
import { packSingle } from './packSingle.ts';

/** What was packed. */
export interface Packed {
  /** The tarball that npm publishes and installs. */
  readonly tarball: string;
  /** The program of one file. */
  readonly single: string;
  /** What the tarball was made of. */
  readonly folder: string;
}

/** Builds and packs the command line into a folder. `editor` is the built editor. */
export async function pack(editor: string, out = path.join(root, '.cache/pack')): Promise<Packed> {
  const target = path.resolve(root, out);
  mkdirSync(target, { recursive: true });
  const folder = path.join(target, 'package');
  await makePackageFolder(folder, editor);
  const single = path.join(target, 'playhouse.mjs');
  packSingle(folder, single);
  return { tarball: path.join(target, packTarball(folder, target)), single, folder };
}

/** What was packed, with sizes. */
export function describePacked({ tarball, single }: Packed): string {
  return [tarball, single].map((file) => `${file}  ${(statSync(file).size / 1e6).toFixed(1)} MB`).join('\n');
}

function packTarball(folder: string, target: string): string {
  const isWindows = process.platform === 'win32';
  const args = [
    'pack',
    '--ignore-scripts',
    '--json',
    '--loglevel=error',
    '--no-update-notifier',
    '--pack-destination',
    target,
  ];
  const run = spawnSync(isWindows ? 'npm.cmd' : 'npm', args, { cwd: folder, encoding: 'utf8', shell: isWindows });
  if (run.status !== 0) throw new Error(`npm pack failed: ${run.stderr}`);
  return JSON.parse(run.stdout)[0].filename;
}
