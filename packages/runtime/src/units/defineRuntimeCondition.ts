import type { PredicateType, ProgramPart } from '@playhouse/core';
import type { NumberReader, ValueReader } from './defineRuntimeBehavior.ts';
import type { Test } from './unit.ts';

/** The context in which a condition resolves values once, when the game is compiled. */
export interface ConditionCompiler {
  readonly location: number;
  /** Attributes of the predicate in their current spelling. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** The left side: an attribute or an expression. */
  subject(): ValueReader;
  /** The keypath of the left side if that is a numeric attribute. */
  readonly numericSubject: string | undefined;
  /** A program that cannot fail and results in true or false. */
  comparison(parts: readonly ProgramPart[]): Test;
  value(stored: unknown): ValueReader;
  number(stored: unknown): NumberReader;
  /** The number of a key in the devices. */
  key(name: string): number;
  /** Requests that touches be tracked for actors of this program. */
  useTouch(): void;
  /** Requests that overlaps be kept up to date. */
  useOverlaps(): void;
}

/** Creates the test of a condition. docs/runtime-rules.md#conditions. */
export interface RuntimeCondition {
  readonly type: PredicateType;
  compile(compiler: ConditionCompiler): Test;
}

/** Implements a predicate of the catalogue. */
export function defineRuntimeCondition(type: PredicateType, compile: RuntimeCondition['compile']): RuntimeCondition {
  return { type, compile };
}
