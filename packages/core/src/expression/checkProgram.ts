import type { AttributeType } from '../attributes/attributeType.ts';
import type { Scalar } from '../attributes/convert.ts';
import type { Issue, Severity } from '../model/issue.ts';
import { numberOfText } from '../model/numberOfText.ts';
import type { CallNode, ChainNode, ProgramNode } from './ast.ts';
import { expressionIssue } from './expressionIssue.ts';
import type { ExpressionFunction, ParameterType } from './functions/defineFunction.ts';
import { expressionFunctions } from './functions/expressionFunctions.ts';
import type { Lowered } from './lowered.ts';
import { type LoweringHooks, lowerProgram, takesCount } from './lowerProgram.ts';
import { nearestName } from './nearestName.ts';
import { type Program, shownRange } from './program.ts';
import type { ValueType } from './value.ts';
import { isOnly, mayBe, possible, setOfType, typeOfSet, type ValueSet } from './valueSet.ts';

/** The meaning of a program's references at its location. */
export interface CheckContext {
  /** The type of an attribute, or the finding that it cannot be used here; its range is filled in. */
  typeOf(keypath: string): ValueType | Issue;
  /** The text shown for a reference, used by messages and ranges; the keypath itself when absent. */
  show?(keypath: string): string;
}

export interface CheckedProgram {
  /** The type of the result, as far as it is known before running. */
  readonly type: ValueType;
  readonly issues: readonly Issue[];
  /** The result, if it never changes. */
  readonly constant?: Scalar;
}

/** The program's last check without findings; it depends only on the types of the references. */
export interface LastCheck {
  readonly types: readonly (ValueType | Issue)[];
  readonly checked: CheckedProgram;
}

/** The type of an attribute in programs. docs/runtime-rules.md#type-conversion. */
export function valueTypeOf(type: AttributeType): ValueType {
  if (type === 'boolean' || type === 'table') return type;
  return type === 'text' || type === 'image' ? 'text' : 'number';
}

/** Determines the types in a program and reports its errors. docs/product-rules.md#expressions. */
export function checkProgram(program: Program, context: CheckContext): CheckedProgram {
  const known = program.memory.lastCheck;
  if (known && hasTypes(program, context, known.types)) return known.checked;
  const types = program.keypaths.map((keypath) => context.typeOf(keypath));
  const check = new ProgramCheck(program, context, types);
  const checked = check.run();
  if (checked.issues.length === 0) program.memory.lastCheck = { types, checked };
  return checked;
}

function hasTypes({ keypaths }: Program, context: CheckContext, types: readonly (ValueType | Issue)[]): boolean {
  for (let index = 0; index < keypaths.length; index += 1) {
    if (context.typeOf(keypaths[index] ?? '') !== types[index]) return false;
  }
  return true;
}

const typeNames: Readonly<Record<ValueType, string>> = {
  number: 'a number',
  text: 'a text',
  boolean: 'true or false',
  table: 'a table',
  any: 'a value',
};

class ProgramCheck implements LoweringHooks {
  private readonly issues: Issue[] = [];
  private readonly sets = new Map<string, ValueSet>();
  private readonly program: Program;
  private readonly context: CheckContext;

  constructor(program: Program, context: CheckContext, types: readonly (ValueType | Issue)[]) {
    this.program = program;
    this.context = context;
    for (const [index, keypath] of program.keypaths.entries()) {
      const type = types[index] ?? 'any';
      this.sets.set(keypath, typeof type === 'string' ? setOfType(type) : possible.any);
      if (typeof type !== 'string') this.issues.push({ ...type, ...this.firstRange(keypath) });
    }
  }

  run(): CheckedProgram {
    const lowered = lowerProgram(this.program.ast, this);
    const checked = { type: typeOfSet(lowered.set), issues: this.issues };
    const isConstant = lowered.kind === 'constant' && typeof lowered.value !== 'object';
    return isConstant ? { ...checked, constant: lowered.value } : checked;
  }

  resolve({ keypath }: { readonly keypath: string }): Lowered {
    const set = this.sets.get(keypath) ?? possible.any;
    return { kind: 'read', binding: { type: typeOfSet(set), source: 'a', read: () => 0 }, set };
  }

  onConversion(node: ProgramNode, value: Lowered, wanted: ParameterType): void {
    if (wanted === 'table') {
      if (!mayBe(value.set, possible.table)) this.report(node, 'expression.type', 'A table is expected here.');
      return;
    }
    if (isOnly(value.set, possible.table)) {
      this.report(node, 'expression.type', 'A table cannot be used as a value.');
    }
    if (wanted === 'number') this.checkNumber(node, value);
  }

  onCall(node: CallNode, entry: ExpressionFunction | undefined): void {
    if (entry) {
      if (!takesCount(entry, node.arguments.length)) this.reportCount(node, entry);
      return;
    }
    const nearest = nearestName(
      node.name,
      expressionFunctions.map(({ name }) => name),
    );
    const hint = nearest ? ` Did you mean '${nearest}'?` : '';
    const params = nearest ? { name: node.name, nearest } : { name: node.name };
    const name = { start: node.start, end: node.start + node.name.length };
    this.report(name, 'expression.function', `There is no function '${node.name}'.${hint}`, params);
  }

  onEquality(node: ChainNode, left: Lowered, right: Lowered): void {
    const types = [typeOfSet(left.set), typeOfSet(right.set)] as const;
    if (types[0] === types[1] || types.includes('any')) return;
    const message = `${typeNames[types[0]]} and ${typeNames[types[1]]} are never equal.`;
    const capital = message.charAt(0).toUpperCase() + message.slice(1);
    this.report(node, 'expression.type', capital, { left: types[0], right: types[1] }, 'nonBlocking');
  }

  private checkNumber(node: ProgramNode, value: Lowered): void {
    if (value.kind === 'constant' && typeof value.value === 'string' && numberOfText(value.value) === undefined) {
      this.report(node, 'expression.type', 'This text is not a number.', { value: value.value });
    }
    if (node.kind !== 'reference' || !isOnly(value.set, possible.text)) return;
    const path = this.shown(node.keypath);
    const message = `Attribute '${path}' must be the string representation of a number or this expression will be invalid at runtime.`;
    this.report(node, 'expression.type', message, { path }, 'nonBlocking');
  }

  private reportCount(node: CallNode, entry: ExpressionFunction): void {
    const { least } = entry;
    const most = entry.parameters.length;
    const count = node.arguments.length;
    const range = entry.folds ? `at least ${least}` : least === most ? `${least}` : `${least} to ${most}`;
    const nouns = range === '1' ? 'argument' : 'arguments';
    const message = `The function '${entry.name}' takes ${range} ${nouns} but ${count} ${count === 1 ? 'was' : 'were'} given.`;
    this.report(node, 'expression.function', message, { name: entry.name, least, most, count });
  }

  private report(
    node: { readonly start: number; readonly end: number },
    code: 'expression.type' | 'expression.function',
    message: string,
    params: Readonly<Record<string, unknown>> = {},
    severity: Severity = 'blocking',
  ): void {
    const range = shownRange(this.program, [node.start, node.end], (keypath) => this.shown(keypath));
    this.issues.push(expressionIssue(code, message, range, params, severity));
  }

  private firstRange(keypath: string): { readonly range?: [number, number] } {
    const reference = this.program.references.find((candidate) => candidate.keypath === keypath);
    if (!reference) return {};
    return { range: shownRange(this.program, [reference.start, reference.end], (path) => this.shown(path)) };
  }

  private shown(keypath: string): string {
    return this.context.show?.(keypath) ?? keypath;
  }
}
