import {
  type Binder,
  compileProgram,
  convertValue,
  type Evaluator,
  isBlankProgram,
  isJsonObject,
  type ProgramPart,
  parseProgram,
  type Value,
} from '@playhouse/core';
import type { Actor } from '../state/actor.ts';
import { finiteNumber } from '../state/value.ts';
import type { World } from '../state/world.ts';
import type { NumberReader, ValueReader } from '../units/defineRuntimeBehavior.ts';

/** Reads a stored literal or expression unconverted; a missing value is reported at `location` when it is read. */
export function compileValue(stored: unknown, binder: Binder, location: number): ValueReader {
  const parts = partsOf(stored);
  if (parts === undefined) {
    const literal = literalOf(stored);
    return () => literal;
  }
  if (isBlankProgram(parts)) return () => '';
  const program = parseProgram(parts);
  if (!program.ok) return failing(location, program.issues[0]?.message ?? '', undefined);
  return guarded(compileProgram(program.value, binder), location);
}

/** Reads a stored literal or expression as a number; a blank one is `fallback`. */
export function compileNumber(stored: unknown, fallback: number, binder: Binder, location: number): NumberReader {
  const parts = partsOf(stored);
  if (parts === undefined || isBlankProgram(parts)) {
    return constantReader(parts === undefined ? literalNumber(stored, fallback) : fallback);
  }
  const program = parseProgram(parts);
  if (!program.ok) return failing(location, program.issues[0]?.message ?? '', Number.NaN);
  const evaluate = compileProgram(program.value, binder);
  return (actor, world) => {
    world.location = location;
    const before = world.invalid;
    const value = evaluate(actor, world);
    if (world.invalid !== before) return Number.NaN;
    return typeof value === 'number' && Number.isFinite(value) ? value : finiteNumber(value, location, world);
  };
}

/** The constant value of a reader, or undefined when it depends on the game. */
export function constantOf(reader: NumberReader): number | undefined {
  return constants.get(reader);
}

const constants = new WeakMap<NumberReader, number>();

function constantReader(value: number): NumberReader {
  const reader = () => value;
  constants.set(reader, value);
  return reader;
}

/** The parts of a stored expression, or undefined when the value is a literal. */
export function partsOf(stored: unknown): readonly ProgramPart[] | undefined {
  if (!isJsonObject(stored) || stored['@'] !== 'expression' || !Array.isArray(stored.$)) return undefined;
  return stored.$;
}

function guarded(evaluate: Evaluator, location: number): ValueReader {
  return (actor, world) => {
    world.location = location;
    const before = world.invalid;
    const value = evaluate(actor, world);
    return world.invalid === before ? value : undefined;
  };
}

function failing<Result>(location: number, message: string, result: Result): (actor: Actor, world: World) => Result {
  return (_, world) => {
    world.faults.report(location, 'expression.syntax', message);
    return result;
  };
}

function literalOf(stored: unknown): Value {
  return typeof stored === 'string' || typeof stored === 'number' || typeof stored === 'boolean' ? stored : '';
}

function literalNumber(stored: unknown, fallback: number): number {
  if (stored === undefined || stored === null || stored === '') return fallback;
  const number = convertValue(literalOf(stored), 'real');
  return Number.isFinite(number) ? Number(number) : fallback;
}
