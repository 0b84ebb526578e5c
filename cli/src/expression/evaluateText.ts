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

/** What one program came to. docs/format.md#evaluating-expressions. */
export interface ExpressionResult {
  /** Null where it is not known before running, or not at all. */
  readonly type: Exclude<ValueType, 'any'> | null;
  /** Null when there is none: the program is wrong, was only checked, or results in a table. */
  readonly value: Scalar | null;
  readonly issues: readonly ExpressionIssue[];
}

interface ExpressionIssue extends Pick<Issue, 'code' | 'severity' | 'message'> {
  /** From and to in the program's text. */
  readonly range?: readonly [number, number];
}

type Evaluated =
  | { readonly ok: true; readonly value: Scalar }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** What programs may refer to, and how one without findings is evaluated. */
export interface ExpressionScope {
  readonly names: NameScope;
  /** The type of what a keypath names, or why it cannot be used. */
  typeOf(keypath: string): ValueType | Issue;
  evaluate(source: string): Evaluated;
}

/** Checks what people type and evaluates it, as it would be in a scope. */
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
  // A program may be wrong in a part that is never reached: it has a value all the same.
  const result = evaluate(source);
  const faults = result.ok || issues.some(({ severity }) => severity === 'blocking') ? [] : result.issues.map(report);
  if (!result.ok) return { type, value: null, issues: [...issues, ...faults] };
  return { type: typeOfScalar(result.value), value: result.value, issues };
}

/** Where there is no project: every reference is refused, and `random` decides what is left to chance. */
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
