import type { Binder } from './binder.ts';
import { bindProgram, isShort } from './bindProgram.ts';
import { closeLowered } from './closeLowered.ts';
import { emitLowered } from './emitLowered.ts';
import type { Lowered } from './lowered.ts';
import type { Program } from './program.ts';
import { type NumberedCode, noteSource, numberConstants, type ReadyCode, readyCode } from './readyCode.ts';
import type { Evaluator, ExpressionWorld, ValueType } from './value.ts';
import { typeOfSet } from './valueSet.ts';

/** The JavaScript of a program, for embedding in larger generated code. */
export interface EmittedProgram {
  /** An expression that uses the identifiers of the binder's code, `w` (world) and `k` (the binder's constants). */
  readonly source: string;
  /** Type of its result. */
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
 * The result of generated code that is not a program, such as a function; undefined where generating is forbidden and
 * no code was provided. Like the code of programs, it contains project data only through `k`. Code that differs only in
 * its constants is generated once.
 */
export function compileCode(source: string, binder: Binder): unknown {
  const numbered = numberConstants(source, binder.constants);
  const code = readyCode()?.get(numbered.source) ?? madeCode(numbered);
  return code?.(numbered.constants)(undefined, noWorld);
}

const made = new Map<string, ReadyCode>();
/** Kept so that projects with a thousand unlocked instances generate code only for the first. */
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

/** The code of a program. A very long program becomes one call of its closures; `self` is the argument. */
export function emitSource(program: Program, binder: Binder, self = 'a'): EmittedProgram {
  const lowered = bindProgram(program, binder);
  return { source: emitShort(program, lowered, binder, self), type: typeOfSet(lowered.set) };
}

function emitShort(program: Program, lowered: Lowered, binder: Binder, self: string): string {
  return isShort(program) ? emitLowered(lowered, binder) : `${binder.constant(closeLowered(lowered))}(${self},w)`;
}

/**
 * Declarations that turn the constants of generated code into variables, and the code that reads them: engines treat
 * such variables as constant, but not array elements.
 */
export function hoistConstants(source: string): { readonly declarations: string; readonly source: string } {
  const indexes = new Set(Array.from(source.matchAll(constantPattern), ([, index]) => Number(index)));
  const names = Array.from(indexes, (index) => `k${index}=k[${index}]`);
  const declarations = names.length > 0 ? `const ${names.join(',')};` : '';
  return { declarations, source: source.replaceAll(constantPattern, 'k$1') };
}

/** Code that is not a program needs no world. */
const noWorld: ExpressionWorld = { random: { next: () => 0 }, fault() {}, warn() {} };

const constantPattern = /\bk\[(\d+)\]/g;
let mayGenerate: boolean | undefined;

/** False where the page's policy forbids generating code. */
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

/** Records that the page's policy forbids generated code, so that no attempt triggers a violation report. */
export function forbidGeneratedCode(): void {
  mayGenerate = false;
}

function generate(source: string, constants: readonly unknown[]): Evaluator {
  noteSource(source, constants);
  return new Function('k', codeOf(source))(constants);
}

/** JavaScript of a function that takes constants and returns the result of the generated source: a `ReadyCode`. */
export function readySource(source: string): string {
  return `function(k){${codeOf(source)}}`;
}

function codeOf(source: string): string {
  const hoisted = hoistConstants(source);
  return `"use strict";${hoisted.declarations}return function(a,w){return ${hoisted.source}}`;
}
