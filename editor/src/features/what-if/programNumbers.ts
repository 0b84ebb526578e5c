import {
  formatProgram,
  joinParts,
  type NameScope,
  type ProgramNode,
  type ProgramPart,
  parseProgram,
  textOfNumber,
} from '@playhouse/core';

/** A number written in an expression. */
export interface ProgramNumber {
  /** Its position among the numbers of the expression, from 0. It stays the same when another number is written. */
  readonly index: number;
  readonly value: number;
  /** The expression with a gap in place of the number. */
  readonly words: string;
  /** The expression with another number in its place. */
  replace(value: number): readonly ProgramPart[];
}

/** The numbers written in an expression, in text order; none if it cannot be read. */
export function programNumbers(parts: readonly ProgramPart[], names: NameScope): readonly ProgramNumber[] {
  const read = parseProgram(parts);
  if (!read.ok) return [];
  const joined = joinParts(parts);
  return numbersIn(read.value.ast).map((found, index) => ({
    index,
    value: found.value,
    words: formatProgram(withText(joined, found, '…'), names).trim(),
    replace: (value) => withText(joined, found, written(value, read.value.text, found)),
  }));
}

interface FoundNumber {
  readonly value: number;
  /** In the text with keypaths for references. */
  readonly start: number;
  readonly end: number;
}

/** A minus sign right before a number belongs to it. */
function numbersIn(root: ProgramNode): readonly FoundNumber[] {
  const found: FoundNumber[] = [];
  const pending: ProgramNode[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const { kind, start, end } = node;
    if (kind === 'literal' && typeof node.value === 'number') found.push({ value: node.value, start, end });
    else if (kind === 'call') pending.push(...node.arguments);
    else if (kind === 'chain') pending.push(...node.operands);
    else if (kind === 'negation') {
      const { operand, count } = node;
      const isNumber = operand.kind === 'literal' && typeof operand.value === 'number';
      if (isNumber && count === 1) found.push({ value: -Number(operand.value), start, end });
      else pending.push(operand);
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** A negative number is put in parentheses, so that it does not join with an operator before or after it. */
function written(value: number, text: string, { start, end }: FoundNumber): string {
  const number = textOfNumber(value);
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  const isAlone = (before === '' || /[(,]$/.test(before)) && (after === '' || /^[),]/.test(after));
  return value < 0 && !isAlone ? `(${number})` : number;
}

/** The program with text in place of a range, which lies in one part because a number contains no reference. */
function withText(joined: readonly ProgramPart[], { start, end }: FoundNumber, text: string): readonly ProgramPart[] {
  let at = 0;
  return joined.map((part) => {
    const from = at;
    at += typeof part === 'string' ? part.length : part.keypath.length;
    if (typeof part !== 'string' || start < from || end > at) return part;
    return part.slice(0, start - from) + text + part.slice(end - from);
  });
}
