import type { ProgramNode } from '../expression/ast.ts';
import { parseProgram } from '../expression/parseProgram.ts';
import type { ProgramPart } from '../expression/programPart.ts';

/** True when a text reads as a program. Reference 7.10. */
export function isProgram(text: string): boolean {
  return parseProgram([text]).ok;
}

/** The value of a program that is a literal, with or without a sign; undefined for every other program. */
export function constantOf(parts: readonly ProgramPart[]): string | number | boolean | undefined {
  const program = parseProgram(parts);
  return program.ok ? literalOf(program.value.ast) : undefined;
}

function literalOf(node: ProgramNode): string | number | boolean | undefined {
  if (node.kind === 'literal') return node.value;
  const operand = node.kind === 'negation' ? literalOf(node.operand) : undefined;
  if (node.kind !== 'negation' || typeof operand !== 'number') return undefined;
  return node.count % 2 === 0 ? operand : 0 - operand;
}
