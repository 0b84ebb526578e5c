import { type CheckedProgram, checkProgram } from '../expression/checkProgram.ts';
import { parseProgram } from '../expression/parseProgram.ts';
import type { Expression } from '../generated/entities.ts';
import { keypathOfPart } from '../references/expressionValue.ts';
import type { KeypathResolver } from './keypathResolver.ts';

/**
 * Reads and checks an expression for its owner. Findings are relative to it; their ranges refer to its text, with
 * keypaths for references.
 */
export function checkExpression(expression: Expression, resolver: KeypathResolver): CheckedProgram {
  if (!hasParts(expression.$)) return unreadable;
  const parsed = parseProgram(expression.$);
  return parsed.ok ? checkProgram(parsed.value, resolver) : { type: 'any', issues: parsed.issues };
}

const unreadable: CheckedProgram = {
  type: 'any',
  issues: [
    {
      code: 'expression.syntax',
      severity: 'blocking',
      path: [],
      params: {},
      message: 'Expected texts and references but something else found.',
    },
  ],
};

function hasParts(parts: readonly unknown[]): boolean {
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (typeof part !== 'string' && keypathOfPart(part) === undefined) return false;
  }
  return true;
}
