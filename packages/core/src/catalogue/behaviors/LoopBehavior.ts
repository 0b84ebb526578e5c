import { defineBehavior } from '../defineBehavior.ts';
import { choice, number } from '../fields/kinds.ts';
import { conditionsNeeded } from '../fields/options.ts';

/** Runs its children again and again within one frame. docs/runtime-rules.md#flow. */
export const Loop = defineBehavior({
  class: 'LoopBehavior',
  type: 'Block',
  usage: 'Flow',
  title: 'Loop',
  help: 'Repeats something within one frame while its conditions hold.',
  searchWords: ['repeat', 'while', 'for'],
  glyph: 'M4.500 12a7.500 7.500 0 0 1 13-5M19.500 12a7.500 7.500 0 0 1-13 5M18 3.500V7.500h-4M6 20.500v-4h4',
  children: ['conditions', 'behaviors'],
  notes: [
    'Passes that do not finish continue in the next frame. After its conditions end it, it waits until it is activated again.',
    'All loops of a game make at most 50,000 passes in a frame; the rest waits.',
    'Timers inside do not work, because each pass restarts them.',
  ],
  fields: {
    loopType: choice({
      label: 'Loop',
      options: [
        [0, 'While'],
        [1, 'Until'],
      ],
    }),
    compoundConditionKind: conditionsNeeded,
    maxLoopsPerFrame: number({ label: 'Most passes in a frame', default: 1000, integer: true, minimum: 1 }),
  },
});
