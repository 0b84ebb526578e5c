import { defineBehavior } from '../defineBehavior.ts';
import { blockFlags, conditionsNeeded } from '../fields/options.ts';

/** Runs one of two lists, as its conditions say. Reference 1.7 and 6.1. */
export const Rule = defineBehavior({
  class: 'RuleBehavior',
  type: 'Block',
  usage: 'Flow',
  title: 'Rule',
  help: 'Does something while its conditions hold, and something else otherwise.',
  children: ['conditions', 'behaviors', 'elseBehaviors'],
  fields: { compoundConditionKind: conditionsNeeded, ...blockFlags },
});
