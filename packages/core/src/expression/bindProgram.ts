import type { Binder } from './binder.ts';
import type { Lowered } from './lowered.ts';
import { missingOf } from './lowerParts.ts';
import { lowerProgram } from './lowerProgram.ts';
import type { Program } from './program.ts';
import type { ValueType } from './value.ts';
import { setOfType, typeOfSet } from './valueSet.ts';

/** Programs longer than this run as closures, because a JavaScript engine may refuse such long expressions. */
const longestGenerated = 4000;

/** A program with its references bound. */
export function bindProgram(program: Program, binder: Binder): Lowered {
  return lowerProgram(program.ast, {
    resolve({ keypath }) {
      const binding = binder.bind(keypath);
      return binding ? { kind: 'read', binding, set: setOfType(binding.type) } : missingOf(keypath);
    },
  });
}

/** The type of the program's result with these bindings. */
export function typeOfProgram(program: Program, binder: Binder): ValueType {
  return typeOfSet(bindProgram(program, binder).set);
}

/** True when code may be generated for a program of this size. */
export function isShort(program: Program): boolean {
  return program.text.length <= longestGenerated;
}
