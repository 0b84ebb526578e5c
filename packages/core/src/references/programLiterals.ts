import type { CallNode, ProgramNode } from '../expression/ast.ts';
import { findFunction } from '../expression/functions/expressionFunctions.ts';
import { parseProgram } from '../expression/parseProgram.ts';
import type { ProgramPart } from '../expression/programPart.ts';

/** A text in quotes in a program. */
export interface TextLiteral {
  readonly text: string;
  /** Start and end in the program's text, including quotes. */
  readonly range: readonly [start: number, end: number];
  /** The table, and whether the text names a row or column, when it is an argument for one. */
  readonly names?: { readonly table: string; readonly kind: 'row' | 'column' };
  /** True when the text is the whole program. */
  readonly isAlone: boolean;
}

/** Every quoted text in a program; none if the program cannot be read. */
export function textLiteralsOf(parts: readonly ProgramPart[]): TextLiteral[] {
  const program = parseProgram(parts);
  if (!program.ok) return [];
  const found: TextLiteral[] = [];
  collect(program.value.ast, undefined, true, found);
  return found;
}

function collect(node: ProgramNode, names: TextLiteral['names'], isAlone: boolean, found: TextLiteral[]): void {
  switch (node.kind) {
    case 'literal': {
      const { value, start, end } = node;
      if (typeof value === 'string') found.push({ text: value, range: [start, end], isAlone, ...(names && { names }) });
      break;
    }
    case 'call':
      for (const [index, argument] of node.arguments.entries()) collect(argument, namesAt(node, index), false, found);
      break;
    case 'negation':
      collect(node.operand, undefined, false, found);
      break;
    case 'chain':
      for (const operand of node.operands) collect(operand, undefined, false, found);
      break;
    case 'reference':
      break;
  }
}

/**
 * Whether an argument names a row or column, according to the function's parameters.
 * docs/runtime-rules.md#table-functions.
 */
function namesAt({ name, arguments: values }: CallNode, index: number): TextLiteral['names'] {
  const descriptor = findFunction(name);
  const [of] = values;
  const parameter = descriptor?.parameters[index]?.name;
  if (descriptor?.group !== 'table' || of?.kind !== 'reference' || parameter === undefined) return undefined;
  const table = tableOfKeypath(of.keypath);
  const kind = kindOf(descriptor.name, parameter);
  return table === undefined || kind === undefined ? undefined : { table, kind };
}

function kindOf(functionName: string, parameter: string): 'row' | 'column' | undefined {
  if (parameter === 'name') return functionName === 'tableRowNumber' ? 'row' : 'column';
  if (/column$/i.test(parameter)) return 'column';
  return /row$/i.test(parameter) ? 'row' : undefined;
}

/** The id of the table that a keypath leads to, if it has the form of one. */
export function tableOfKeypath(keypath: string): string | undefined {
  return /^(?:game\.attributes|tables)\.([^.]+)$/.exec(keypath)?.[1];
}
