import { createBinder } from '../expression/binder.ts';
import { compileProgramClosures } from '../expression/compileProgram.ts';
import { parseProgram } from '../expression/parseProgram.ts';
import type { ProgramPart } from '../expression/programPart.ts';
import type { Value } from '../expression/value.ts';

/** True when a text reads as a program. docs/runtime-rules.md#damaged-projects. */
export function isProgram(text: string): boolean {
  return parseProgram([text]).ok;
}

/** The value of a constant program; undefined for every other program. */
export function constantOf(parts: readonly ProgramPart[]): string | number | boolean | undefined {
  const program = parseProgram(parts);
  if (!program.ok || program.value.keypaths.length > 0) return undefined;
  let isConstant = true;
  const spoil = (): number => {
    isConstant = false;
    return 0;
  };
  const evaluate = compileProgramClosures(program.value, noNames);
  const value: Value = evaluate(undefined, { random: { next: spoil }, fault: spoil, warn: spoil });
  if (!isConstant || typeof value === 'object') return undefined;
  return typeof value !== 'number' || Number.isFinite(value) ? value : undefined;
}

const noNames = createBinder(() => undefined);
