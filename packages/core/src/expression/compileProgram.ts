import type { Binder } from './binder.ts';
import { bindProgram, isShort } from './bindProgram.ts';
import { closeLowered } from './closeLowered.ts';
import { emitLowered } from './emitLowered.ts';
import type { Lowered } from './lowered.ts';
import type { Program } from './program.ts';
import { type NumberedCode, noteSource, numberConstants, type ReadyCode, readyCode } from './readyCode.ts';
import type { Evaluator, ExpressionWorld, ValueType } from './value.ts';
import { typeOfSet } from './valueSet.ts';

/** JavaScript of a program, for building into larger generated code. */
export interface EmittedProgram {
  /** An expression over what the binder's code uses, `w` (world) and `k` (the binder's constants). */
  readonly source: string;
  /** What it results in. */
  readonly type: ValueType;
}

/**
 * Compiles a program to generated code, or to closures with the same results where generating code is forbidden or the
 * program is very long. docs/architecture.md#generated-code.
 */
export function compileProgram(program: Program, binder: Binder): Evaluator {
  const ready = readyCode();
  if (!isShort(program) || (!ready && !canGenerateCode())) return compileProgramClosures(program, binder);
  const lowered = bindProgram(program, binder);
  const emitted = emitLowered(lowered, binder);
  if (!ready) return generate(emitted, binder.constants);
  const { source, constants } = numberConstants(emitted, binder.constants);
  return ready.get(source)?.(constants) ?? closeLowered(lowered);
}

/** Compiles a program to closures, which need no generated code. */
export function compileProgramClosures(program: Program, binder: Binder): Evaluator {
  return closeLowered(bindProgram(program, binder));
}

/**
 * What generated code that is not a program results in, such as a function; undefined where generating is forbidden and
 * no code was provided. Like the code of programs, it contains data of a project only through `k`. Code that differs
 * only in its constants is made once.
 */
export function compileCode(source: string, binder: Binder): unknown {
  const numbered = numberConstants(source, binder.constants);
  const code = readyCode()?.get(numbered.source) ?? madeCode(numbered);
  return code?.(numbered.constants)(undefined, noWorld);
}

const made = new Map<string, ReadyCode>();
/** Kept so that projects with a thousand unlocked instances generate code for the first of them only. */
const mostMade = 1000;

function madeCode({ source, constants }: NumberedCode): ReadyCode | undefined {
  if (readyCode() || !canGenerateCode()) return undefined;
  noteSource(source, constants);
  const known = made.get(source);
  if (known) return known;
  if (made.size >= mostMade) made.clear();
  const code = new Function('k', codeOf(source)) as ReadyCode;
  made.set(source, code);
  return code;
}

/** The code of a program. A very long program becomes one call of its closures, with what `self` names. */
export function emitSource(program: Program, binder: Binder, self = 'a'): EmittedProgram {
  const lowered = bindProgram(program, binder);
  return { source: emitShort(program, lowered, binder, self), type: typeOfSet(lowered.set) };
}

function emitShort(program: Program, lowered: Lowered, binder: Binder, self: string): string {
  return isShort(program) ? emitLowered(lowered, binder) : `${binder.constant(closeLowered(lowered))}(${self},w)`;
}

/**
 * The declarations that turn the constants of generated code into variables, and the code that reads those: engines
 * treat such variables as fixed, array elements not.
 */
export function hoistConstants(source: string): { readonly declarations: string; readonly source: string } {
  const indexes = new Set(Array.from(source.matchAll(constantPattern), ([, index]) => Number(index)));
  const names = Array.from(indexes, (index) => `k${index}=k[${index}]`);
  const declarations = names.length > 0 ? `const ${names.join(',')};` : '';
  return { declarations, source: source.replaceAll(constantPattern, 'k$1') };
}

/** Code that is not a program asks nothing of a world. */
const noWorld: ExpressionWorld = { random: { next: () => 0 }, fault() {}, warn() {} };

const constantPattern = /\bk\[(\d+)\]/g;
let mayGenerate: boolean | undefined;

/** False where the page's policy forbids to generate code. */
export function canGenerateCode(): boolean {
  if (mayGenerate === undefined) {
    try {
      mayGenerate = new Function('return true')() === true;
    } catch {
      mayGenerate = false;
    }
  }
  return mayGenerate;
}

/** Records that the page's policy forbids generated code, so that no attempt causes a report. */
export function forbidGeneratedCode(): void {
  mayGenerate = false;
}

function generate(source: string, constants: readonly unknown[]): Evaluator {
  noteSource(source, constants);
  return new Function('k', codeOf(source))(constants);
}

/** JavaScript of a function that takes constants and gives what a generated source does: a `ReadyCode`. */
export function readySource(source: string): string {
  return `function(k){${codeOf(source)}}`;
}

function codeOf(source: string): string {
  const hoisted = hoistConstants(source);
  return `"use strict";${hoisted.declarations}return function(a,w){return ${hoisted.source}}`;
}
