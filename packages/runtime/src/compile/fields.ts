import { type Field, type Fields, isJsonObject } from '@playhouse/core';
import type { NumberReader, UnitCompiler, ValueReader } from '../units/defineRuntimeBehavior.ts';
import { partsOf } from './readers.ts';

type Compiled = NumberReader | ValueReader | Readonly<Record<string, NumberReader>> | Field['default'];

/** Compiles the stored attributes of a behavior by the fields of its class; missing ones get their defaults. */
export function compileFields(
  fields: Fields,
  attributes: Readonly<Record<string, unknown>>,
  compiler: UnitCompiler,
): Readonly<Record<string, Compiled>> {
  return Object.fromEntries(
    Object.entries(fields).map(([id, field]) => {
      const stored = Object.hasOwn(attributes, id) ? attributes[id] : undefined;
      return [id, field.computed ? computed(field, stored, compiler) : literal(field, stored)];
    }),
  );
}

function computed(field: Field, stored: unknown, compiler: UnitCompiler): Compiled {
  switch (field.kind) {
    case 'point':
    case 'color':
      return parts(field, stored, compiler);
    case 'text':
      return compiler.value(stored ?? field.default);
    default:
      return compiler.number(stored, Number(field.default));
  }
}

function parts(field: Field, stored: unknown, compiler: UnitCompiler): Readonly<Record<string, NumberReader>> {
  const own = isJsonObject(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(field.default).map(([id, fallback]) => [
      id,
      compiler.number(Object.hasOwn(own, id) ? own[id] : undefined, Number(fallback)),
    ]),
  );
}

/** A field that is never computed, in the type of its default; an expression in it counts as missing. */
function literal(field: Field, stored: unknown): Field['default'] {
  if (stored === undefined || stored === null || partsOf(stored) !== undefined) return field.default;
  switch (typeof field.default) {
    case 'number':
      return literalNumber(stored, field.default);
    case 'boolean':
      return stored === true || stored === 'true' || stored === 1;
    case 'string':
      return typeof stored === 'object' ? field.default : String(stored);
    default:
      return Array.isArray(stored) ? stored : field.default;
  }
}

function literalNumber(stored: unknown, fallback: number): number {
  const number =
    typeof stored === 'boolean' || typeof stored === 'number' ? Number(stored) : Number.parseFloat(String(stored));
  return Number.isFinite(number) ? number : fallback;
}
