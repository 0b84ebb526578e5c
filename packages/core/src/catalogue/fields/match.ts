import { ours } from '../messages.ts';
import { choice, prototypeRef, tagRef } from './kinds.ts';

const matchModes = [
  [0, 'Actor of type'],
  [1, 'Actor with tag'],
] as const;

const invalidPrototype = 'Please enter a valid actor prototype.';
const invalidTag = 'Please type in a valid actor tag.';

const prototypeMessages = {
  'value.required': invalidPrototype,
  'value.type': invalidPrototype,
  'reference.missing': invalidPrototype,
} as const;

const tagMessages = {
  'value.required': invalidTag,
  'value.type': invalidTag,
  'reference.missing': ours.tagUnknown,
} as const;

/**
 * The fields that choose actors: those of a prototype or those with a tag. `label` introduces the choice between the
 * two. docs/runtime-rules.md#movement, docs/runtime-rules.md#event-conditions, docs/product-rules.md#collisions.
 */
export const matchFields = (label: string) =>
  ({
    mode: choice({ label, options: matchModes }),
    prototypeKey: prototypeRef({
      label: 'Actor',
      required: true,
      when: { field: 'mode', is: [0] },
      messages: prototypeMessages,
    }),
    actorTag: tagRef({
      label: 'Tag',
      required: true,
      when: { field: 'mode', is: [1] },
      lenient: ['reference.missing'],
      messages: tagMessages,
    }),
  }) as const;
