import type { PredicateType, ProgramPart } from '@playhouse/core';
import type { NumberReader, ValueReader } from './defineRuntimeBehavior.ts';
import type { Test } from './unit.ts';

/** What a condition may resolve once, when the game is compiled. */
export interface ConditionCompiler {
  readonly location: number;
  /** Attributes of the predicate in today's spelling. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** The left side: an attribute or an expression. */
  subject(): ValueReader;
  /** The keypath of the left side where that is an attribute which holds a number. */
  readonly numericSubject: string | undefined;
  /** A program that cannot fail and results in true or false. */
  comparison(parts: readonly ProgramPart[]): Test;
  value(stored: unknown): ValueReader;
  number(stored: unknown): NumberReader;
  /** The number under which the devices know a key. */
  key(name: string): number;
  /** Says that actors of this program have to be told where touches begin. */
  useTouch(): void;
  /** Says that overlaps have to be kept up to date. */
  useOverlaps(): void;
}

/** Makes the test of a condition. docs/runtime-rules.md#conditions. */
export interface RuntimeCondition {
  readonly type: PredicateType;
  compile(compiler: ConditionCompiler): Test;
}

/** Implements a predicate of the catalogue. */
export function defineRuntimeCondition(type: PredicateType, compile: RuntimeCondition['compile']): RuntimeCondition {
  return { type, compile };
}
