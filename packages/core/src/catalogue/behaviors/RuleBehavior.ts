import { defineBehavior } from '../defineBehavior.ts';
import { boolean, choice } from '../fields/kinds.ts';

/** Runs one of two lists, as its conditions say. Reference 1.7 and 6.1. */
export const Rule = defineBehavior({
  class: 'RuleBehavior',
  type: 'Block',
  usage: 'Flow',
  title: 'Rule',
  help: 'Does something while its conditions hold, and something else otherwise.',
  children: ['conditions', 'behaviors', 'elseBehaviors'],
  fields: {
    compoundConditionKind: choice({ label: 'Conditions needed', options: [[0, 'All'], [1, 'Any']] }),
    runOnce: boolean({ label: 'Run once', help: 'Only the first time in the life of the actor.' }),
    runSequentially: boolean({ label: 'Run in sequence', help: 'Each child starts when the one before has finished.' }),
  },
});
