import {
  type Condition,
  compileProgram,
  emitSource,
  findPredicate,
  normalizeCondition,
  type ProgramPart,
  parseProgram,
  valueTypeOf,
} from '@playhouse/core';
import type { OwnerCode } from '../attributes/ownerCode.ts';
import { runtimeConditions } from '../conditions/index.ts';
import type { ValueReader } from '../units/defineRuntimeBehavior.ts';
import type { ConditionCompiler, RuntimeCondition } from '../units/defineRuntimeCondition.ts';
import type { Test } from '../units/unit.ts';
import { bindFor } from './binding.ts';
import type { ProgramContext } from './programContext.ts';
import { compileNumber, compileValue } from './readers.ts';
import { createTarget } from './targets.ts';

const byType: ReadonlyMap<string, RuntimeCondition> = new Map(
  runtimeConditions.map((condition) => [condition.type, condition]),
);

/** The context for compiling a behavior's conditions. */
export interface ConditionContext {
  readonly context: ProgramContext;
  /** Numbers the location of the nth condition. */
  addCondition(index: number): number;
  useTouch(): void;
}

/**
 * All or any of the conditions of a rule or loop; without conditions it holds.
 * docs/runtime-rules.md#shape-of-a-condition and docs/runtime-rules.md#combining-conditions.
 */
export function compileConditions(conditions: readonly Condition[], isAny: boolean, context: ConditionContext): Test {
  const tests = conditions.map((condition, index) => compileCondition(condition, context.addCondition(index), context));
  const [first, second] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  const test = isAny ? anyOf(tests) : allOf(tests);
  parts.set(test, { isAny, tests });
  return test;
}

/** The generated code of a test: other tests, or code that uses the actor, `w` and the constants of its binder. */
export function partsOfTest(test: Test): TestParts | undefined {
  return parts.get(test);
}

type TestParts = { source(actor: NamedActor): string } | { readonly isAny: boolean; readonly tests: readonly Test[] };

/** The variable of the actor in generated code, and how code reads it. */
interface NamedActor {
  readonly name: string;
  readonly code: OwnerCode;
}

const parts = new WeakMap<Test, TestParts>();

function allOf(tests: readonly Test[]): Test {
  return (actor, world) => {
    for (const test of tests) if (!test(actor, world)) return false;
    return true;
  };
}

function anyOf(tests: readonly Test[]): Test {
  return (actor, world) => {
    for (const test of tests) if (test(actor, world)) return true;
    return false;
  };
}

function compileCondition(stored: Condition, location: number, context: ConditionContext): Test {
  const condition = normalizeCondition(stored);
  const { type, attributes } = condition.predicate;
  const runtime = findPredicate(type) && byType.get(type);
  if (!runtime) return incomplete(location);
  return runtime.compile(conditionCompiler(condition, { ...attributes }, location, context));
}

function conditionCompiler(
  { attributes: { conditionType, subject, subjectAttribute } }: Condition,
  attributes: Readonly<Record<string, unknown>>,
  location: number,
  { context, useTouch }: ConditionContext,
): ConditionCompiler {
  const { binder, game } = context;
  const keypath = conditionType === 1 ? (subjectAttribute ?? '') : undefined;
  return {
    location,
    attributes,
    numericSubject: isNumeric(keypath, context) ? keypath : undefined,
    subject: () =>
      keypath === undefined ? compileValue(subject, binder, location) : attributeReader(keypath, location, context),
    value: (value) => compileValue(value, binder, location),
    number: (value) => compileNumber(value, 0, binder, location),
    comparison: (parts) => comparison(parts, context) ?? incomplete(location),
    key: game.key,
    useTouch,
    useOverlaps() {
      game.uses.overlaps = true;
    },
  };
}

function isNumeric(keypath: string | undefined, context: ProgramContext): boolean {
  const access = keypath === undefined ? undefined : context.access(keypath);
  return access !== undefined && valueTypeOf(access.type) === 'number';
}

function attributeReader(keypath: string, location: number, context: ProgramContext): ValueReader {
  if (keypath === '') return (_, world) => void world.faults.report(location, 'condition.incomplete');
  return createTarget(keypath, context.access(keypath), location).read;
}

/** A program with a comparison operator evaluates to a boolean, so it can serve as the test itself. */
function comparison(stored: readonly ProgramPart[], { access, binder }: ProgramContext): Test | undefined {
  const program = parseProgram(stored);
  if (!program.ok) return undefined;
  const test = compileProgram(program.value, binder) as Test;
  parts.set(test, {
    source: ({ name, code }) => emitSource(program.value, bindFor(code, access, binder), name).source,
  });
  return test;
}

function incomplete(location: number): Test {
  return (_, world) => {
    world.faults.report(location, 'condition.incomplete');
    return false;
  };
}
