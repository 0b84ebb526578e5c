import type { Choices, Field } from '@playhouse/core';

/** Codes and labels of an enumeration field. */
export function choicesOf({ options }: Partial<Field>): Choices | undefined {
  return options?.flatMap(([code, label]) => (typeof code === 'number' ? [[code, label] as const] : []));
}
