import { definePredicate } from '../defineCondition.ts';

/** Nothing chosen yet: never true, and reported. docs/runtime-rules.md#attribute-conditions. */
export const unset = definePredicate({
  type: 'unset',
  conditionTypes: [0, 1, 2, 3],
  title: 'Not set',
  help: 'Nothing has been chosen yet.',
  notes: ['It is reported once as a fault.'],
  fields: {},
});
