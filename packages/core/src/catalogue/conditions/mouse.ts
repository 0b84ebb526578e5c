import { definePredicate } from '../defineCondition.ts';
import { word } from '../fields/kinds.ts';

/** The primary button, anywhere on the screen. docs/runtime-rules.md#event-conditions. */
export const mouse = definePredicate({
  type: 'mouse',
  eventType: 'mouse button',
  conditionTypes: [0],
  title: 'Mouse button',
  help: 'The mouse button is down, or is not.',
  notes: ['Anywhere on the screen, over actors or not.'],
  fields: {
    mouseState: word({
      label: 'State',
      default: 'down',
      options: [
        ['down', 'is down'],
        ['up', 'is up'],
      ],
    }),
  },
});
