import { parseProgram } from '../expression/parseProgram.ts';
import type { ValueType } from '../expression/value.ts';
import type { Expression } from '../generated/entities.ts';
import { keypathOfPart } from '../references/expressionValue.ts';
import type { Issue } from './issue.ts';
import type { KeypathResolver } from './keypathResolver.ts';

/** What is known of an expression without running it. */
export interface ExpressionFindings {
  readonly type: ValueType;
  /** Relative to the expression; ranges count in its text with keypaths in place of references. */
  readonly issues: readonly Issue[];
}

/** Reads and checks an expression as its owner's. The same program with the same types of attributes is checked once. */
export function checkExpression(expression: Expression, resolver: KeypathResolver): ExpressionFindings {
  if (!expression.$.every(isPart)) return unreadable;
  const parsed = parseProgram(expression.$);
  if (!parsed.ok) return { type: 'any', issues: parsed.issues };
  const issues: Issue[] = [];
  for (const { keypath, start, end } of parsed.value.references) {
    const type = resolver.typeOf(keypath);
    if (typeof type === 'object') issues.push({ ...type, code: 'expression.reference', range: [start, end] });
  }
  const { ast } = parsed.value;
  if (ast.kind === 'reference') {
    const type = resolver.typeOf(ast.keypath);
    return { type: typeof type === 'object' ? 'any' : type, issues };
  }
  return { type: 'any', issues };
}

const unreadable: ExpressionFindings = {
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

function isPart(part: unknown): boolean {
  return typeof part === 'string' || keypathOfPart(part) !== undefined;
}
