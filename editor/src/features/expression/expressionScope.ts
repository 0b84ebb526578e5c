import {
  type Issue,
  isIssue,
  type KeypathOwner,
  type NameScope,
  type ProgramPart,
  type Project,
  resolveKeypath,
  type Scalar,
  targetOfKeypath,
  type UseTarget,
  type ValueType,
  valueTypeOf,
} from '@playhouse/core';
import type { ReactNode } from 'react';

/** Values to evaluate expressions with, in order to show results. */
interface ValueSource {
  readonly id: string;
  /** "Values of Pip in Lantern Meadow". */
  readonly label: string;
}

/** The context of an expression: what it can refer to, how it is checked, and its value. */
export interface ExpressionScope {
  readonly names: NameScope;
  /** The type of an attribute, or the reason why it cannot be used here. */
  typeOf(keypath: string): ValueType | Issue;
  /** The thing that an attribute is, for going to it; undefined for built-in attributes. */
  targetOf?(keypath: string): UseTarget | undefined;
  /** The value of a program for the chosen source. Undefined when it has none or the result is a table. */
  evaluate?(parts: readonly ProgramPart[]): Scalar | undefined;
  /** Whose values `evaluate` uses. */
  readonly sources?: {
    readonly all: readonly ValueSource[];
    readonly chosen: string;
    choose(id: string): void;
    /** All sources of values. */
    readonly picture?: ReactNode;
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
    targetOf: (keypath) => targetOfKeypath(project, keypath, owner),
    typeOf(keypath) {
      const resolved = resolveKeypath(project, keypath, owner);
      return isIssue(resolved) ? { ...resolved, code: 'expression.reference' } : valueTypeOf(resolved.type);
    },
  };
}
