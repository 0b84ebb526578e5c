import type { Issue, Result } from '../model/issue.ts';
import { refuse, succeed } from '../model/issue.ts';
import type { ProgramNode } from './ast.ts';
import { createProgram, type Program } from './program.ts';
import type { ProgramPart } from './programPart.ts';

/** A program that was read elsewhere, as JSON: its tree, or why it cannot be read. */
export interface ReadyProgram {
  readonly parts: readonly ProgramPart[];
  readonly ast?: ProgramNode;
  readonly issues?: readonly Issue[];
}

let ready: Map<string, Result<Program>> | undefined;
let noted: Map<string, ReadyProgram> | undefined;

/**
 * From now on, these programs count as read. For pages without the parser, which can use no others.
 * docs/architecture.md#generated-code.
 */
export function provideReadyPrograms(programs: readonly ReadyProgram[]): void {
  ready = new Map(
    programs.map(({ parts, ast, issues = [] }) => [
      keyOf(parts),
      ast ? succeed(createProgram(parts, ast)) : refuse(...issues),
    ]),
  );
}

/** A program that was provided; undefined for all others. */
export function readyProgram(parts: readonly ProgramPart[]): Result<Program> | undefined {
  return ready?.get(keyOf(parts));
}

/** Runs a function that reads programs, and collects them in the order of their first use. */
export function collectPrograms<Value>(run: () => Value): {
  readonly result: Value;
  readonly programs: readonly ReadyProgram[];
} {
  const outer = noted;
  const programs = new Map<string, ReadyProgram>();
  noted = programs;
  try {
    return { result: run(), programs: [...programs.values()] };
  } finally {
    noted = outer;
  }
}

/** Records a program that was read while programs are collected. */
export function noteProgram(parts: readonly ProgramPart[], result: Result<Program>): void {
  if (!noted) return;
  const read = result.ok ? { ast: result.value.ast } : { issues: result.issues };
  noted.set(keyOf(parts), { parts: parts.map(plain), ...read });
}

function keyOf(parts: readonly ProgramPart[]): string {
  return JSON.stringify(parts.map(plain));
}

function plain(part: ProgramPart): ProgramPart {
  return typeof part === 'string' ? part : { keypath: part.keypath };
}
