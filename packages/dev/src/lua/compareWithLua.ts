import { compileProgram, createBinder, createNameScope, parseText } from '@playhouse/core';
import type { LuaOracle } from './luaOracle.ts';
import { createProgramSource } from './randomPrograms.ts';

/** How many programs both could run, and a sentence for each difference. */
export interface Comparison {
  readonly compared: number;
  readonly complaints: readonly string[];
}

const names = createNameScope({ attributes: [] });
const notFinite: ReadonlyMap<unknown, number> = new Map([
  ['inf', Number.POSITIVE_INFINITY],
  ['-inf', Number.NEGATIVE_INFINITY],
  ['nan', Number.NaN],
]);
const batch = 2000;

/** Runs `count` distinct random programs in Lua and in our language; those that Lua rejects do not count. */
export function compareWithLua(lua: LuaOracle, count: number, seed: number): Comparison {
  const next = createProgramSource(seed);
  const complaints: string[] = [];
  const seen = new Set<string>();
  let compared = 0;
  while (compared < count) {
    const programs: string[] = [];
    while (programs.length < batch) {
      const program = next();
      if (seen.has(program)) continue;
      seen.add(program);
      programs.push(program);
    }
    for (const [index, answer] of lua.answers(programs).entries()) {
      if (answer === 'skip' || compared === count) continue;
      compared += 1;
      const program = programs[index] ?? '';
      const ours = evaluate(program);
      if (!agrees(answer, ours)) complaints.push(`${program} is ${answer} in Lua, but ${String(ours)} here`);
    }
  }
  return { compared, complaints };
}

/** The result of a program in our language: its value, or its error messages. */
export function evaluate(source: string): unknown {
  const { program, issues } = parseText(source, names);
  if (!program) return new Error(issues[0]?.message);
  const faults: string[] = [];
  const world = { random: { next: () => 0.5 }, fault: (_: string, message: string) => faults.push(message), warn() {} };
  const value = compileProgram(
    program,
    createBinder(() => undefined),
  )(undefined, world);
  return faults.length > 0 ? new Error(faults[0]) : value;
}

/** Numbers must agree to 1 part in 10^9, everything else exactly. */
function agrees(answer: string, ours: unknown): boolean {
  const [type, json = ''] = answer.split('\t');
  const theirs: unknown = JSON.parse(json);
  if (type !== 'number') return theirs === ours;
  const expected = notFinite.get(theirs) ?? theirs;
  if (typeof expected !== 'number' || typeof ours !== 'number') return false;
  if (!Number.isFinite(expected)) return Object.is(expected, ours);
  return Math.abs(expected - ours) <= 1e-9 * Math.max(Math.abs(expected), Math.abs(ours));
}
