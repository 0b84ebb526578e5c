import type { Evaluator } from './value.ts';

/** Code that was generated elsewhere: takes its constants and returns what `compileProgram` would. */
export type ReadyCode = (k: readonly unknown[]) => Evaluator;

/** Generated code with constants numbered by first use, so that equal programs have equal code. */
export interface NumberedCode {
  readonly source: string;
  readonly constants: readonly unknown[];
}

let ready: ReadonlyMap<string, ReadyCode> | undefined;
let noted: Set<string> | undefined;

/**
 * From now on, programs run by this code if it includes their source, otherwise by closures; no code is generated
 * anymore. For pages whose policy forbids it. docs/architecture.md#generated-code.
 */
export function provideReadyCode(code: Readonly<Record<string, ReadyCode>>): void {
  ready = new Map(Object.entries(code));
}

/** The code that was provided; undefined where none was. */
export function readyCode(): ReadonlyMap<string, ReadyCode> | undefined {
  return ready;
}

/** Runs a function that compiles programs, and collects the sources of the code generated meanwhile. */
export function collectSources<Result>(run: () => Result): { result: Result; sources: readonly string[] } {
  const outer = noted;
  const sources = new Set<string>();
  noted = sources;
  try {
    return { result: run(), sources: [...sources].sort() };
  } finally {
    noted = outer;
  }
}

/** Records the source of generated code while sources are collected. */
export function noteSource(source: string, constants: readonly unknown[]): void {
  noted?.add(numberConstants(source, constants).source);
}

/** The code with its constants numbered by first use, and only those constants. */
export function numberConstants(source: string, constants: readonly unknown[]): NumberedCode {
  const numbers = new Map<string, number>();
  const numbered = source.replaceAll(/\bk\[(\d+)\]/g, (_, index: string) => {
    const number = numbers.get(index) ?? numbers.size;
    numbers.set(index, number);
    return `k[${number}]`;
  });
  return { source: numbered, constants: Array.from(numbers.keys(), (index) => constants[Number(index)]) };
}
