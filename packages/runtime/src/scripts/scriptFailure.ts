import type { ScriptPosition } from '../game/game.ts';
import { GuestError, type Interpreter } from './interpreter.ts';
import { limitMessages } from './scriptLimits.ts';

/** Why a script did not finish. */
export interface ScriptFailure {
  /** Whether the script is wrong, cannot be read, or has exhausted its limits. */
  readonly failure: 'error' | 'syntax' | 'limit';
  readonly message: string;
  readonly position?: ScriptPosition;
}

/** The name of a script in messages of the interpreter. */
export const scriptFile = 'script';

/** Converts an error from the interpreter to a message; rethrows anything that is not a script failure. */
export function readFailure(interpreter: Interpreter, thrown: unknown): ScriptFailure {
  if (thrown instanceof GuestError) return guestFailure(thrown);
  // Only these come from the module itself: it ran out of work, or exceeded the page's stack.
  const isTrap = thrown instanceof WebAssembly.RuntimeError;
  if (!isTrap && !(thrown instanceof RangeError)) throw thrown;
  return failureAt('limit', limitMessages[isTrap ? 'work' : 'stack'], traceOf(interpreter));
}

function guestFailure({ name, message, trace }: GuestError): ScriptFailure {
  const limit = limits.get(message);
  if (limit) return failureAt('limit', limit, trace);
  const isUnread = name === 'SyntaxError' && new RegExp(`^\\s*at ${scriptFile}:\\d`).test(trace);
  const words = message.slice(0, longestMessage) || name.slice(0, longestMessage) || 'an error without a message';
  return failureAt(isUnread ? 'syntax' : 'error', words.toWellFormed(), trace);
}

const longestMessage = 200;

/** Messages of the interpreter and the game about limits. */
const limits: ReadonlyMap<string, string> = new Map([
  ['interrupted', limitMessages.work],
  ['out of memory', limitMessages.memory],
  ['stack overflow', limitMessages.stack],
  ['string too long', limitMessages.memory],
  ...Object.values(limitMessages).map((message) => [message, message] as const),
]);

function failureAt(failure: ScriptFailure['failure'], message: string, trace: string): ScriptFailure {
  const found = new RegExp(`\\b${scriptFile}:(\\d+):(\\d+)`).exec(trace);
  const position = found && { line: Number(found[1]), column: Number(found[2]) };
  return { failure, message, ...(position && { position }) };
}

/** The module may have trapped anywhere, even during cleanup: then nothing is known. */
function traceOf(interpreter: Interpreter): string {
  try {
    return interpreter.trace();
  } catch {
    return '';
  }
}
