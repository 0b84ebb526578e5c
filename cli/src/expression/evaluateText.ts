import {
  checkProgram,
  compileProgramClosures,
  createBinder,
  createNameScope,
  type ExpressionWorld,
  type Issue,
  type NameScope,
  parseText,
  type Scalar,
  type ValueType,
} from '@playhouse/core';

/** The result of one program. docs/format.md#evaluating-expressions. */
export interface ExpressionResult {
  /** Null when it is unknown or known only at runtime. */
  readonly type: Exclude<ValueType, 'any'> | null;
  /** Null when there is none: the program is invalid, was only checked, or results in a table. */
  readonly value: Scalar | null;
  readonly issues: readonly ExpressionIssue[];
}

interface ExpressionIssue extends Pick<Issue, 'code' | 'severity' | 'message'> {
  /** Start and end in the program's text. */
  readonly range?: readonly [number, number];
}

type Evaluated =
  | { readonly ok: true; readonly value: Scalar }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** What programs may refer to, and how one without findings is evaluated. */
export interface ExpressionScope {
  readonly names: NameScope;
  /** The type at a keypath, or why it cannot be used. */
  typeOf(keypath: string): ValueType | Issue;
  evaluate(source: string): Evaluated;
}

/** Checks and evaluates the text of a program in a scope. */
export function evaluateText(
  { names, typeOf, evaluate }: ExpressionScope,
  source: string,
  isCheck: boolean,
): ExpressionResult {
  const typed = parseText(source, names);
  if (!typed.program) return { type: null, value: null, issues: typed.issues.map(report) };
  const checked = checkProgram(typed.program, { typeOf, show: (keypath) => names.textOf(keypath) });
  const type = checked.type === 'any' ? null : checked.type;
  const issues = checked.issues.map(report);
  if (isCheck || type === 'table') return { type, value: null, issues };
  // A program with an error in an unreachable part still has a value.
  const result = evaluate(source);
  const faults = result.ok || issues.some(({ severity }) => severity === 'blocking') ? [] : result.issues.map(report);
  if (!result.ok) return { type, value: null, issues: [...issues, ...faults] };
  return { type: typeOfScalar(result.value), value: result.value, issues };
}

/** The scope without a project: rejects every reference; `random` is the source of randomness. */
export function scopeWithoutProject(random: ExpressionWorld['random']): ExpressionScope {
  const names = createNameScope({ attributes: [] });
  const binder = createBinder(() => undefined);
  return {
    names,
    typeOf: (keypath) =>
      issueOf('expression.reference', `There is no attribute '${names.textOf(keypath)}' without a project.`),
    evaluate(source) {
      const { program, issues } = parseText(source, names);
      if (!program) return { ok: false, issues };
      const faults: Issue[] = [];
      const fault = (code: Issue['code'], message: string) => void faults.push(issueOf(code, message));
      const value = compileProgramClosures(program, binder)(undefined, { random, fault, warn() {} });
      return faults.length > 0 || typeof value === 'object' ? { ok: false, issues: faults } : { ok: true, value };
    },
  };
}

function typeOfScalar(value: Scalar): Exclude<ValueType, 'any'> {
  return typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : 'boolean';
}

function issueOf(code: Issue['code'], message: string): Issue {
  return { code, severity: 'blocking', path: [], params: {}, message };
}

function report({ code, severity, message, range }: Issue): ExpressionIssue {
  return { code, severity, message, ...(range && { range: [range[0], range[1]] as const }) };
}
