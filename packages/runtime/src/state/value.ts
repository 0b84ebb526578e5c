import { convertValue, numberOfText, textOfNumber, type Value } from '@playhouse/core';
import type { World } from './world.ts';

/** A value as text, for messages. */
export function describeValue(value: Value): string {
  if (typeof value === 'object') return 'a table';
  return typeof value === 'number' ? textOfNumber(value) : JSON.stringify(value);
}

/** A value as text; blank where there is none. docs/runtime-rules.md#type-conversion. */
export function textOfValue(value: Value | undefined): string {
  if (value === undefined || typeof value === 'object') return '';
  return typeof value === 'string' ? value : String(convertValue(value, 'text'));
}

/**
 * A value as a finite number, a blank text as 0; nan, reported at `location`, when it is none.
 * docs/runtime-rules.md#type-conversion.
 */
export function finiteNumber(value: Value, location: number, world: World): number {
  const number = numberOf(value);
  if (number !== undefined && Number.isFinite(number)) return number;
  world.faults.report(location, 'value.number', describeValue(value));
  return Number.NaN;
}

function numberOf(value: Value): number | undefined {
  if (typeof value === 'string') return value === '' ? 0 : numberOfText(value);
  return typeof value === 'object' ? undefined : Number(value);
}
