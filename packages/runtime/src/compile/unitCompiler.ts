import { type Condition, findPredicate, normalizeCondition } from '@playhouse/core';
import { runtimeConditions } from '../conditions/index.ts';
import { finiteNumber } from '../state/value.ts';
import type { NumberReader, TableReader, UnitCompiler, ValueReader } from '../units/defineRuntimeBehavior.ts';
import type { ConditionCompiler, RuntimeCondition } from '../units/defineRuntimeCondition.ts';
import type { Test } from '../units/unit.ts';
import type { ProgramContext } from './programContext.ts';
import { compileNumber, compileValue } from './readers.ts';
import { createTarget } from './targets.ts';

const conditionsByType: ReadonlyMap<string, RuntimeCondition> = new Map(
  runtimeConditions.map((condition) => [condition.type, condition]),
);

/** What the behavior at `place` resolves with. `addCondition` numbers the place of its nth condition. */
export function createUnitCompiler(
  context: ProgramContext,
  place: number,
  addCondition: (index: number) => number,
  useTouch: () => void,
): UnitCompiler {
  const { binder, game } = context;
  return {
    place,
    target: (keypath) => createTarget(keypath, context.access(keypath), place),
    value: (stored) => compileValue(stored, binder, place),
    number: (stored, fallback) => compileNumber(stored, fallback, binder, place),
    table: (id, expression) => tableReader(id, expression, context, place),
    prototype: game.prototype,
    scene: game.scene,
    sceneCount: game.sceneCount,
    test(conditions, isAny) {
      const tests = conditions.map((condition, index) =>
        compileCondition(condition, context, addCondition(index), useTouch),
      );
      return isAny ? anyOf(tests) : allOf(tests);
    },
  };
}

/** A rule without conditions holds. Reference 2.1. */
function allOf(tests: readonly Test[]): Test {
  const [first, second] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  return (actor, world) => {
    for (const test of tests) if (!test(actor, world)) return false;
    return true;
  };
}

function anyOf(tests: readonly Test[]): Test {
  const [first, second] = tests;
  if (first === undefined || second === undefined) return allOf(tests);
  return (actor, world) => {
    for (const test of tests) if (test(actor, world)) return true;
    return false;
  };
}

function compileCondition(stored: Condition, context: ProgramContext, place: number, useTouch: () => void): Test {
  const condition = normalizeCondition(stored);
  const { type, attributes } = condition.predicate;
  const runtime = findPredicate(type) && conditionsByType.get(type);
  if (!runtime) return incomplete(place);
  return runtime.compile(conditionCompiler(condition, { ...attributes }, context, place, useTouch));
}

function conditionCompiler(
  { attributes: { conditionType, subject, subjectAttribute } }: Condition,
  attributes: Readonly<Record<string, unknown>>,
  context: ProgramContext,
  place: number,
  useTouch: () => void,
): ConditionCompiler {
  const { binder, game } = context;
  const isAttribute = conditionType === 1;
  const attribute = () => attributeReader(subjectAttribute, context, place);
  return {
    place,
    attributes,
    subject: () => (isAttribute ? attribute() : compileValue(subject, binder, place)),
    subjectNumber: () => (isAttribute ? toNumber(attribute(), place) : compileNumber(subject, 0, binder, place)),
    value: (value) => compileValue(value, binder, place),
    number: (value) => compileNumber(value, 0, binder, place),
    key: game.key,
    useTouch,
    useOverlaps() {
      game.uses.overlaps = true;
    },
  };
}

function attributeReader(keypath: string | undefined, context: ProgramContext, place: number): ValueReader {
  if (keypath === undefined || keypath === '')
    return (_, world) => void world.faults.report(place, 'condition.incomplete');
  return createTarget(keypath, context.access(keypath), place).read;
}

function toNumber(read: ValueReader, place: number): NumberReader {
  return (actor, world) => {
    const value = read(actor, world);
    if (typeof value === 'number') return value;
    return value === undefined ? Number.NaN : finiteNumber(value, place, world);
  };
}

function incomplete(place: number): Test {
  return (_, world) => {
    world.faults.report(place, 'condition.incomplete');
    return false;
  };
}

function tableReader(
  id: string,
  expression: ValueReader | undefined,
  { game }: ProgramContext,
  place: number,
): TableReader {
  const number = id === '' ? undefined : game.table(id);
  if (number !== undefined) return (_, world) => world.tables[number];
  return (actor, world) => {
    const value = id === '' ? expression?.(actor, world) : undefined;
    const table = world.tables.find((one) => one === value);
    if (table === undefined) world.faults.report(place, 'table.missing', id === '' ? '' : id);
    return table;
  };
}
