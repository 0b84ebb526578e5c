import fs from 'node:fs';
import path from 'node:path';
import { parseInputScript, type ScriptedEvent } from '@playhouse/runtime';
import { CommandError, exitStatus } from '../exit.ts';
import { reasonOf } from '../io/systemError.ts';

/** The events of an input script in the order of their frames. Fails with a `CommandError`. Format, chapter 5. */
export function readScript(file: string, cwd: string): readonly ScriptedEvent[] {
  const parsed = parseInputScript(readJson(file, cwd));
  if (!parsed.ok) throw failure(file, 'input.shape', `The input script ${file} is wrong: ${parsed.message}`);
  return [...parsed.value].sort((first, second) => first.frame - second.frame);
}

function readJson(file: string, cwd: string): unknown {
  let text: string;
  try {
    text = fs.readFileSync(path.resolve(cwd, file), 'utf8');
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
