import { numberOfText, textOfNumber, textOfScalar, type Value } from '@playhouse/core';
import type { World } from './world.ts';

/** A value as text, for messages. */
export function describeValue(value: Value): string {
  if (typeof value === 'object') return 'a table';
  return typeof value === 'number' ? textOfNumber(value) : JSON.stringify(value);
}

/** A value as text; blank when there is none. docs/runtime-rules.md#type-conversion. */
export function textOfValue(value: Value | undefined): string {
  return value === undefined ? '' : textOfScalar(value);
}

/**
 * A value as a finite number, where a blank text is 0; NaN, reported at `location`, when it is not a number.
 * docs/runtime-rules.md#type-conversion.
 */
export function finiteNumber(value: Value, location: number, world: World): number {
  const number = numberOfValue(value);
  if (number !== undefined && Number.isFinite(number)) return number;
  world.faults.report(location, 'value.number', describeValue(value));
  return Number.NaN;
}

/** A value as a number, which may be infinite, where a blank text is 0; undefined when it is not a number. */
export function numberOfValue(value: Value): number | undefined {
  if (typeof value === 'string') return value === '' ? 0 : numberOfText(value);
  return typeof value === 'object' ? undefined : Number(value);
}
