import { arithmetic, checkedOrderings, equalities, orderings } from './arithmetic.ts';
import type { CallNode, ChainNode, ProgramNode, ReferenceNode } from './ast.ts';
import { startBudget } from './budget.ts';
import { bodyOf } from './functionBody.ts';
import type { ExpressionFunction, ParameterType } from './functions/defineFunction.ts';
import { findFunction } from './functions/expressionFunctions.ts';
import type { Lowered, Step } from './lowered.ts';
import { allOf, callOf, constantOf, convert, eitherOf, foldOf, joinOf, negationOf, powerOf } from './lowerParts.ts';
import { impossibleCall } from './operations.ts';
import type { Operator } from './operators.ts';
import { isOnly, mayBe, possible, setOfType } from './valueSet.ts';

/** Lowering's queries about references, and its reports. */
export interface LoweringHooks {
  resolve(reference: ReferenceNode): Lowered;
  /** Called before a value is converted to the type that an operator or a parameter needs. */
  onConversion?(node: ProgramNode, value: Lowered, wanted: ParameterType): void;
  /** Called for each call; `entry` is missing when no function has the name. */
  onCall?(node: CallNode, entry: ExpressionFunction | undefined): void;
  onEquality?(node: ChainNode, left: Lowered, right: Lowered): void;
}

/** Makes every conversion of a program explicit and folds constants. docs/architecture.md#expressions. */
export function lowerProgram(ast: ProgramNode, hooks: LoweringHooks): Lowered {
  const lowering = new Lowering(hooks);
  const value = lowering.lower(ast);
  if (!lowering.metered || value.kind === 'constant') return value;
  const first = { kind: 'call', body: bodyOf(startBudget), values: [], usesWorld: false, set: possible.true } as const;
  return { kind: 'sequence', first, last: value, set: value.set };
}

/** True when a function accepts this many arguments. */
export function takesCount({ folds, least, parameters }: ExpressionFunction, count: number): boolean {
  return count >= least && (folds || count <= parameters.length);
}

class Lowering {
  metered = false;
  private readonly hooks: LoweringHooks;

  constructor(hooks: LoweringHooks) {
    this.hooks = hooks;
  }

  lower(node: ProgramNode): Lowered {
    switch (node.kind) {
      case 'literal':
        return constantOf(node.value);
      case 'reference':
        return this.hooks.resolve(node);
      case 'negation': {
        const operand = this.converted(node.operand, 'number');
        return node.count % 2 === 1 ? negationOf(operand) : operand;
      }
      case 'call':
        return this.lowerCall(node);
      case 'chain':
        return this.lowerChain(node);
    }
  }

  private converted(node: ProgramNode, wanted: ParameterType): Lowered {
    const value = this.lower(node);
    this.hooks.onConversion?.(node, value, wanted);
    return convert(value, wanted);
  }

  private lowerChain(node: ChainNode): Lowered {
    switch (node.operators[0]) {
      case 'or':
        return eitherOf(node.operands.map((operand) => this.lower(operand)));
      case 'and':
        return allOf(node.operands.map((operand) => this.lower(operand)));
      case '..':
        return joinOf(node.operands.map((operand) => this.converted(operand, 'text')));
      case '^':
        return powerOf(node.operands.map((operand) => this.converted(operand, 'number')));
      case '+':
      case '-':
      case '*':
      case '/':
      case '%':
        return this.lowerArithmetic(node);
      default:
        return this.lowerComparison(node);
    }
  }

  private lowerArithmetic({ operands, operators }: ChainNode): Lowered {
    let first: Lowered | undefined;
    const steps: Step[] = [];
    for (const [index, node] of operands.entries()) {
      const operand = this.converted(node, 'number');
      const operation = arithmetic[operators[index - 1] ?? '+'];
      if (!first) first = operand;
      else if (operation) steps.push({ operation, operand });
    }
    return foldOf(first ?? constantOf(0), steps);
  }

  private lowerComparison(node: ChainNode): Lowered {
    const [first = constantOf(false), ...rest] = node.operands.map((operand) => this.lower(operand));
    const [operator = '=='] = node.operators;
    const [second = first] = rest;
    if (rest.length > 1) return this.lowerLongComparison(node, first, rest);
    const equality = equalities[operator];
    if (equality) {
      this.hooks.onEquality?.(node, first, second);
      return foldOf(first, [{ operation: equality, operand: second }]);
    }
    return this.lowerOrdering(node, operator, first, second);
  }

  /** `a < b < c` compares the result of `a < b` with c. */
  private lowerLongComparison(node: ChainNode, first: Lowered, rest: readonly Lowered[]): Lowered {
    const steps = rest.flatMap((operand, index) => {
      const operator = node.operators[index] ?? '==';
      const operation = equalities[operator] ?? checkedOrderings[operator];
      return operation ? [{ operation, operand }] : [];
    });
    return foldOf(first, steps);
  }

  private lowerOrdering(node: ChainNode, operator: Operator, left: Lowered, right: Lowered): Lowered {
    const typed = orderings[operator];
    const checked = checkedOrderings[operator];
    const [leftNode, rightNode] = node.operands;
    if (!typed || !checked || !leftNode || !rightNode) return constantOf(false);
    if (isOnly(left.set | right.set, possible.text)) return foldOf(left, [{ operation: typed, operand: right }]);
    if (mayBe(left.set, possible.text) && mayBe(right.set, possible.text)) {
      return foldOf(left, [{ operation: checked, operand: right }]);
    }
    this.hooks.onConversion?.(leftNode, left, 'number');
    this.hooks.onConversion?.(rightNode, right, 'number');
    return foldOf(convert(left, 'number'), [{ operation: typed, operand: convert(right, 'number') }]);
  }

  private lowerCall(node: CallNode): Lowered {
    const entry = findFunction(node.name);
    this.hooks.onCall?.(node, entry);
    if (!entry || !takesCount(entry, node.arguments.length)) {
      for (const argument of node.arguments) this.lower(argument);
      return callOf({ body: bodyOf(impossibleCall), usesWorld: true, varies: true }, [constantOf(node.name)], 'any');
    }
    if (entry.metered) this.metered = true;
    const last = entry.parameters.at(-1);
    const values = node.arguments.map((argument, index) =>
      this.converted(argument, (entry.parameters[index] ?? last)?.type ?? 'scalar'),
    );
    const body = { body: entry.evaluate, usesWorld: entry.usesWorld, varies: entry.varies };
    if (entry.folds) {
      const operation = { run: entry.evaluate, usesWorld: entry.usesWorld, result: setOfType(entry.result) };
      const [first = constantOf(0), ...rest] = values;
      return foldOf(
        first,
        rest.map((operand) => ({ operation, operand })),
      );
    }
    for (const parameter of entry.parameters.slice(values.length)) values.push(constantOf(parameter.default ?? 0));
    return callOf(body, values, entry.result);
  }
}
