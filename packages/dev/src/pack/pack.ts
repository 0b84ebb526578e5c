import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { compareCodePoints } from '@playhouse/core';
import { root } from '../tool.ts';
import { makePackageFolder } from './packageFolder.ts';

/**
 * Makes a single-file program from the package's folder, without the editor: a readable beginning, followed by
 * everything else in a comment.
 */
function packSingle(packageFolder: string, target: string): void {
  const names = readdirSync(packageFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(packageFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => /^(dist\/|resources\/(player|templates)\/|licenses\.txt$)/.test(name))
    .sort(compareCodePoints);
  let length = 0;
  const index: [name: string, span: [start: number, length: number]][] = [];
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

/** What was packed. */
export interface Packed {
  /** The tarball that npm publishes and installs. */
  readonly tarball: string;
  /** The single-file program. */
  readonly single: string;
  /** The contents of the tarball. */
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

/** The results, with sizes. */
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
