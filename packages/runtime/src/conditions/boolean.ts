import { convertValue } from '@playhouse/core';
import { defineRuntimeCondition } from '../units/defineRuntimeCondition.ts';

/** Tests whether an attribute is true or false. docs/runtime-rules.md#attribute-conditions. */
export const boolean = defineRuntimeCondition('boolean', ({ attributes, subject }) => {
  const left = subject();
  const wanted =
    attributes.RHS === undefined || attributes.RHS === true || attributes.RHS === 1 || attributes.RHS === 'true';
  return (actor, world) => {
    const value = left(actor, world);
    return value !== undefined && convertValue(value, 'boolean') === wanted;
  };
});
