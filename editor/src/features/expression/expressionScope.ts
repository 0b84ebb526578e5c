import {
  type Issue,
  isIssue,
  type KeypathOwner,
  type NameScope,
  type ProgramPart,
  type Project,
  resolveKeypath,
  type Scalar,
  type ValueType,
  valueTypeOf,
} from '@playhouse/core';

/** Values that expressions can be computed with, to show what they come to. */
interface ValueSource {
  readonly id: string;
  /** "Values of Pip in Lantern Meadow". */
  readonly label: string;
}

/** Where an expression is: what it can refer to, how it is checked, and what it comes to. */
export interface ExpressionScope {
  readonly names: NameScope;
  /** The type of an attribute, or why it cannot be used here. */
  typeOf(keypath: string): ValueType | Issue;
  /** What a program comes to now. Undefined where it has no value or results in a table. */
  evaluate?(parts: readonly ProgramPart[]): Scalar | undefined;
  /** Whose values `evaluate` uses, where there is a choice. */
  readonly sources?: {
    readonly all: readonly ValueSource[];
    readonly chosen: string;
    choose(id: string): void;
  };
}

/** The scope of an owner in a project. The names are those of the same owner. */
export function scopeInProject(
  project: Project,
  owner: KeypathOwner,
  names: NameScope,
  values: Pick<ExpressionScope, 'evaluate' | 'sources'> = {},
): ExpressionScope {
  return {
    ...values,
    names,
    typeOf(keypath) {
      const resolved = resolveKeypath(project, keypath, owner);
      return isIssue(resolved) ? { ...resolved, code: 'expression.reference' } : valueTypeOf(resolved.type);
    },
  };
}
