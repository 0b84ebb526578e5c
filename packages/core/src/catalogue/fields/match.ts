import { ours } from '../messages.ts';

/** Which actors are meant: those of a prototype or those with a tag. Reference 1.3 and 2.2. */
export const matchModes = [
  [0, 'Actor of type'],
  [1, 'Actor with tag'],
] as const;

const invalidPrototype = 'Please enter a valid actor prototype.';
const invalidTag = 'Please type in a valid actor tag.';

/** Spec 2 chapter 5, "Collide"; used for the collision condition too. */
export const prototypeMessages = {
  'value.required': invalidPrototype,
  'value.type': invalidPrototype,
  'reference.missing': invalidPrototype,
} as const;

/** Spec 2 chapter 5, "Collide"; used for the collision condition too. */
export const tagMessages = {
  'value.required': invalidTag,
  'value.type': invalidTag,
  'reference.missing': ours.tagUnknown,
} as const;
