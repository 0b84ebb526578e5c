import { defineBehavior } from '../defineBehavior.ts';
import { choice, numeric } from '../fields/kinds.ts';
import { blockFlags, runToCompletion } from '../fields/options.ts';

const intervalMessage = 'Please choose a valid number for the timer interval.';

/**
 * Runs its children after, for or every so many seconds. docs/runtime-rules.md#flow and docs/runtime-rules.md#timers,
 * docs/product-rules.md#validation.
 */
export const Timer = defineBehavior({
  class: 'TimerBehavior',
  type: 'Block',
  usage: 'Flow',
  title: 'Timer',
  help: 'Does something after some time, for some time or repeatedly.',
  searchWords: ['wait', 'every', 'after', 'delay', 'seconds', 'clock', 'repeat'],
  glyph: 'M12 3.800a8.200 8.200 0 1 0 0 16.400 8.200 8.200 0 0 0 0-16.400ZM12 7.500V12l3 2',
  children: ['behaviors'],
  notes: [
    'The first frame counts: an interval of 0.1 s fires ten times in 60 frames, first after 0.1 s. An interval of 0 fires in each frame.',
    'An interval shorter than a frame fires once per frame.',
    'The interval is read when a period starts. Without a value the period never ends.',
    'A timer that runs to completion continues its period when its rule becomes true again.',
  ],
  fields: {
    timerType: choice({
      label: 'Type',
      options: [
        [0, 'Every'],
        [1, 'After'],
        [2, 'For'],
      ],
    }),
    interval: numeric({
      label: 'Interval',
      default: 1,
      unit: 's',
      messages: {
        'value.required': intervalMessage,
        'value.type': intervalMessage,
        'expression.type': intervalMessage,
      },
    }),
    runToCompletion,
    ...blockFlags,
  },
});
