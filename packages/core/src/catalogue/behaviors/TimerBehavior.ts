import { defineBehavior } from '../defineBehavior.ts';
import { choice, numeric } from '../fields/kinds.ts';
import { blockFlags, runToCompletion } from '../fields/options.ts';

const intervalMessage = 'Please choose a valid number for the timer interval.';

/** Runs its children after, for or every so many seconds. Reference 1.7 and 6.3, spec 2 chapter 5. */
export const Timer = defineBehavior({
  class: 'TimerBehavior',
  type: 'Block',
  usage: 'Flow',
  title: 'Timer',
  help: 'Does something after some time, for some time or again and again.',
  children: ['behaviors'],
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
