import type { PredicateType } from '@playhouse/core';
import type { NumberReader, ValueReader } from './defineRuntimeBehavior.ts';
import type { Test } from './unit.ts';

/** What a condition may have resolved once, when the game is compiled. */
export interface ConditionCompiler {
  readonly place: number;
  /** Attributes of the predicate in today's spelling. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** The left side: an attribute or an expression. */
  subject(): ValueReader;
  subjectNumber(): NumberReader;
  value(stored: unknown): ValueReader;
  number(stored: unknown): NumberReader;
  /** The number under which the devices know a key. */
  key(name: string): number;
  /** Says that actors of this program have to be told where touches begin. */
  useTouch(): void;
  /** Says that overlaps have to be kept up to date. */
  useOverlaps(): void;
}

/** Makes the test of a condition. Reference 2. */
export interface RuntimeCondition {
  readonly type: PredicateType;
  compile(compiler: ConditionCompiler): Test;
}

/** Gives a predicate of the catalogue its meaning. */
export function defineRuntimeCondition(type: PredicateType, compile: RuntimeCondition['compile']): RuntimeCondition {
  return { type, compile };
}
