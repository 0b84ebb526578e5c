import { defineAttributeType } from '../defineAttributeType.ts';

/** A table of the game. It is a document, so the attribute has no value. */
export const table = defineAttributeType({
  type: 'table',
  title: 'Table',
  check: (value) => (value === undefined ? undefined : 'value.type'),
  normalize: (value) => value,
});
