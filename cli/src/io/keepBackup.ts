import fs from 'node:fs';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { isOfWriting } from './lockPath.ts';
import { reasonOf } from './systemError.ts';

/**
 * Copies a project's folder or archive beside it, under the first free name, and returns its path. The copy gets
 * this name only when it is complete. Fails with a `CommandError`.
 */
export function keepBackup(target: string): string {
  const backup = freePath(target);
  const draft = path.join(path.dirname(backup), `.${path.basename(backup)}.${process.pid}.new`);
  const isPart = (from: string): boolean => path.dirname(from) !== target || !isOfWriting(path.basename(from));
  try {
    fs.cpSync(target, draft, { recursive: true, errorOnExist: true, force: false, filter: isPart });
    fs.renameSync(draft, backup);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    const message = `No backup could be made at ${backup}: ${reasonOf(error)}. The project was not changed.`;
    throw new CommandError(exitStatus.io, 'backup.unwritable', message, backup);
  }
  return backup;
}

function freePath(target: string): string {
  for (let count = 1; ; count++) {
    const backup = count === 1 ? `${target}.backup` : `${target}.backup-${count}`;
    if (!fs.existsSync(backup)) return backup;
  }
}
