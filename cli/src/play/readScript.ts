import path from 'node:path';
import { parseInputScript, type ScriptedEvent } from '@playhouse/runtime';
import { CommandError, exitStatus } from '../exit.ts';
import { readRegularFile } from '../io/readRegularFile.ts';
import { reasonOf } from '../io/systemError.ts';
import type { Terminal } from '../terminal.ts';

/**
 * The events of an input script in the order of their frames, from a file or, for `-`, from standard input. Fails with
 * a `CommandError`. docs/format.md#input-scripts.
 */
export async function readScript(file: string, terminal: Terminal): Promise<readonly ScriptedEvent[]> {
  const parsed = parseInputScript(await readJson(file, terminal));
  if (!parsed.ok) throw failure(file, 'input.shape', `The input script ${file} is invalid: ${parsed.message}`);
  return [...parsed.value].sort((first, second) => first.frame - second.frame);
}

async function readJson(file: string, terminal: Terminal): Promise<unknown> {
  let text: string;
  try {
    const bytes = file === '-' ? await terminal.inputBytes() : readRegularFile(path.resolve(terminal.cwd, file));
    text = new TextDecoder().decode(bytes);
  } catch (error) {
    throw failure(file, 'input.missing', `The input script ${file} cannot be read: ${reasonOf(error)}.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw failure(file, 'input.syntax', `The input script ${file} is not JSON: ${reasonOf(error)}.`);
  }
}

function failure(file: string, code: string, message: string): CommandError {
  return new CommandError(exitStatus.io, code, message, file);
}
