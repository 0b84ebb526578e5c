import type { ProgramNode, ReferenceNode } from './ast.ts';
import type { LastCheck } from './checkProgram.ts';
import type { ProgramPart } from './programPart.ts';

/** A program that was read. The same text gives the same object within a process while it is remembered. */
export interface Program {
  readonly ast: ProgramNode;
  /** The program as one text with keypaths for references; ranges refer to it. */
  readonly text: string;
  /** Every reference, in text order. */
  readonly references: readonly ReferenceNode[];
  /** Every keypath once, in text order. */
  readonly keypaths: readonly string[];
  /** The result of the last check without findings; kept here because it is needed whenever the program is used. */
  readonly memory: { lastCheck?: LastCheck };
}

/** The text of a reference as shown to people. */
export type ShowReference = (keypath: string, index: number) => string;

/** Creates a program from its parts and their tree. */
export function createProgram(parts: readonly ProgramPart[], ast: ProgramNode): Program {
  const references: ReferenceNode[] = [];
  let text = '';
  for (const part of parts) {
    const start = text.length;
    text += typeof part === 'string' ? part : part.keypath;
    if (typeof part === 'string') continue;
    references.push({ kind: 'reference', keypath: part.keypath, start, end: text.length });
  }
  const keypaths = [...new Set(references.map(({ keypath }) => keypath))];
  return { ast, text, references, keypaths, memory: {} };
}

/** Converts a range of `program.text` to a range of the text with references written by `show`. */
export function shownRange(program: Program, range: readonly [number, number], show: ShowReference): [number, number] {
  let [start, end] = range;
  for (const [index, reference] of program.references.entries()) {
    const growth = show(reference.keypath, index).length - (reference.end - reference.start);
    if (reference.end <= range[0]) start += growth;
    if (reference.end <= range[1]) end += growth;
  }
  return [start, end];
}
