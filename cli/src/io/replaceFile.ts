import fs from 'node:fs';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { reasonOf } from './systemError.ts';

/**
 * Writes a file atomically: the old content stays until the new content is on disk. Fails with a
 * `CommandError`.
 */
export function replaceFile(file: string, cwd: string, content: string | Uint8Array, code = 'file.unwritable'): void {
  const target = path.resolve(cwd, file);
  let draft: string | undefined;
  try {
    // Resolve links, so that the target is replaced and the link stays.
    const real = fs.existsSync(target) ? fs.realpathSync(target) : target;
    const status = fs.statSync(real, { throwIfNoEntry: false });
    if (status && !status.isFile()) {
      fs.writeFileSync(real, content);
      return;
    }
    draft = path.join(path.dirname(real), `.${path.basename(real).slice(0, 200)}.${process.pid}.new`);
    writeSynced(draft, content, status?.mode);
    fs.renameSync(draft, real);
  } catch (error) {
    if (draft) fs.rmSync(draft, { force: true });
    throw new CommandError(exitStatus.io, code, `${file} cannot be written: ${reasonOf(error)}.`, file);
  }
}

function writeSynced(file: string, content: string | Uint8Array, mode: number | undefined): void {
  const descriptor = fs.openSync(file, 'wx', mode);
  try {
    fs.writeFileSync(descriptor, content);
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
