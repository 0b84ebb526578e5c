import type { ScriptPosition } from '../game/game.ts';
import { findLoop } from './findLoop.ts';
import { type Interpreter, loadInterpreter } from './interpreter.ts';
import { readFailure, type ScriptFailure, scriptFile } from './scriptFailure.ts';
import { limitMessages, scriptLimits } from './scriptLimits.ts';
import { ScriptMistake } from './scriptMistake.ts';

/** A script that has been loaded: the interpreter's memory containing it. */
export interface ReadScript {
  readonly image: MemoryImage;
  /** Columns before it on its first line. */
  readonly indent: number;
  readonly ends: ScriptPosition;
  readonly source: string;
}

/** The result of a call, and its work. */
interface ScriptOutcome {
  readonly work: number;
  /** The script's return value, undefined if there is none, or why it did not finish. */
  readonly result: { readonly value: unknown } | ScriptFailure;
}

/** Handles a call from a script to the game: an operation with its values. */
type ScriptHost = (operation: string, values: readonly unknown[]) => unknown;

/**
 * Runs scripts in a sandboxed interpreter. Every call starts with the memory from after loading the script, so nothing
 * survives a call. docs/runtime-rules.md#how-scripts-run.
 */
export interface ScriptMachine {
  read(source: string, parameters: readonly string[]): ReadScript | ScriptFailure;
  call(
    script: ReadScript,
    values: readonly (readonly [name: string, value: unknown])[],
    host: ScriptHost,
  ): ScriptOutcome;
}

/** The machine of this page or process, loaded on first use. */
export function loadScriptMachine(): Promise<ScriptMachine> {
  loading ??= loadInterpreter().then(createMachine);
  return loading;
}

interface MemoryImage {
  readonly data: Uint8Array;
  readonly heap: Uint8Array;
}

let loading: Promise<ScriptMachine> | undefined;

function createMachine(interpreter: Interpreter): ScriptMachine {
  const top = interpreter.stack.value;
  const empty = capture();

  function capture(): MemoryImage {
    const bytes = new Uint8Array(interpreter.memory.buffer);
    let end = bytes.length;
    while (end > top && bytes[end - 1] === 0) end--;
    return { data: bytes.slice(0, interpreter.dataEnd), heap: bytes.slice(top, end) };
  }

  function restore({ data, heap }: MemoryImage): void {
    const bytes = new Uint8Array(interpreter.memory.buffer);
    bytes.set(data, 0);
    bytes.set(heap, top);
    interpreter.stack.value = top;
  }

  /** Data left by earlier scripts in unused memory would be stored with this one. */
  function clear(): void {
    new Uint8Array(interpreter.memory.buffer).fill(0, interpreter.dataEnd);
    restore(empty);
  }

  return {
    read(source, parameters) {
      const refused = refuse(source);
      if (refused) return refused;
      clear();
      const before = `(function (${parameters.join(', ')}) {`;
      const bounds = { indent: before.length, ends: endOf(source) };
      interpreter.allow(scriptLimits.reading);
      try {
        interpreter.install(`${before}${source}\n})`, scriptFile);
      } catch (thrown) {
        return placed(readFailure(interpreter, thrown), bounds);
      }
      return { image: capture(), source, ...bounds };
    },

    call(script, values, host) {
      const text = JSON.stringify(values);
      if (text.length > scriptLimits.characters) return { work: 0, result: tooMuchText };
      restore(script.image);
      const answering = answerWith(host);
      interpreter.setHost(answering.answer);
      interpreter.allow(scriptLimits.work);
      const result = attempt(interpreter, text, script);
      interpreter.setHost(undefined);
      answering.rethrow();
      return { work: interpreter.used(), result };
    },
  };
}

function attempt(interpreter: Interpreter, text: string, script: ReadScript): ScriptOutcome['result'] {
  try {
    const answer = interpreter.call(text);
    return interpreter.used() > scriptLimits.work ? tooMuchWork : resultOf(answer);
  } catch (thrown) {
    const failure = placed(readFailure(interpreter, thrown), script);
    const isLong = failure.message === limitMessages.work && failure.position;
    return isLong ? { ...failure, position: findLoop(script.source, isLong) } : failure;
  }
}

const tooMuchWork: ScriptFailure = { failure: 'limit', message: limitMessages.work };
const tooMuchText: ScriptFailure = { failure: 'limit', message: limitMessages.characters };

function resultOf(answer: string | undefined): ScriptOutcome['result'] {
  if ((answer?.length ?? 0) > scriptLimits.characters) return tooMuchText;
  return { value: answer === undefined ? undefined : parseJson(answer) };
}

/** Wraps a host so that script mistakes are thrown in the script, and internal errors bypass it. */
function answerWith(host: ScriptHost) {
  let fault: { readonly thrown: unknown } | undefined;
  return {
    answer(message: string): string {
      try {
        if (message.length > scriptLimits.characters) throw new ScriptMistake(limitMessages.characters);
        const parsed = parseJson(message);
        const [operation, ...values] = Array.isArray(parsed) ? parsed : [];
        return JSON.stringify({ value: host(String(operation), values) });
      } catch (thrown) {
        if (!(thrown instanceof ScriptMistake)) fault ??= { thrown };
        return JSON.stringify({ mistake: thrown instanceof Error ? thrown.message : '' });
      }
    },
    rethrow() {
      if (fault) throw fault.thrown;
    },
  };
}

/** JSON from a script: all its text is made well-formed, because it may end up in documents. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value));
  } catch {
    throw new ScriptMistake('This is not a plain value.');
  }
}

/** Deeply nested data is rejected before it gets near the limits of a page's own stack. */
function refuse(source: string): ScriptFailure | undefined {
  if (source.length > scriptLimits.source)
    return { failure: 'syntax', message: `a script has no more than ${scriptLimits.source} characters` };
  let depth = 0;
  let [line, column] = [1, 0];
  for (const letter of source) {
    column++;
    if (letter === '\n') [line, column] = [line + 1, 0];
    else if ('([{'.includes(letter)) depth++;
    else if (')]}'.includes(letter)) depth--;
    if (depth > scriptLimits.nesting)
      return { failure: 'syntax', message: 'brackets nested too deeply', position: { line, column } };
  }
  return undefined;
}

const endsEarly = 'it ends too early: a closing bracket or the rest of a statement is missing';

/** Positions are relative to the start of the script, and limited to it. */
function placed(failure: ScriptFailure, { indent, ends }: Pick<ReadScript, 'indent' | 'ends'>): ScriptFailure {
  const { position } = failure;
  if (!position) return failure;
  if (position.line > ends.line) {
    // The interpreter names the end of the function around the script, which nobody has written.
    const message = failure.failure === 'syntax' ? endsEarly : failure.message;
    return { ...failure, message, position: ends };
  }
  if (position.line > 1) return failure;
  return { ...failure, position: { line: 1, column: Math.max(1, position.column - indent) } };
}

function endOf(source: string): ScriptPosition {
  const lines = source.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
