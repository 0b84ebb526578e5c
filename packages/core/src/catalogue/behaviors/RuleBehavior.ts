import { defineBehavior } from '../defineBehavior.ts';
import { blockFlags, conditionsNeeded } from '../fields/options.ts';

/**
 * Runs one of two lists, depending on its conditions. docs/runtime-rules.md#flow and docs/runtime-rules.md#activation.
 */
export const Rule = defineBehavior({
  class: 'RuleBehavior',
  type: 'Block',
  usage: 'Flow',
  title: 'Rule',
  help: 'Does something while its conditions hold, and something else otherwise.',
  searchWords: ['if', 'when', 'else', 'condition', 'key', 'touch', 'click', 'event'],
  glyph: 'M3.500 12H9M9 12c4.500 0 4-6 11-6M9 12c4.500 0 4 6 11 6M16.700 3 20 6l-3.300 3M16.700 15l3.300 3-3.300 3',
  children: ['conditions', 'behaviors', 'elseBehaviors'],
  notes: [
    'It changes at most once per frame. Its conditions are read when the rule is reached in the list.',
    'Without conditions the main list is active.',
    'Run once: each of the two lists starts at most once in the life of the actor. In sequence: each behavior waits for the one before it, and one that never ends blocks the rest. A behavior that has reached its goal stops holding it when the next one starts.',
  ],
  fields: { compoundConditionKind: conditionsNeeded, ...blockFlags },
});
