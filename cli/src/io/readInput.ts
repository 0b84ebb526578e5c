import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import { readRegularFile } from './readRegularFile.ts';
import { reasonOf } from './systemError.ts';

/** The bytes of a file argument, or of standard input for `-`. Fails with a `CommandError`. */
export async function readInput(file: string, terminal: Terminal): Promise<Uint8Array> {
  try {
    if (file === '-') return await terminal.inputBytes();
    return readRegularFile(path.resolve(terminal.cwd, file));
  } catch (error) {
    const name = file === '-' ? 'Standard input' : file;
    throw new CommandError(exitStatus.io, 'file.unreadable', `${name} cannot be read: ${reasonOf(error)}.`, file);
  }
}
