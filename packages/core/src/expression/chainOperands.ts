import type { ProgramNode } from './ast.ts';
import { type Operator, operatorLevels } from './operators.ts';
import { nestingLimit } from './scanProgram.ts';

/** An operand with the minus signs before it. */
export interface SignedOperand {
  readonly node: ProgramNode;
  readonly minuses: number;
  /** Position of the first minus sign, or of the operand if it has none. */
  readonly start: number;
}

interface OpenChain {
  readonly level: number;
  readonly first: ProgramNode;
  readonly operators: Operator[];
  readonly rest: ProgramNode[];
}

/**
 * Groups a flat row of operands by operator precedence, without recursion. Undefined when minus signs in exponents nest
 * too deeply. docs/runtime-rules.md#operators.
 */
export function chainOperands(row: readonly SignedOperand[], operators: readonly Operator[]): ProgramNode | undefined {
  if (operators.length === 0) return factorOf(row, 0, 0);
  const open: OpenChain[] = [];
  let from = 0;
  for (let at = 0; at < row.length; at += 1) {
    const operator = operators[at];
    if (operator === '^') continue;
    let node = factorOf(row, from, at);
    if (!node) return undefined;
    from = at + 1;
    const level = operator ? operatorLevels[operator] : 0;
    let top = open.at(-1);
    while (top && top.level > level) {
      open.pop();
      top.rest.push(node);
      node = chainOf(top);
      top = open.at(-1);
    }
    if (!operator) return node;
    if (top?.level === level) {
      top.operators.push(operator);
      top.rest.push(node);
    } else open.push({ level, first: node, operators: [operator], rest: [] });
  }
  return undefined;
}

/** The operands `from` to `to` as right-associative powers, with the minus signs before them. */
function factorOf(row: readonly SignedOperand[], from: number, to: number): ProgramNode | undefined {
  const only = row[from];
  if (from === to && only?.minuses === 0) return only.node;
  let depth = 0;
  let factor: OpenChain | undefined;
  for (let at = to; at >= from; at -= 1) {
    const operand = row[at];
    if (!operand) return undefined;
    factor = raise(operand.node, factor);
    if (operand.minuses === 0) continue;
    const node = chainOf(factor);
    const first: ProgramNode = {
      kind: 'negation',
      count: operand.minuses,
      operand: node,
      start: operand.start,
      end: node.end,
    };
    factor = raise(first, undefined);
    depth += 1;
    if (depth > nestingLimit) return undefined;
  }
  return factor && chainOf(factor);
}

/** A base before the powers already known, since they are collected backward. */
function raise(base: ProgramNode, powers: OpenChain | undefined): OpenChain {
  if (!powers) return { level: operatorLevels['^'], first: base, operators: [], rest: [] };
  powers.rest.push(powers.first);
  powers.operators.push('^');
  return { ...powers, first: base };
}

function chainOf({ level, first, operators, rest }: OpenChain): ProgramNode {
  if (rest.length === 0) return first;
  const others = level === operatorLevels['^'] ? rest.toReversed() : rest;
  const last = others.at(-1) ?? first;
  return { kind: 'chain', operators, operands: [first, ...others], start: first.start, end: last.end };
}
