import { defineBehavior } from '../defineBehavior.ts';

/**
 * Lets the camera follow the actor while active. docs/runtime-rules.md#display and
 * docs/runtime-rules.md#camera-and-layers.
 */
export const ControlCamera = defineBehavior({
  class: 'ControlCameraBehavior',
  type: 'Persistent',
  usage: 'Display',
  title: 'Control Camera',
  help: 'Lets the camera follow the actor.',
  notes: [
    'Of several the one that was activated last counts.',
    'The camera stays inside the scene; in a scene that is smaller than the view it stands at 0.',
  ],
  fields: {},
});
