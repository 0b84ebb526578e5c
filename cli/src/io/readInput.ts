import fs from 'node:fs';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import { reasonOf } from './systemError.ts';

/** The bytes of a file that a call names, or of standard input for `-`. Fails with a `CommandError`. */
export async function readInput(place: string, terminal: Terminal): Promise<Uint8Array> {
  if (place === '-') return terminal.inputBytes();
  try {
    return fs.readFileSync(path.resolve(terminal.cwd, place));
  } catch (error) {
    throw new CommandError(exitStatus.io, 'file.unreadable', `${place} cannot be read: ${reasonOf(error)}.`, place);
  }
}
