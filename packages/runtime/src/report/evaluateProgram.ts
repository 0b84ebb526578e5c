import { compileProgram, type Issue, type Project, parseProgram } from '@playhouse/core';
import { bindAttributes } from '../compile/binding.ts';
import { Actor } from '../state/actor.ts';
import type { Simulation } from '../state/simulation.ts';

type Evaluated = { ok: true; value: number | string | boolean } | { ok: false; issues: readonly Issue[] };

/** Evaluates a program in the context of the running game; references to self are refused. */
export function evaluateProgram({ world }: Simulation, _project: Project, text: string): Evaluated {
  const program = parseProgram([text]);
  if (!program.ok) return { ok: false, issues: program.issues };
  const value = compileProgram(
    program.value,
    bindAttributes(() => undefined),
  )(new Actor(), world);
  return { ok: true, value: typeof value === 'object' ? '' : value };
}
