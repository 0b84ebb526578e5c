import type { ProgramNode, ReferenceNode } from './ast.ts';
import type { LastCheck } from './checkProgram.ts';
import type { ProgramPart } from './programPart.ts';

/** A program that could be read. The same text gives the same object within a process, as long as it is remembered. */
export interface Program {
  readonly ast: ProgramNode;
  /** The program as one text in which keypaths stand for references; ranges count in it. */
  readonly text: string;
  /** Every reference in the order of the text. */
  readonly references: readonly ReferenceNode[];
  /** Every keypath once, in the order of the text. */
  readonly keypaths: readonly string[];
  /** What the last check without findings came to; kept here because it is asked for whenever the program is used. */
  readonly memory: { lastCheck?: LastCheck };
}

/** The text of a reference as people see it. */
export type ShowReference = (keypath: string, index: number) => string;

/** Makes a program from what its parts were read as. */
export function createProgram(
  parts: readonly ProgramPart[],
  ast: ProgramNode,
  references: readonly ReferenceNode[],
): Program {
  const keypaths = [...new Set(references.map(({ keypath }) => keypath))];
  let text = '';
  for (const part of parts) text += typeof part === 'string' ? part : part.keypath;
  return { ast, text, references, keypaths, memory: {} };
}

/** A range of `program.text` as a range of the text in which `show` writes the references. */
export function shownRange(program: Program, range: readonly [number, number], show: ShowReference): [number, number] {
  let [start, end] = range;
  for (const [index, reference] of program.references.entries()) {
    const growth = show(reference.keypath, index).length - (reference.end - reference.start);
    if (reference.end <= range[0]) start += growth;
    if (reference.end <= range[1]) end += growth;
  }
  return [start, end];
}
