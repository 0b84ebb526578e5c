import fs from 'node:fs';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { reasonOf } from './systemError.ts';

/** Writes a new file; never overwrites one. Fails with a `CommandError`. */
export function writeNewFile(file: string, cwd: string, content: string | Uint8Array): void {
  try {
    fs.writeFileSync(path.resolve(cwd, file), content, { flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    const [code, message] = isThere
      ? ['file.exists', `There is a file at ${file} already. Choose another place.`]
      : ['file.unwritable', `${file} cannot be written: ${reasonOf(error)}.`];
    throw new CommandError(exitStatus.io, code, message, file);
  }
}
