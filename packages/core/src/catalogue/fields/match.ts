import { ours } from '../messages.ts';

/**
 * Which actors are meant: those of a prototype or those with a tag. docs/runtime-rules.md#movement and
 * docs/runtime-rules.md#event-conditions.
 */
export const matchModes = [
  [0, 'Actor of type'],
  [1, 'Actor with tag'],
] as const;

const invalidPrototype = 'Please enter a valid actor prototype.';
const invalidTag = 'Please type in a valid actor tag.';

/** docs/product-rules.md#collisions; used for the collision condition too. */
export const prototypeMessages = {
  'value.required': invalidPrototype,
  'value.type': invalidPrototype,
  'reference.missing': invalidPrototype,
} as const;

/** docs/product-rules.md#collisions; used for the collision condition too. */
export const tagMessages = {
  'value.required': invalidTag,
  'value.type': invalidTag,
  'reference.missing': ours.tagUnknown,
} as const;
